import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { ConnectCard } from './ConnectCard.tsx';

const meta = {
  component: ConnectCard,
  tags: ['stable'],
  args: {
    platform: 'Shopify',
    description: 'Shopify will ask you to approve access. There’s nothing to install.',
    addressHint: 'As Shopify gives it, e.g. my-shop.myshopify.com',
    connection: null,
    onConnect: fn(),
    onDisconnect: fn(),
  },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 460 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof ConnectCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const inEnglish = { language: 'en' };
const connection = { shopId: 'lana-si-lut.myshopify.com', connectedAt: '2025-12-15T12:00:00Z' };

const read = {
  ...connection,
  orders: 41_208,
  lastReadAt: '2026-03-04T09:12:00Z',
  nextReadAt: '2026-03-04T10:12:00Z',
};

export const Ready: Story = {};
export const Connected: Story = { args: { connection } };
export const Read: Story = {
  tags: ['no-visual'],
  args: { connection: read, onReadNow: fn() },
};
export const Reading: Story = {
  tags: ['no-visual'],
  args: { connection: { ...read, reading: true, lastReadAt: null, orders: 18_250 }, onReadNow: fn() },
};
export const ReadFailed: Story = {
  tags: ['no-visual'],
  args: { connection: { ...read, problem: 'platform_failed' }, onReadNow: fn() },
};
export const OtherCurrency: Story = {
  tags: ['no-visual'],
  args: { connection: { ...read, problem: 'currency_mismatch', orders: 0 }, onReadNow: fn() },
};
const setAside = {
  count: 31,
  orders: [
    { id: '1', number: '#10482', reason: 'date_unreadable' },
    { id: '2', number: '#10417', reason: 'currency_differs' },
    { id: '3', number: '#10388', reason: 'amount_too_large' },
    { id: '4', number: '', reason: 'order_unreadable' },
    { id: '5', number: '#10021', reason: 'amount_unreadable' },
  ],
};
export const SetAside: Story = { args: { connection: { ...read, setAside }, onReadNow: fn() } };
export const OneSetAside: Story = {
  tags: ['no-visual'],
  args: { connection: { ...read, setAside: { count: 1, orders: setAside.orders.slice(0, 1) } }, onReadNow: fn() },
};
export const Failed: Story = {
  tags: ['no-visual'],
  args: { error: 'its access keys have not been set up on the server.' },
};

export const Connects: Story = {
  name: '[INTG-1] Asks for the address, reports failures by the platform’s name',
  tags: ['no-visual'],
  globals: { language: 'ro' },
  args: { error: 'cheile lipsesc' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Eroare la conectarea Shopify: cheile lipsesc');
    await userEvent.click(canvas.getByRole('button', { name: 'Conectează Shopify' }));
    await expect(await canvas.findByText('Scrie adresa magazinului.')).toBeVisible();
    await expect(args.onConnect).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Adresa magazinului'), ' lana.myshopify.com {Enter}');
    await expect(args.onConnect).toHaveBeenCalledWith('lana.myshopify.com');
  },
};

export const NotDisconnected: Story = {
  name: '[INTG-1] A shop that could not be disconnected says so',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { connection, action: 'disconnect', error: 'the server is away.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error disconnecting Shopify: the server is away.');
  },
};

export const NotRead: Story = {
  name: '[INTG-1] A shop that could not be read at once says so',
  tags: ['no-visual'],
  globals: { language: 'ro' },
  args: { connection: read, onReadNow: fn(), action: 'read', error: 'serverul nu răspunde.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Eroare la sincronizarea comenzilor din Shopify: serverul nu răspunde.',
    );
    await expect(canvas.getByRole('button', { name: 'Sincronizează acum: Shopify' })).toBeEnabled();
  },
};

export const AskedToRead: Story = {
  name: '[ALL-4] While a shop is asked for its orders, only that button waits',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { connection: read, onReadNow: fn(), action: 'read', busy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Syncing orders...' }));
    await expect(args.onReadNow).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Disconnect Shopify' })).not.toHaveAttribute('aria-busy');
  },
};

export const ConnectedJustNow: Story = {
  name: '[INTG-1] After a success it names the shop, and the connection can be ended',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { connection, justConnected: connection.shopId },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Shop ID: lana-si-lut.myshopify.com');
    await expect(canvas.getByText('15 Dec 2025, 12:00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect Shopify' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Disconnect Shopify?' }));
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await expect(dialog.getByRole('radio', { name: /^Keep it/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Disconnect' }));
    await expect(args.onDisconnect).toHaveBeenCalledWith(false);
  },
};

export const Erased: Story = {
  name: '[INTG-1] Before its data is erased, what goes is counted',
  tags: ['no-visual'],
  globals: inEnglish,
  args: {
    connection: read,
    stored: { orders: 2140, customers: 1312, costs: 86 },
    onAskDisconnect: fn(),
    afterDisconnect: 'Then delete the key there, too.',
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect Shopify' }));
    await expect(args.onAskDisconnect).toHaveBeenCalledOnce();
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Disconnect Shopify?' }));
    await expect(dialog.getByText(/2,140 orders from 1,312 customers and 86 product costs/)).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /^Erase it/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Disconnect and erase' }));
    await expect(args.onDisconnect).toHaveBeenCalledWith(true);
  },
};

const kinds = {
  ordersCome: 'at_once',
  products: { readAt: '2026-03-04T03:10:00Z', count: 318, costs: 86, problem: null },
};
export const Kinds: Story = {
  name: '[INTG-1] Each kind says what was read of it, when, and how it comes',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { connection: { ...read, ...kinds }, onReadNow: fn() },
  play: async ({ canvas }) => {
    const orders = within(canvas.getByRole('region', { name: 'Orders, refunds and payment fees' }));
    await expect(orders.getByText('41,208')).toBeVisible();
    await expect(orders.getByText('Shopify reports new orders at once; we also check every hour.')).toBeVisible();
    const products = within(canvas.getByRole('region', { name: 'Products, stock and costs' }));
    await expect(products.getByText('318')).toBeVisible();
    await expect(products.getByText('4 Mar 2026, 03:10')).toBeVisible();
  },
};
export const Late: Story = {
  name: 'A kind that is older than two of its turns is marked, with what to do',
  tags: ['no-visual'],
  globals: inEnglish,
  args: {
    connection: { ...read, ...kinds, late: true, products: { ...kinds.products, late: true } },
    onReadNow: fn(),
  },
  play: async ({ canvas }) => {
    for (const [name, said] of [
      ['Orders, refunds and payment fees', /more than two hours ago; .* connect Shopify again/],
      ['Products, stock and costs', /more than two days ago; .* connect Shopify again/],
    ] as const) {
      const kind = within(canvas.getByRole('region', { name }));
      await expect(kind.getByText('Late')).toBeVisible();
      await expect(kind.getByText(said)).toBeVisible();
    }
    await expect(canvas.queryByText(/reports new orders at once/)).not.toBeInTheDocument();
  },
};
export const KeyMayOnlyRead: Story = {
  name: '[INTG-1] A key that may only read is connected again, to have orders at once',
  tags: ['no-visual'],
  globals: inEnglish,
  args: {
    platform: 'WooCommerce',
    connection: {
      ...read,
      ordersCome: 'hourly_key',
      products: { readAt: null, count: 0, costs: 0, problem: 'platform_failed' },
    },
    onReadNow: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/because the key can only read/)).toBeVisible();
    await expect(canvas.getByText(/The last sync of the products with WooCommerce failed/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Connect again: WooCommerce' }));
    await expect(args.onConnect).toHaveBeenCalledWith('lana-si-lut.myshopify.com');
  },
};

export const NotAllowed: Story = {
  name: '[ROLE-12] A viewer reads why they may not connect',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { disabledReason: 'Only managers and admins can connect a shop.' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Connect Shopify' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('Only managers and admins can connect a shop.');
  },
};

export const SetAsideOpened: Story = {
  name: '[INTG-1] Orders that could not be read are listed with number and reason, the first of them at once',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { connection: { ...read, setAside }, onReadNow: fn() },
  play: async ({ canvas, userEvent }) => {
    const group = within(canvas.getByRole('group', { name: '31 orders could not be synced' }));
    await expect(group.getAllByRole('listitem')).toHaveLength(3);
    await expect(group.getByText('#10482').parentElement).toHaveTextContent('#10482A date is not valid.');
    await userEvent.click(group.getByRole('button', { name: 'Show all' }));
    await expect(group.getByText('Without a number')).toBeVisible();
    await expect(group.getByText('and 26 more')).toBeVisible();
    await userEvent.click(group.getByRole('button', { name: 'Show fewer' }));
    await expect(group.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const ReadNow: Story = {
  name: '[INTG-1] What was read is shown, and the shop can be read at once',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { connection: read, onReadNow: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('41,208')).toBeVisible();
    await expect(canvas.getByText('4 Mar 2026, 10:12')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sync now: Shopify' }));
    await expect(args.onReadNow).toHaveBeenCalledOnce();
  },
};

export const Broken: Story = {
  name: '[INTG-1] A connection whose key is refused is connected again',
  globals: inEnglish,
  args: { connection: { ...read, broken: true, problem: 'keys_refused', nextReadAt: null }, onReadNow: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Shopify no longer accepts the key.');
    await expect(canvas.getByText('Connection lost')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Sync now: Shopify' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Connect again: Shopify' }));
    await expect(args.onConnect).toHaveBeenCalledWith('lana-si-lut.myshopify.com');
  },
};
