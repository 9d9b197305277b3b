import { sampleDoubtfulNumbers, sampleReconciliation, sampleUntiedOrders } from '@adaos/api/sample';
import {
  ReconciliationScreen,
  type ReconciliationData,
  type ReconciliationView,
  type UntiedView,
} from '@adaos/ui/screens/ReconciliationScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { onPage } from './page.tsx';

const { source: _, ...data } = sampleReconciliation;
const live: Extract<ReconciliationView, { status: 'ready' }> = { status: 'ready', source: 'live', data };
const orders: UntiedView = {
  status: 'ready',
  orders: sampleUntiedOrders.orders.map(({ id, ...order }) => ({
    ...order,
    href: id === null ? null : `#order-${id}`,
  })),
  total: sampleUntiedOrders.total,
  refreshing: false,
};
const { numbers, total, open } = sampleDoubtfulNumbers;
const allTied: ReconciliationData = {
  ...data,
  orders: { counted: 1_442, tied: 1_442, differing: 0, withoutTotal: 0, leftOut: 0 },
  causes: [],
  reports: [],
  months: data.months.map((month) => ({ ...month, report: null, differences: [] })),
};

const meta = {
  title: 'screens/Reconciliation',
  component: ReconciliationScreen,
  decorators: [onPage],
  tags: ['experimental'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: live,
    importHref: '#integrations',
    canManage: true,
    orders: { view: orders, query: { cause: null, page: 0 }, onQueryChange: fn(), onRetry: fn() },
    doubts: {
      view: { status: 'ready', numbers, total, open, refreshing: false },
      page: 0,
      onPageChange: fn(),
      onRetry: fn(),
      onDecide: fn(() => Promise.resolve()),
    },
    onAddReport: fn(() => Promise.resolve()),
    onImportReport: fn(() => Promise.resolve()),
    onRemoveReport: fn(() => Promise.resolve()),
    onRetry: fn(),
    onUseSample: fn(),
    onLeaveSample: fn(),
  },
} satisfies Meta<typeof ReconciliationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const inEnglish = { language: 'en' };
const inBody = within(document.body);

export const Ready: Story = {};
export const Sample: Story = { tags: ['no-visual'], args: { view: { ...live, source: 'sample' } } };
export const AllTied: Story = { tags: ['no-visual'], args: { view: { ...live, data: allTied }, doubts: undefined } };
export const NoTotals: Story = {
  name: 'Orders whose totals nobody has given do not tie',
  tags: ['no-visual'],
  globals: inEnglish,
  args: {
    view: {
      ...live,
      data: { ...allTied, orders: { counted: 8_326, tied: 0, differing: 0, withoutTotal: 8_326, leftOut: 0 } },
    },
    doubts: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No totals to compare with yet' })).toBeVisible();
    await expect(canvas.queryByText('Everything ties')).not.toBeInTheDocument();
  },
};
export const Viewer: Story = { tags: ['no-visual'], args: { canManage: false } };
export const Loading: Story = { tags: ['no-visual'], args: { view: { status: 'loading' } } };
export const Empty: Story = { tags: ['no-visual'], args: { view: { status: 'empty' } } };
export const Error: Story = {
  tags: ['no-visual'],
  args: { view: { status: 'error', message: 'The server can not be reached.' } },
};
export const OrdersFail: Story = {
  tags: ['no-visual'],
  args: {
    orders: {
      ...meta.args.orders,
      view: { status: 'error', message: 'The server can not be reached.', retrying: false },
    },
  },
};
export const LongText: Story = {
  tags: ['no-visual'],
  globals: { language: 'fr', viewport: { value: 'phone' } },
};
export const Phone: Story = { tags: ['no-visual'], globals: { viewport: { value: 'phone' } } };

export const NamesCauses: Story = {
  name: 'Each cause has its orders and amount, and opens to them',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas, args }) => {
    const causes = within(canvas.getByRole('region', { name: 'What does not tie' }));
    await expect(causes.getByRole('row', { name: /Edited order.*17.*−EUR.412\.80/ })).toBeVisible();
    await expect(causes.getByRole('row', { name: /Other currency.*not known for 4 orders/ })).toBeVisible();
    const list = within(canvas.getByRole('region', { name: 'Orders that do not tie' }));
    await expect(list.getByRole('link', { name: '#10482' })).toHaveAttribute('href', '#order-10482');
    await expect(list.queryByRole('link', { name: '#10471' })).not.toBeInTheDocument();
    await userEvent.click(causes.getByRole('button', { name: /Edited order/ }));
    await expect(args.orders.onQueryChange).toHaveBeenCalledWith({ cause: 'edited', page: 0 });
  },
};

export const ExplainsAMonth: Story = {
  name: 'A month opens to all totals with what explains their differences',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'December 2025' }));
    const month = within(await inBody.findByRole('dialog', { name: 'Totals of December 2025' }));
    await expect(month.getByText(/Report entered on/)).toBeVisible();
    await expect(month.getAllByText(/Refunds in another month/)[0]).toBeVisible();
    await expect(month.getAllByText(/Not explained/)[0]).toBeVisible();
    await userEvent.click(month.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(inBody.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const TakesAReport: Story = {
  name: 'A report is typed: at least one total, as numbers',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enter a report' }));
    const form = within(await inBody.findByRole('dialog'));
    await userEvent.click(form.getByRole('button', { name: 'Save report' }));
    await expect(await form.findByText('Enter at least one total.')).toBeVisible();
    await userEvent.type(form.getByLabelText(/Net sales/), '1,200.50');
    await userEvent.click(form.getByRole('button', { name: 'Save report' }));
    await expect(await form.findByText(/Enter a number such as/)).toBeVisible();
    await userEvent.clear(form.getByLabelText(/Net sales/));
    await userEvent.type(form.getByLabelText(/Net sales/), '1200,50');
    await userEvent.click(form.getByRole('button', { name: 'Save report' }));
    await waitFor(() => expect(args.onAddReport).toHaveBeenCalledWith({ month: '2025-11', netSales: 1200.5 }));
  },
};

export const FileIsRefused: Story = {
  name: 'Why a file was refused is shown, and the dialog stays',
  tags: ['no-visual'],
  globals: inEnglish,
  args: {
    onImportReport: fn(() => Promise.reject(new globalThis.Error('refused'))),
    failureReason: () => 'Row 2 has no month.',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Import a report' }));
    const dialog = within(await inBody.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Import' }));
    await expect(await dialog.findByText('Choose a file.')).toBeVisible();
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    await userEvent.upload(input as HTMLInputElement, new File(['Month\n'], 'sales.csv'));
    await userEvent.click(dialog.getByRole('button', { name: 'Import' }));
    await expect(await dialog.findByText('Row 2 has no month.')).toBeVisible();
  },
};

export const RemovesAReport: Story = {
  name: 'A report is removed after a question',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the report of December 2025' }));
    const question = within(await inBody.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(args.onRemoveReport).toHaveBeenCalledWith('3'));
  },
};

const doubts = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  within(canvas.getByRole('region', { name: 'Doubtful order numbers' }));

export const Doubts: Story = {
  name: 'Doubtful order numbers say what was sold on which days, and are the same order by one button',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas, args }) => {
    await expect(doubts(canvas).getByText('2 to decide')).toBeVisible();
    await expect(doubts(canvas).getByRole('row', { name: /1042/ })).toHaveTextContent(
      /3 Nov 2025.*EUR 84\.00.*21 Nov 2025.*EUR 129\.50.*To decide/,
    );
    await expect(doubts(canvas).getByRole('row', { name: /0987/ })).toHaveTextContent(/Same order.*Ana Ionescu/);
    await expect(doubts(canvas).queryByRole('button', { name: /0986/ })).not.toBeInTheDocument();
    await userEvent.click(doubts(canvas).getByRole('button', { name: 'Same order: 1042' }));
    await expect(args.doubts?.onDecide).toHaveBeenCalledWith({ number: '1042', laterOn: '2025-11-21' }, 'same');
  },
};

let lost = false;
export const DifferentOrders: Story = {
  name: 'Different orders are separated after a question that says what it means; what failed says why',
  tags: ['no-visual'],
  globals: inEnglish,
  args: {
    doubts: {
      ...meta.args.doubts,
      // The first answer is lost.
      onDecide: fn(() => {
        lost = !lost;
        return lost ? Promise.reject(new globalThis.Error('busy')) : Promise.resolve();
      }),
    },
    failureReason: () => 'An import is running.',
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(doubts(canvas).getByRole('button', { name: 'Different orders: 1042' }));
    const question = within(await inBody.findByRole('alertdialog'));
    await expect(question.getByText(/3 Nov 2025 and those from 21 Nov 2025 on become separate orders/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Different orders' }));
    await expect(await question.findByRole('alert')).toHaveTextContent(/Nothing has changed.*An import is running/);
    await userEvent.click(question.getByRole('button', { name: 'Different orders' }));
    await waitFor(() => expect(inBody.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(args.doubts?.onDecide).toHaveBeenLastCalledWith(
      { number: '1042', laterOn: '2025-11-21' },
      'different',
    );
  },
};

export const DoubtsFail: Story = {
  tags: ['no-visual'],
  globals: inEnglish,
  args: {
    doubts: {
      ...meta.args.doubts,
      view: { status: 'error', message: 'The server can not be reached.', retrying: false },
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(doubts(canvas).getByRole('button', { name: 'Try again' }));
    await expect(args.doubts?.onRetry).toHaveBeenCalled();
  },
};

export const DoubtsOfViewer: Story = {
  name: 'Who may only read sees the doubtful order numbers and decides on none',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { canManage: false },
  play: async ({ canvas }) => {
    await expect(doubts(canvas).getByText('1042')).toBeVisible();
    await expect(doubts(canvas).queryByRole('button', { name: /order/ })).not.toBeInTheDocument();
  },
};
