import { OrderScreen } from '@adaos/ui/screens/OrderScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import {
  judgedOrder,
  longOrder,
  order,
  orderOfUnknownCost,
  orderThatLacksCosts,
  orderView,
  refund,
} from './figureStates.ts';
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
export const Loading: Story = { tags: ['no-visual'], args: { view: { status: 'loading' } } };
export const NotFound: Story = { tags: ['no-visual'], args: { view: { status: 'notFound' } } };
export const Error: Story = {
  tags: ['no-visual'],
  args: { view: { status: 'error', message: 'The server can not be reached.' } },
};
export const LongText: Story = { tags: ['no-visual'], globals: { language: 'fr' } };
export const Phone: Story = { tags: ['no-visual'], globals: { viewport: { value: 'phone' } } };

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
    const table = within(canvas.getByRole('grid', { name: 'Lines of the order' }));
    await expect(table.getAllByText('Not known yet')).toHaveLength(14);
    await expect(table.queryByText('0.00')).not.toBeInTheDocument();
    await expect(canvas.getByText('What the goods cost is missing.')).toBeVisible();
  },
};

export const LacksCosts: Story = {
  name: 'A profit that lacks costs is "at most", and the order names them and leads to them',
  tags: ['no-visual'],
  args: { view: orderView(orderThatLacksCosts) },
  globals: inEnglish,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'At most: 3 costs are missing' })).toHaveAttribute('href', '#costs');
    await expect(
      canvas.getByText(/^Costs not fully known: Goods, packing and handling, payment fees\. What is not known/),
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
    await expect(canvas.queryByText(/Costs not fully known/)).not.toBeInTheDocument();
  },
};

export const TakesVerdict: Story = {
  name: '[FRAUD-3] An order shows every verdict with its author, and takes one back',
  tags: ['no-visual'],
  args: { view: orderView(judgedOrder) },
  globals: inEnglish,
  play: async ({ canvas, userEvent, args }) => {
    const card = within(canvas.getByRole('region', { name: 'Was it fraud?' }));
    await expect(card.getByText('In your books: charged back')).toBeVisible();
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
    await expect(card.getByText('Only managers and admins of the shop can judge orders.')).toBeVisible();
    await expect(card.queryByRole('button')).not.toBeInTheDocument();
  },
};
