import { sampleFraud, sampleReturns } from '@adaos/api/sample';
import { FraudScreen, type FraudScreenData, type FraudView } from '@adaos/ui/screens/FraudScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { onPage } from './page.tsx';

// The answers of the contract are a view's data as they are.
const data: FraudScreenData = { currency: 'EUR', fraud: sampleFraud, returns: sampleReturns };
const live: FraudView = { status: 'ready', source: 'live', data };
const sample: FraudView = { status: 'ready', source: 'sample', data };
const above: FraudView = {
  ...live,
  data: { ...data, fraud: { ...sampleFraud, fraudPercentage: 2.4, fraudAlertsThisMonth: 14 } },
};
const nothing: FraudView = {
  ...live,
  data: {
    currency: 'EUR',
    fraud: { ...sampleFraud, fraudPercentage: null, fraudTransactions: 0, totalLoss: 0, cases: [] },
    returns: { ...sampleReturns, returnRate: null, averageReturnValue: null, topReturnReasons: [] },
  },
};

const meta = {
  title: 'screens/Fraud',
  component: FraudScreen,
  decorators: [onPage],
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: live,
    importHref: '#integrations',
    alertsHref: '#alerts',
    orderHref: (id) => `#orders/${id}`,
    canManage: true,
    onSetThreshold: fn(() => Promise.resolve()),
    onRetry: fn(),
    onUseSample: fn(),
    onLeaveSample: fn(),
  },
} satisfies Meta<typeof FraudScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In every language: both charts have come with their library, after the figures. */
const chartsAreDrawn = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const drawings = () => canvasElement.querySelectorAll('[role="group"][aria-describedby] svg');
  await waitFor(() => expect(drawings().length).toBeGreaterThanOrEqual(2), { timeout: 10_000 });
};
const inEnglish = { language: 'en' };
const phone = { viewport: { value: 'phone' } };

export const Ready: Story = { play: chartsAreDrawn };
export const Sample: Story = { tags: ['no-visual'], args: { view: sample }, play: chartsAreDrawn };
export const AboveThreshold: Story = { args: { view: above }, play: chartsAreDrawn };
export const NothingFound: Story = { tags: ['no-visual'], args: { view: nothing }, play: chartsAreDrawn };
export const Loading: Story = { tags: ['no-visual'], args: { view: { status: 'loading' } } };
export const Empty: Story = { tags: ['no-visual'], args: { view: { status: 'empty' } } };
export const Error: Story = {
  tags: ['no-visual'],
  args: { view: { status: 'error', message: 'The server can not be reached.' } },
};
export const LongText: Story = { tags: ['no-visual'], globals: { language: 'fr', ...phone }, play: chartsAreDrawn };

export const Shows: Story = {
  name: '[FRAUD-1] [FRAUD-2] [FRAUD-3] Figures of the month, share and course, cases and returns',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async (context) => {
    const { canvas } = context;
    for (const name of ['Fraud alerts this month', 'Returns this month', 'Fraud rate', 'Total loss'])
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(canvas.getByText('fewer than last month (8)')).toBeVisible();
    await expect(canvas.getByText('fewer than last month (31)')).toBeVisible();
    await expect(canvas.getByText('61 of 7,600 orders in 12 months')).toBeVisible();
    await expect(canvas.getByText(/of the orders of the last 12 months turned out to be fraud/)).toBeVisible();
    await chartsAreDrawn(context);
    await expect(canvas.getByRole('region', { name: 'Safe orders and fraud' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Returns and fraud, by month' })).toBeVisible();
    const cases = within(canvas.getByRole('grid', { name: 'Fraud cases' }));
    await expect(cases.getAllByRole('row')).toHaveLength(7);
    await expect(cases.getByRole('row', { name: /#10482/ })).toHaveTextContent(
      /High.*Many orders in a short time and addresses differ.*EUR 412\.90.*Active/,
    );
    const returns = within(canvas.getByRole('region', { name: 'Returns in detail' }));
    for (const term of ['Return rate', 'Value of the returns', 'Average return', 'Wrong size'])
      await expect(returns.getByText(term)).toBeVisible();
    await expect(returns.getByText('82 returns · 36%')).toBeVisible();
    await expect(returns.getByText('Of the last 12 months')).toBeVisible();
    // The list, which has no end on a phone, comes after all else.
    const regions = canvas.getAllByRole('region');
    await expect(regions.at(-1)).toContainElement(canvas.getByRole('grid', { name: 'Fraud cases' }));
  },
};

export const LeadsOn: Story = {
  name: '[FRAUD-4] The alerts open; the threshold is set in a dialog, by keyboard',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await chartsAreDrawn(context);
    await expect(canvas.getByRole('link', { name: 'See active alerts' })).toHaveAttribute('href', '#alerts');
    canvas.getByRole('button', { name: 'Advanced settings' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Advanced settings' }));
    const field = dialog.getByRole('textbox', { name: 'Warn me from this fraud rate on' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.keyboard('many{Enter}');
    await expect(dialog.getByText('Write a number from 0 to 100.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.keyboard('2,5{Escape}');
    const question = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSetThreshold).toHaveBeenCalledWith(2.5));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const NotSaved: Story = {
  name: '[ALL-2] A threshold that can not be saved says why',
  tags: ['no-visual'],
  args: {
    onSetThreshold: fn(() => Promise.reject(new globalThis.Error('trial_over'))),
    failureReason: () => 'Choose a plan to go on.',
  },
  globals: inEnglish,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chartsAreDrawn(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Advanced settings' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Advanced settings' }));
    await userEvent.type(dialog.getByRole('textbox'), '{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'The threshold could not be saved. It is as it was. Choose a plan to go on.',
    );
  },
};

export const ForViewers: Story = {
  name: '[FRAUD-4] Who may not open the alerts is led to the list, and reads why the threshold is not theirs',
  tags: ['no-visual'],
  args: { alertsHref: undefined, canManage: false },
  globals: inEnglish,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chartsAreDrawn(context);
    await userEvent.click(canvas.getByRole('button', { name: 'See active alerts' }));
    await expect(canvas.getByRole('region', { name: 'Fraud cases' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Advanced settings' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Advanced settings' }));
    await expect(dialog.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription(
      'Only managers and admins of the shop can change this.',
    );
  },
};
