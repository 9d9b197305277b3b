import { OverviewScreen } from '@adaos/ui/screens/OverviewScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import {
  byMonth,
  large,
  live,
  loss,
  noRefundOfItsOwn,
  nothingBefore,
  periodEmpty,
  profitUnknown,
  sample,
  stale,
  overviewArgs,
} from './overviewStates.ts';
import { onPage } from './page.tsx';

const meta = {
  title: 'screens/Overview',
  component: OverviewScreen,
  decorators: [onPage],
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: live,
    ...overviewArgs,
  },
} satisfies Meta<typeof OverviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In every language: the chart is drawn, after the figures. */
const chartIsDrawn = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  window.scrollTo(0, document.documentElement.scrollHeight); // it is drawn near the window
  await waitFor(() => expect(canvasElement.querySelector('[role="group"][aria-describedby] svg')).toBeInTheDocument(), {
    timeout: 10_000,
  });
  window.scrollTo(0, 0);
};
const inEnglish = { language: 'en' };
const phone = { viewport: { value: 'phone' } };

export const Ready: Story = { play: chartIsDrawn };
export const ByMonth: Story = {
  tags: ['no-visual'],
  args: { view: byMonth },
  play: chartIsDrawn,
};
export const ProfitUnknown: Story = { args: { view: profitUnknown, goodsCostPercent: null }, play: chartIsDrawn };
export const Loss: Story = { tags: ['no-visual'], args: { view: loss }, play: chartIsDrawn };
export const LargeAmounts: Story = { tags: ['no-visual'], args: { view: large }, play: chartIsDrawn };
export const LongText: Story = { args: { view: large }, globals: { language: 'fr' }, play: chartIsDrawn };
export const NothingToCompare: Story = { tags: ['no-visual'], args: { view: nothingBefore }, play: chartIsDrawn };
export const WithoutComparison: Story = {
  tags: ['no-visual'],
  args: { compare: false, view: { ...live, data: { ...live.data, comparison: null } } },
  play: chartIsDrawn,
};
export const Sample: Story = { args: { view: sample }, play: chartIsDrawn };
export const SampleAfterFailure: Story = {
  args: { view: { ...sample, loadFailed: 'The server can not be reached.' } },
  play: chartIsDrawn,
};
export const Updating: Story = { tags: ['no-visual'], args: { view: stale }, play: chartIsDrawn };
const visits = {
  from: '2025-12-01',
  since: '2025-12-04',
  visits: 21_480,
  views: 68_302,
  orders: 612,
  conversionRate: 2.85,
  topPages: [
    { page: '/', views: 9_812 },
    { page: '/products/patura-de-lana-merinos', views: 7_340 },
    { page: '/collections/cadouri-de-craciun-pentru-toata-familia-si-pentru-prieteni', views: 4_105 },
    { page: '/cart', views: 2_210 },
    { page: '/orders/-', views: 640 },
  ],
};
export const WithVisits: Story = {
  name: 'Visits are shown where the script in the pages of the shop has counted any',
  globals: inEnglish,
  args: { visits },
  play: async (context) => {
    const { canvas } = context;
    await chartIsDrawn(context);
    await expect(canvas.getByRole('heading', { name: 'Visits' })).toBeVisible();
    await expect(canvas.getByText(/Counted since 4 December 2025 by the script/)).toBeVisible();
    await expect(canvas.getByText('2.85%')).toBeVisible();
    await expect(canvas.getByText('9,812 times')).toBeVisible();
  },
};
export const VisitsWithoutOrders: Story = {
  name: 'Without an order from the script the share is not known, and the way to it is named',
  tags: ['no-visual'],
  globals: { ...inEnglish, viewport: { value: 'phone' } },
  args: { visits: { ...visits, orders: 0, conversionRate: null } },
  play: async (context) => {
    await chartIsDrawn(context);
    await expect(context.canvas.getByText(/The script has reported no order/)).toBeVisible();
  },
};
export const NoVisits: Story = {
  name: 'Without visits nothing is said of them',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { visits: { ...visits, visits: 0, topPages: [] } },
  play: async (context) => {
    await chartIsDrawn(context);
    await expect(context.canvas.queryByRole('heading', { name: 'Visits' })).not.toBeInTheDocument();
  },
};

export const Loading: Story = { args: { view: { status: 'loading' } } };
export const Empty: Story = { args: { view: { status: 'empty', sampleOffered: true }, bounds: null } };
export const PeriodEmpty: Story = { args: { view: periodEmpty } };
export const Error: Story = { args: { view: { status: 'error', message: 'The server can not be reached.' } } };
export const Phone: Story = { tags: ['no-visual'], globals: phone, play: chartIsDrawn };
export const PhoneLoss: Story = { tags: ['no-visual'], args: { view: loss }, globals: phone, play: chartIsDrawn };
export const PhoneLargeAmounts: Story = {
  tags: ['no-visual'],
  args: { view: large },
  globals: phone,
  play: chartIsDrawn,
};

export const OpensFigures: Story = {
  name: '[OVER-1] Four figures that open',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    for (const name of ['Net profit', 'Ad spend', 'Blended ROI', 'Profit expected in January']) {
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await expect(canvas.getByText('You keep EUR 14.10 of every EUR 100 sold')).toBeVisible();
    const open = canvas.getByRole('link', { name: 'See the formula and the orders' });
    await expect(open).toHaveAttribute('href', '#figures/netProfit');
    await expect(canvas.getByRole('link', { name: 'Ad spend' })).toHaveAttribute('href', '#figures/adSpend');
    await expect(canvas.getByRole('link', { name: 'Goods' })).toHaveAttribute('href', '#figures/netProfit?kind=cogs');
    await chartIsDrawn(context);
  },
};

export const ChartAsTable: Story = {
  name: '[OVER-2] Profit and ads as chart and table',
  globals: inEnglish,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chartIsDrawn(context);
    const chart = within(canvas.getByRole('region', { name: 'Profit and ads, by day' }));
    await userEvent.click(chart.getByRole('button', { name: 'Table' }));
    const table = await canvas.findByRole('table', { name: 'Profit and ads, by day' });
    await expect(within(table).getAllByRole('row')).toHaveLength(32);
    await expect(within(table).getByRole('row', { name: /^31 Dec 2025/ })).toHaveTextContent('EUR 479.25');
  },
};

export const PerformanceSummary: Story = {
  name: '[OVER-3] Performance summary',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async (context) => {
    await chartIsDrawn(context);
    const summary = within(context.canvas.getByRole('region', { name: 'Performance summary' }));
    for (const term of ['Total revenue', 'Growth rate', 'Active users', 'Average order value', 'Incomplete costs']) {
      await expect(summary.getByText(term)).toBeVisible();
    }
    await expect(summary.getByText('+9.8%')).toBeVisible();
    await expect(summary.getByText('Refunds')).toBeVisible();
    await expect(
      summary.getByText(/^Packing and handling \(known for 62\.4% of sales\), return shipping\./),
    ).toBeVisible();
    await expect(summary.getByRole('link', { name: 'See the costs' })).toHaveAttribute('href', '#costs');
  },
};

export const RefundsOnTheirOrders: Story = {
  name: '[OVER-3] No count of refunds where none is booked by itself',
  tags: ['no-visual'],
  args: { view: noRefundOfItsOwn },
  globals: inEnglish,
  play: async (context) => {
    await chartIsDrawn(context);
    const summary = within(context.canvas.getByRole('region', { name: 'Performance summary' }));
    await expect(summary.getByText('Average order value')).toBeVisible();
    await expect(summary.queryByText('Refunds')).toBeNull();
  },
};

export const SetsGoodsCost: Story = {
  name: 'An unknown profit is not 0, and leads to the goods cost',
  tags: ['no-visual'],
  args: { view: profitUnknown, goodsCostPercent: null },
  globals: inEnglish,
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await expect(canvas.getByRole('heading', { level: 2, name: 'Net sales' })).toBeVisible();
    await expect(canvas.queryByText(/EUR 0\.00/)).not.toBeInTheDocument();
    await chartIsDrawn(context);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Enter the cost of goods' })[0] ?? document.body);
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'What do your goods cost?' }));
    await userEvent.type(await dialog.findByRole('textbox'), '46,5');
    await expect(dialog.getByText(/EUR 57,147\.25/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSetGoodsCost).toHaveBeenCalledWith(46.5));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const ProfitUnknownForViewer: Story = {
  tags: ['no-visual'],
  name: '[ROLE-12] A viewer reads why the goods cost is not theirs to set',
  args: { view: profitUnknown, goodsCostPercent: null, canManage: false },
  globals: inEnglish,
  play: async (context) => {
    const button = context.canvas.getByRole('button', { name: 'Enter the cost of goods' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('Only managers and admins of the shop can do this.');
    await chartIsDrawn(context);
  },
};

export const LossInWords: Story = {
  name: 'A loss is described in words',
  tags: ['no-visual'],
  args: { view: loss },
  globals: inEnglish,
  play: async (context) => {
    await expect(context.canvas.getByText('You lose EUR 7.20 on every EUR 100 sold')).toBeVisible();
    await expect(context.canvas.getByText('Loss')).toBeVisible();
    await chartIsDrawn(context);
  },
};

export const SampleIsMarked: Story = {
  name: '[ALL-6] Every sample figure is marked',
  tags: ['no-visual'],
  args: { view: sample },
  globals: inEnglish,
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await chartIsDrawn(context);
    await expect(canvas.getAllByText('Sample data')).toHaveLength(7);
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Exit sample data' }));
    await expect(args.onLeaveSample).toHaveBeenCalled();
  },
};

export const SampleRetries: Story = {
  name: '[ALL-7] A failed load shows the marked sample and a way to retry',
  tags: ['no-visual'],
  args: { view: { ...sample, loadFailed: 'The server can not be reached.' } },
  globals: inEnglish,
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await chartIsDrawn(context);
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server can not be reached.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const EmptyLeadsOn: Story = {
  name: 'Before the first import there are two ways on',
  tags: ['no-visual'],
  args: { view: { status: 'empty', sampleOffered: true }, bounds: null },
  globals: inEnglish,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Import orders' })).toHaveAttribute('href', '#integrations');
    await userEvent.click(canvas.getByRole('button', { name: 'View sample data' }));
    await expect(args.onUseSample).toHaveBeenCalled();
  },
};

export const EmptyForViewer: Story = {
  tags: ['no-visual'],
  args: { view: { status: 'empty', sampleOffered: false }, bounds: null, canManage: false },
  globals: inEnglish,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Import orders' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'View sample data' })).not.toBeInTheDocument();
  },
};

export const PeriodEmptyLeadsOn: Story = {
  name: 'A period without orders says where they are',
  tags: ['no-visual'],
  args: { view: periodEmpty },
  globals: inEnglish,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all data' }));
    await expect(args.onRangeChange).toHaveBeenCalledWith({ from: '2025-03-14', to: '2026-01-14' });
  },
};

export const ErrorRetries: Story = {
  name: 'A failure says what happened and how to retry',
  tags: ['no-visual'],
  args: { view: { status: 'error', message: 'The server can not be reached.' } },
  globals: inEnglish,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server can not be reached.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
