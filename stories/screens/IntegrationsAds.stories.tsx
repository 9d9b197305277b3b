import { AdAccounts, type AdAccountView, type AdConnectionView } from '@adaos/ui/screens/IntegrationsScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { onPage } from './page.tsx';

const shop: AdAccountView = {
  id: '4012887310',
  name: 'Lână și Lut',
  currency: 'RON',
  chosen: true,
  problem: null,
  reading: false,
  lastReadAt: '2026-03-04T09:12:00Z',
  coveredFrom: '2024-03-04',
  coveredThrough: '2026-03-04',
  campaigns: 14,
  setAside: { count: 0, rows: [] },
};
const unread: AdAccountView = {
  ...shop,
  id: '5550002',
  name: 'Lână și Lut, piața internațională: toate campaniile de primăvară și de vară',
  currency: 'EUR',
  problem: 'rate_limited',
  setAside: {
    count: 23,
    rows: [
      { id: '1', campaign: 'Primăvara 2026', day: '2026-03-02', reason: 'amount_unreadable' },
      { id: '2', campaign: 'Brand', day: '2026-03-01', reason: 'no_exchange_rate' },
      { id: '3', campaign: '', day: null, reason: 'campaign_missing' },
    ],
  },
};
const other: AdAccountView = {
  ...shop,
  id: '5550003',
  name: 'Alt magazin',
  currency: null,
  chosen: false,
  lastReadAt: null,
  coveredFrom: null,
  coveredThrough: null,
  campaigns: 0,
};
const of = (accounts: readonly AdAccountView[], given: Partial<AdConnectionView> = {}): AdConnectionView => ({
  connectedAt: '2026-01-15T12:00:00Z',
  broken: false,
  accounts,
  ...given,
});
const ready = { status: 'ready', source: 'live', offered: true, connection: null } as const;

const meta = {
  title: 'screens/IntegrationsScreen/AdAccounts',
  component: AdAccounts,
  decorators: [onPage],
  tags: ['experimental', 'no-visual'],
  globals: { language: 'en' },
  args: {
    platform: 'meta_ads',
    view: { ...ready, connection: of([shop]) },
    canManage: true,
    onConnect: fn(),
    onChoose: fn(),
    onReadNow: fn(),
    onDisconnect: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AdAccounts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Connected: Story = {
  name: 'Says what was read, when and for which days, and is read at once or disconnected',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('4 Mar 2024 to 4 Mar 2026')).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Sync now: Meta Ads' }));
    await expect(args.onReadNow).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect Meta Ads' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Disconnect Meta Ads?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Disconnect' }));
    await expect(args.onDisconnect).toHaveBeenCalledOnce();
  },
};

export const SeveralAccounts: Story = {
  name: 'Of several accounts those that are chosen are read, each with what failed of it',
  tags: ['!no-visual'],
  args: { view: { ...ready, connection: of([shop, unread, other]) } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/limits how often it can be asked/)).toBeVisible();
    const lines = within(canvas.getByRole('group', { name: '23 lines could not be read' }));
    await expect(lines.getByText('Primăvara 2026, 2 Mar 2026')).toBeVisible();
    await expect(lines.getByText('and 20 more')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save choice' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Alt magazin/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save choice' }));
    await expect(args.onChoose).toHaveBeenCalledWith(['4012887310', '5550002', '5550003']);
    await userEvent.click(canvas.getByRole('checkbox', { name: /Alt magazin/ }));
    await expect(canvas.queryByRole('button', { name: 'Save choice' })).not.toBeInTheDocument();
  },
};

export const ChooseFirst: Story = {
  name: 'Until an account is chosen nothing is read, and the card asks for the choice',
  args: { view: { ...ready, connection: of([{ ...shop, chosen: false }, other]) }, attempt: { status: 'connected' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose an ad account')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Meta Ads is connected.');
    await expect(canvas.queryByRole('button', { name: 'Sync now: Meta Ads' })).not.toBeInTheDocument();
  },
};

export const Broken: Story = {
  name: 'A consent that has ended is given again',
  args: { view: { ...ready, connection: of([shop], { broken: true }) } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Meta Ads no longer gives access to your ad accounts.');
    await userEvent.click(canvas.getByRole('button', { name: 'Connect again: Meta Ads' }));
    await expect(args.onConnect).toHaveBeenCalledOnce();
  },
};

export const NoAccount: Story = {
  name: 'A user who sees no ad account reads what to do',
  args: { view: { ...ready, connection: of([]) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/sees no ad account/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Connect again: Meta Ads' })).toBeVisible();
  },
};

export const NotConnected: Story = {
  name: 'What is read is said before the consent; a failure is said by the platform’s name',
  args: { view: ready, attempt: { status: 'failed', action: 'connect', message: 'it was not confirmed.' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error connecting Meta Ads: it was not confirmed.');
    await userEvent.click(canvas.getByRole('button', { name: 'Connect Meta Ads' }));
    await expect(args.onConnect).toHaveBeenCalledOnce();
  },
};

export const NotAllowed: Story = {
  name: '[ROLE-12] A viewer reads why they may not connect ad accounts',
  args: { view: ready, canManage: false },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Connect Meta Ads' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('Only managers and admins can connect ad accounts.');
  },
};

export const SeenByViewer: Story = {
  name: '[ROLE-12] A viewer sees how far ads are read, and changes nothing',
  args: { view: { ...ready, connection: of([shop, unread]) }, canManage: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const FilesOnly: Story = {
  name: 'Where the server has no keys, files do the same',
  args: { view: { ...ready, offered: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/can’t be connected here yet/)).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

export const ForTheOperator: Story = {
  name: 'The operator reads which settings are missing',
  args: { view: { ...ready, offered: false, settings: ['META_ADS_APP_ID', 'META_ADS_APP_SECRET'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'META_ADS_APP_ID',
      'META_ADS_APP_SECRET',
    ]);
  },
};

export const Loading: Story = { args: { view: { status: 'loading' } } };
export const NotLoaded: Story = { args: { view: { status: 'error', message: 'The server is away.' } } };
