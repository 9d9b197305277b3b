import { OrderScreen } from '@adaos/ui/screens/OrderScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import {
  convertedOrder,
  judgedOrder,
  longOrder,
  order,
  orderCosting,
  orderCostRows,
  orderOfUnknownCost,
  orderThatLacksCosts,
  orderView,
  refund,
} from './figureStates.ts';
import { fraudCase } from './fraudCaseStates.ts';
import { onPage } from './page.tsx';

const meta = {
  title: 'screens/Order',
  component: OrderScreen,
  decorators: [onPage],
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: orderView(order),
    backHref: '#figure',
    costsHref: '#costs',
    costing: orderCosting,
    fraudCase: { data: fraudCase, href: '#fraud/90000' },
    onLoadMore: fn(),
    onRetry: fn(),
    canManage: true,
    onJudge: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof OrderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const inEnglish = { language: 'en' };

export const Ready: Story = {};
export const CostUnknown: Story = { args: { view: orderView(orderOfUnknownCost) } };
export const Refund: Story = { args: { view: orderView(refund) } };
export const LongOrder: Story = { args: { view: orderView(longOrder) } };
export const Judged: Story = { tags: ['no-visual'], args: { view: orderView(judgedOrder) } };
export const RealCosts: Story = {
  tags: ['no-visual'],
  args: { costing: { ...orderCosting, view: { status: 'ready', costs: orderCostRows } } },
};
export const RealCostsFailed: Story = {
  tags: ['no-visual'],
  args: { costing: { ...orderCosting, view: { status: 'error', message: 'The server can not be reached.' } } },
};
export const Loading: Story = { tags: ['no-visual'], args: { view: { status: 'loading' } } };
export const NotFound: Story = { tags: ['no-visual'], args: { view: { status: 'notFound' } } };
export const Error: Story = {
  tags: ['no-visual'],
  args: { view: { status: 'error', message: 'The server can not be reached.' } },
};
export const LongText: Story = { tags: ['no-visual'], globals: { language: 'fr' } };
export const Phone: Story = { tags: ['no-visual'], globals: { viewport: { value: 'phone' } } };

export const RecordsACost: Story = {
  name: 'A real cost is typed; what is no amount is said at its field',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas, userEvent, args }) => {
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    const save = canvas.getByRole('button', { name: 'Save cost' });
    await userEvent.type(amount, 'much');
    await userEvent.click(save);
    await expect(canvas.getByText('Enter an amount, such as 4.50.')).toBeVisible();
    await expect(args.costing.onRecord).not.toHaveBeenCalled();
    await userEvent.clear(amount);
    await userEvent.type(amount, '12,5');
    await userEvent.click(save);
    await expect(args.costing.onRecord).toHaveBeenCalledWith({ kind: 'shipping_cost', cost: 12.5 });
    await waitFor(() => expect(amount).toHaveValue(''));
  },
};

export const TakesACostBack: Story = {
  name: 'A recorded cost is taken back after a question; one that was replaced is still named',
  tags: ['no-visual'],
  args: { costing: { ...orderCosting, view: { status: 'ready', costs: orderCostRows } } },
  globals: inEnglish,
  play: async ({ canvas, userEvent, args }) => {
    const list = within(canvas.getByRole('list', { name: 'Recorded costs' }));
    await expect(list.getAllByText('In force')).toHaveLength(2);
    await expect(list.getByText('Replaced')).toBeVisible();
    await expect(list.getByText('Taken back')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: /^Take back: .*12\.50$/ }));
    const dialog = within(await within(document.body).findByRole('alertdialog', { name: /^Take back .*12\.50\?$/ }));
    await expect(args.costing.takeBack.onPreview).toHaveBeenLastCalledWith({ what: 'order_cost', id: 'cost-4' });
    await expect(dialog.getByText(/^\+.*412\.30$/, { selector: 'p' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Take back' }));
    await expect(args.costing.onTakeBack).toHaveBeenCalledWith('cost-4');
  },
};

export const ReadersSeeCosts: Story = {
  name: 'Who may only read sees the real costs and can change none',
  tags: ['no-visual'],
  args: { canManage: false, costing: { ...orderCosting, view: { status: 'ready', costs: orderCostRows } } },
  globals: inEnglish,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Recorded costs' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Take back/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Save cost' })).not.toBeInTheDocument();
  },
};

export const LoadsMoreLines: Story = {
  name: 'An order of many lines is read page by page',
  tags: ['no-visual'],
  args: { view: orderView(longOrder) },
  globals: inEnglish,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Order 536365' })).toBeVisible();
    await expect(canvas.getByText('100 of 412')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const UnknownCostIsSaid: Story = {
  name: 'A line whose cost is not known says so, and is not 0',
  tags: ['no-visual'],
  args: { view: orderView(orderOfUnknownCost) },
  globals: inEnglish,
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('grid', { name: 'Items of the order' }));
    await expect(table.getAllByText('Not known yet')).toHaveLength(14);
    await expect(table.queryByText('0.00')).not.toBeInTheDocument();
    await expect(canvas.getByText('The cost of goods is missing.')).toBeVisible();
  },
};

export const Converted: Story = {
  name: 'An order in another currency shows its own amount, the rate, its day and its source',
  tags: ['no-visual'],
  args: { view: orderView(convertedOrder) },
  globals: inEnglish,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'In its own currency' })).toBeVisible();
    await expect(canvas.getByText('USD 164.40')).toBeVisible();
    await expect(canvas.getByText('1 USD = 0.856237 EUR')).toBeVisible();
    await expect(canvas.getByText('8 Dec 2025')).toBeVisible();
    await expect(canvas.getByText('European Central Bank')).toBeVisible();
  },
};
export const ConvertedOnPhone: Story = {
  tags: ['no-visual'],
  args: {
    view: orderView({
      ...convertedOrder,
      original: { currency: 'UAH', netSales: 7420, rate: 0.0205, rateOn: '2025-12-09', rateSource: 'typed' },
    }),
  },
  globals: { viewport: { value: 'phone' }, language: 'fr' },
};

export const LacksCosts: Story = {
  name: 'A profit that lacks costs is "at most", and the order names them and leads to them',
  tags: ['no-visual'],
  args: { view: orderView(orderThatLacksCosts) },
  globals: inEnglish,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'At most: 3 costs are missing' })).toHaveAttribute('href', '#costs');
    await expect(
      canvas.getByText(
        /^Incomplete costs: Goods, packing and handling, payment fees\. Unknown costs are not deducted from the profit\.$/,
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the costs' })).toHaveAttribute('href', '#costs');
  },
};
export const LacksCostsOnPhone: Story = {
  tags: ['no-visual'],
  args: { view: orderView(orderThatLacksCosts) },
  globals: { viewport: { value: 'phone' } },
};
export const WholeIsNotMarked: Story = {
  name: 'A profit that lacks nothing has no mark',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/At most/)).not.toBeInTheDocument();
    await expect(canvas.queryByText(/Incomplete costs/)).not.toBeInTheDocument();
  },
};

export const TakesVerdict: Story = {
  name: '[FRAUD-3] An order shows every verdict with its author, and takes one back',
  tags: ['no-visual'],
  args: { view: orderView(judgedOrder) },
  globals: inEnglish,
  play: async ({ canvas, userEvent, args }) => {
    const card = within(canvas.getByRole('region', { name: 'Was it fraud?' }));
    await expect(card.getByText('In your records: charged back')).toBeVisible();
    const verdicts = card.getAllByRole('listitem').map((item) => item.textContent);
    await expect(verdicts).toEqual([
      expect.stringMatching(/^Dispute lost.*Ana Ionescu/),
      expect.stringMatching(/^Taken back.*Mihai Radu/),
      expect.stringMatching(/^In dispute.*Automatic/),
    ]);
    await userEvent.selectOptions(card.getByRole('combobox', { name: 'Your verdict' }), 'No verdict');
    await userEvent.click(card.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onJudge).toHaveBeenCalledWith('90000', null));
  },
};

export const VerdictForViewers: Story = {
  name: 'Who may not judge an order reads why',
  tags: ['no-visual'],
  args: { view: orderView(judgedOrder), canManage: false },
  globals: inEnglish,
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Was it fraud?' }));
    await expect(card.getByRole('combobox', { name: 'Your verdict' })).toBeDisabled();
    await expect(card.getByText('Only managers and admins of the shop can give verdicts.')).toBeVisible();
    await expect(card.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const ShowsSigns: Story = {
  name: '[FRAUD-3] An order names its signs and leads to its case; one without any says so',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Was it fraud?' }));
    await expect(card.getByText(/^Signs of fraud: Many orders in a short time, /)).toBeVisible();
    await expect(card.getByText('High')).toBeVisible();
    await expect(card.getByRole('link', { name: 'Signs, customer and loss' })).toHaveAttribute('href', '#fraud/90000');
  },
};
