import { FigureScreen } from '@adaos/ui/screens/FigureScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { figureView, netProfit, ordersOf, profitUnknown, roi } from './figureStates.ts';
import { onPage } from './page.tsx';

const meta = {
  title: 'screens/Figure',
  component: FigureScreen,
  decorators: [onPage],
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: figureView(netProfit),
    backHref: '#overview',
    kindHref: (kind) => `#figure${kind === null ? '' : `?kind=${kind}`}`,
    orderHref: (id) => `#orders/${id}`,
    canManage: true,
    costsHref: '#costs',
    onSetGoodsCost: fn(() => Promise.resolve()),
    query: { search: '', sort: 'day', descending: true },
    onQueryChange: fn(),
    onExport: fn(),
    exporting: false,
    onLoadMore: fn(),
    onRetry: fn(),
    onRetryOrders: fn(),
  },
} satisfies Meta<typeof FigureScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const inEnglish = { language: 'en' };
const phone = { viewport: { value: 'phone' } };
const failed = { status: 'error', message: 'The server can not be reached.' } as const;

export const Ready: Story = {};
export const ReturnOnAds: Story = { args: { view: figureView(roi) } };
export const OnePart: Story = { tags: ['no-visual'], args: { view: figureView(netProfit, { kind: 'refund' }) } };
export const PartOfSeveral: Story = {
  name: 'A part of several kinds of entries marks each of them, and names its orders',
  tags: ['no-visual'],
  globals: { language: 'en' },
  args: { view: figureView(netProfit, { kind: 'revenue' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /total revenue/i })).toBeVisible();
  },
};
export const ProfitUnknown: Story = { args: { view: figureView(profitUnknown) } };
export const ProfitUnknownForViewer: Story = {
  tags: ['no-visual'],
  args: { view: figureView(profitUnknown), canManage: false },
};
export const Loading: Story = { tags: ['no-visual'], args: { view: { status: 'loading', figure: 'netProfit' } } };
export const OrdersLoading: Story = {
  tags: ['no-visual'],
  args: { view: figureView(netProfit, { orders: { status: 'loading' } }) },
};
export const OrdersError: Story = { tags: ['no-visual'], args: { view: figureView(netProfit, { orders: failed }) } };
export const Empty: Story = {
  args: {
    view: figureView(netProfit, {
      kind: 'ad_spend',
      orders: { status: 'ready', orders: [], total: 0, hasMore: false, loadingMore: false },
    }),
  },
};
export const Error: Story = { tags: ['no-visual'], args: { view: { ...failed, figure: 'netProfit' } } };
export const LongText: Story = { args: { view: figureView(roi) }, globals: { language: 'fr' } };
export const Phone: Story = { tags: ['no-visual'], globals: phone };

export const OpensPartsAndOrders: Story = {
  name: 'The parts lead to their orders, the orders to their lines',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Goods: show the orders' })).toHaveAttribute(
      'href',
      '#figure?kind=cogs',
    );
    await expect(canvas.getByText('122,880.46')).toBeVisible();
    await expect(canvas.getAllByText('From your rule')).toHaveLength(2);
    await expect(canvas.getByText('Not known yet')).toBeVisible();
    const table = within(canvas.getByRole('grid', { name: 'Orders in this figure' }));
    await expect(table.getByRole('link', { name: '536415' })).toHaveAttribute('href', '#orders/90000');
    await expect(canvas.getByText('50 of 1,839')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const SearchesAndSorts: Story = {
  name: '[ALL-3] The server searches, sorts and exports the orders, each with its total and its profit',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Number, customer or product code' }), 'a');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ search: 'a', sort: 'day', descending: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Order profit' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ search: '', sort: 'profit', descending: true });
    await expect(canvas.getByRole('columnheader', { name: 'Order total' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

export const NothingFound: Story = {
  name: 'A search that finds nothing can be taken back',
  tags: ['no-visual'],
  args: {
    query: { search: 'nobody', sort: 'day', descending: true },
    view: figureView(netProfit, {
      orders: { status: 'ready', orders: [], total: 0, hasMore: false, loadingMore: false },
    }),
  },
  globals: inEnglish,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /clear/i })[0] as HTMLElement);
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ search: '', sort: 'day', descending: true });
  },
};

export const ManyFound: Story = {
  name: 'Of more than can be counted the list says so',
  tags: ['no-visual'],
  args: {
    query: { search: '1', sort: 'total', descending: false },
    view: figureView(netProfit, {
      orders: {
        status: 'ready',
        orders: ordersOf(50),
        total: null,
        hasMore: true,
        loadingMore: false,
        refreshing: true,
      },
    }),
  },
  globals: inEnglish,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('50 of many')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Order total' })).toHaveAttribute('aria-sort', 'ascending');
  },
};

export const TenThousandOrders: Story = {
  name: 'Ten thousand orders are drawn as far as they are in sight',
  tags: ['no-visual'],
  args: {
    view: figureView(netProfit, {
      orders: { status: 'ready', orders: ordersOf(10_000), total: 10_000, hasMore: false, loadingMore: false },
    }),
  },
  globals: inEnglish,
  play: async ({ canvas }) => {
    const table = canvas.getByRole('grid', { name: 'Orders in this figure' });
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    await expect(within(table).getAllByRole('row').length).toBeLessThan(80);
    table.parentElement?.scrollTo(0, 500_000);
    await waitFor(() => expect(within(table).getAllByRole('row').at(-1)).toHaveAttribute('aria-rowindex', '10001'));
  },
};

export const RetriesOrders: Story = {
  name: 'The orders can be asked for again',
  tags: ['no-visual'],
  args: { view: figureView(netProfit, { orders: failed }) },
  globals: inEnglish,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryOrders).toHaveBeenCalled();
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const LacksCosts: Story = {
  name: 'A profit and the orders behind it say that they lack costs',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'At most: 1 cost is missing' })).toHaveAttribute('href', '#costs');
    const rows = within(canvas.getByRole('grid', { name: 'Orders in this figure' }));
    await expect(rows.getAllByTitle('Costs not fully known: Packing and handling').length).toBeGreaterThan(5);
    await expect(rows.getAllByText('At most').length).toBeGreaterThan(5);
  },
};
export const RoiLacksCosts: Story = {
  name: 'A return that follows from such a profit says so, too',
  tags: ['no-visual'],
  args: { view: figureView(roi) },
  globals: inEnglish,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'At most: 1 cost is missing' })).toBeVisible();
    await expect(canvas.getByText('What is left before ads').closest('li')).toHaveTextContent('≤At most');
  },
};

export const OfAChannel: Story = {
  name: 'The orders of one channel are named by it, and lead back to all',
  tags: ['no-visual'],
  args: { channel: 'newsletter' },
  globals: inEnglish,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Orders of: newsletter' })).toBeVisible();
    await expect(canvas.getByText(/if several channels brought an order, each has only its share/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show all orders' })).toHaveAttribute('href', '#figure');
  },
};
export const OfNoChannel: Story = {
  name: 'The orders of no channel say so',
  tags: ['no-visual'],
  args: { channel: null },
  globals: inEnglish,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Orders of no channel' })).toBeVisible();
  },
};
