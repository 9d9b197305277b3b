import { sampleShops, sampleShopsFigures } from '@adaos/api/sample';
import { type ShopsData, ShopsScreen } from '@adaos/ui/screens/ShopsScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { onPage } from './page.tsx';

const onOpen = fn();
const onAdd = fn();
const data: ShopsData = {
  currency: 'EUR',
  currencies: ['EUR', 'PLN', 'RON'],
  from: sampleShopsFigures.from,
  to: sampleShopsFigures.to,
  sum: sampleShopsFigures.sum,
  plan: { limit: 3, used: 2, mayAdd: true },
  shops: sampleShops.map((shop, place) => {
    const figures = sampleShopsFigures.shops.find(({ id }) => id === shop.id);
    if (!figures) throw new RangeError(`no figures of ${shop.name}`);
    return { ...figures, name: shop.name, role: shop.role, currency: shop.currency, open: place === 0 };
  }),
};
const [first, second] = data.shops;

const meta = {
  title: 'screens/Shops',
  component: ShopsScreen,
  decorators: [onPage],
  tags: ['stable', 'no-visual'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: { status: 'ready', data },
    onRetry: fn(),
    onCurrencyChange: fn(),
    onOpen,
    onReset: fn(),
    plansHref: '#plans',
    currencies: ['EUR', 'PLN', 'RON'],
    timezones: ['Europe/Bucharest', 'Europe/Warsaw', 'UTC'],
    suggested: { currency: 'RON', timezone: 'Europe/Bucharest' },
    adding: { status: 'idle' },
    onAdd,
  },
  beforeEach: () => {
    onOpen.mockClear();
    onAdd.mockClear();
  },
} satisfies Meta<typeof ShopsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'Each shop says its figures, the rate and its day; what is not known is named and not in the sum',
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    const table = within(canvas.getByRole('grid', { name: /All shops/ }));
    await expect(table.getByRole('row', { name: /Polska/ })).toHaveTextContent(/1 PLN = 0\.2364 EUR.*31 Dec 2025/);
    await expect(table.getByRole('row', { name: /Atelierul de ceai/ })).toHaveTextContent(/Not known/);
    await expect(canvas.getByText(/Not in the sum.*: Atelierul de ceai\./)).toBeVisible();
    await userEvent.click(table.getByRole('button', { name: 'Open Lână și Lut Polska' }));
    await expect(onOpen).toHaveBeenCalledWith(second?.id);
    await expect(table.queryByRole('button', { name: 'Open Lână și Lut' })).not.toBeInTheDocument();
  },
};

export const Adds: Story = {
  name: 'A shop is added with its name; its currency and time zone are those of the browser at first',
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a shop' }));
    const form = within(await screen.findByRole('dialog'));
    await userEvent.click(form.getByRole('button', { name: 'Add a shop' }));
    await expect(await form.findByText('Give the shop a name.')).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: 'Name of the shop' }), ' Ceai și cafea ');
    await userEvent.click(form.getByRole('button', { name: 'Add a shop' }));
    await expect(onAdd).toHaveBeenCalledWith({
      name: 'Ceai și cafea',
      currency: 'RON',
      timezone: 'Europe/Bucharest',
    });
  },
};

export const Refused: Story = {
  name: 'Why a shop was not added is said in the form',
  args: { adding: { status: 'failed', message: 'You have reached the limit of your plan.' } },
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a shop' }));
    await expect(within(await screen.findByRole('alert')).getByText('The shop was not added')).toBeVisible();
  },
};

export const Full: Story = {
  name: 'Where the plan serves no more, the way to a larger one takes the place of the button',
  args: { view: { status: 'ready', data: { ...data, plan: { limit: 3, used: 3, mayAdd: true } } } },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your plan serves 3 shops; you have 3\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '#plans');
    await expect(canvas.queryByRole('button', { name: 'Add a shop' })).not.toBeInTheDocument();
  },
};

export const One: Story = {
  name: 'A single shop without orders, to which others can be added',
  args: {
    view: {
      status: 'ready',
      data: {
        ...data,
        currencies: ['EUR'],
        plan: { limit: 1, used: 1, mayAdd: true },
        shops: first
          ? [{ ...first, netSales: null, costs: null, netProfit: null, roi: null, leftOut: 'no_orders' }]
          : [],
        sum: { netSales: null, costs: null, netProfit: null, roi: null, missing: [] },
      },
    },
  },
};
export const NoAdmin: Story = {
  args: { view: { status: 'ready', data: { ...data, plan: { limit: null, used: 4, mayAdd: false } } } },
};
export const Loading: Story = { args: { view: { status: 'loading' } } };
export const Error: Story = { args: { view: { status: 'error', message: 'The server can not be reached.' } } };
export const LongText: Story = { globals: { language: 'fr', viewport: { value: 'phone' } } };
