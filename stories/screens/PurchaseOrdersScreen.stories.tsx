import { sampleProposal, samplePurchaseOrders } from '@adaos/api/sample';
import { PurchaseOrdersScreen } from '@adaos/ui/screens/PurchaseOrdersScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { onPage } from './page.tsx';

const meta = {
  title: 'screens/PurchaseOrders',
  component: PurchaseOrdersScreen,
  decorators: [onPage],
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: { status: 'ready', source: 'live', data: sampleProposal },
    orders: { status: 'ready', source: 'live', data: samplePurchaseOrders },
    cash: '',
    onCashChange: fn(),
    onSave: fn(async () => {}),
    failureReason: () => undefined,
    orderHref: (id: string) => `#order-${id}`,
    stockHref: '#stock',
    importHref: '#integrations',
    onRetryOrders: fn(),
    onRetry: fn(),
    onUseSample: fn(),
    onLeaveSample: fn(),
  },
} satisfies Meta<typeof PurchaseOrdersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const inEnglish = { language: 'en' };

export const Ready: Story = {};
export const Loading: Story = {
  tags: ['no-visual'],
  args: { view: { status: 'loading' }, orders: { status: 'loading' } },
};
export const Empty: Story = { tags: ['no-visual'], args: { view: { status: 'empty' }, orders: { status: 'empty' } } };
export const Error: Story = {
  tags: ['no-visual'],
  args: { view: { status: 'error', message: 'The server can not be reached.' } },
};
export const Sample: Story = {
  tags: ['no-visual'],
  args: { view: { status: 'ready', source: 'sample', data: sampleProposal } },
};
export const LongText: Story = {
  tags: ['no-visual'],
  globals: { language: 'fr', viewport: { value: 'phone' } },
};

/** The money reaches for one product, of which it is not enough. */
export const WithinMoney: Story = {
  name: 'A limit of money says what it does not reach for, and a draft is saved for each supplier',
  tags: ['no-visual'],
  globals: inEnglish,
  args: {
    cash: '5000',
    view: {
      status: 'ready',
      source: 'live',
      data: {
        ...sampleProposal,
        cost: 4959,
        left: 2,
        lines: sampleProposal.lines.map((line, place) =>
          place === 0 ? { ...line, units: 57, cost: 4959 } : { ...line, units: 0, cost: line.cost === null ? null : 0 },
        ),
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const part = within(canvas.getByRole('region', { name: 'To order this week' }));
    await expect(part.getByText('of 74 needed')).toBeVisible();
    await expect(part.getByText(/not enough money for 2 products/)).toBeVisible();
    await userEvent.click(part.getByRole('button', { name: 'Draft for Covoare Maramureș SRL: 57 units' }));
    await expect(args.onSave).toHaveBeenCalledWith([expect.objectContaining({ sku: 'COV-MARA', units: 57 })]);
    await userEvent.type(part.getByLabelText(/^Money available/), '1');
    await expect(args.onCashChange).toHaveBeenCalledWith('50001');
  },
};

export const NothingToOrder: Story = {
  tags: ['no-visual'],
  globals: inEnglish,
  args: {
    view: { status: 'ready', source: 'live', data: { ...sampleProposal, lines: [], cost: 0, uncosted: 0 } },
    orders: { status: 'empty' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing to order this week.')).toBeVisible();
    await expect(canvas.getByText('No purchase orders yet.')).toBeVisible();
  },
};
