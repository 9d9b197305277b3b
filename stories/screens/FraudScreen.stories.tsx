import { sampleFraud, sampleReturns } from '@adaos/api/sample';
import { FraudScreen, type FraudScreenData, type FraudView } from '@adaos/ui/screens/FraudScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { onPage } from './page.tsx';

// The answers of the contract are a view's data as they are.
const data: FraudScreenData = {
  currency: 'EUR',
  // The orders of a shop can be opened; those of the sample cannot.
  fraud: { ...sampleFraud, cases: sampleFraud.cases.map((one) => ({ ...one, orderId: one.id })) },
  returns: sampleReturns,
};
const live: FraudView = { status: 'ready', source: 'live', data };
const sample: FraudView = { status: 'ready', source: 'sample', data: { ...data, fraud: sampleFraud } };
const above: FraudView = {
  ...live,
  data: { ...data, fraud: { ...data.fraud, fraudPercentage: 2.4, fraudAlertsThisMonth: 14 } },
};
const nothing: FraudView = {
  ...live,
  data: {
    currency: 'EUR',
    fraud: {
      ...sampleFraud,
      fraudPercentage: 0,
      fraudTransactions: 0,
      safeTransactions: sampleFraud.totalTransactions,
      totalLoss: 0,
      lossParts: [],
      cases: [],
      signs: sampleFraud.signs.map((one) => ({ ...one, right: 0, judged: 0, weight: 100 })),
    },
    returns: { ...sampleReturns, returnRate: null, averageReturnValue: null, topReturnReasons: [] },
  },
};

/** Orders without customer or addresses, of which none was judged. */
const unchecked: FraudView = {
  ...live,
  data: {
    ...data,
    fraud: {
      ...sampleFraud,
      checkedTransactions: 0,
      fraudTransactions: 0,
      fraudPercentage: null,
      fraudAlertsThisMonth: 0,
      fraudAlertsLastMonth: 0,
      totalLoss: null,
      lossParts: [],
      lineData: sampleFraud.lineData.map((month) => ({ ...month, fraud: null })),
      cases: [],
      signs: sampleFraud.signs.map((one) => ({ ...one, right: 0, judged: 0, weight: 100 })),
    },
  },
};
/** The goods' cost of some of the fraud orders is missing, and some orders could not be checked. */
const atLeast: FraudView = {
  ...live,
  data: {
    ...data,
    fraud: {
      ...sampleFraud,
      checkedTransactions: 5_214,
      totalLoss: 2_190.5,
      totalLossAtLeast: true,
      lossParts: sampleFraud.lossParts.map(({ part, amount }) => ({ part, amount: part === 'goods' ? null : amount })),
    },
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
    costsHref: '#costs',
    alertsHref: '#alerts',
    productHref: (code) => `#products/${code}`,
    orderHref: (id) => `#orders/${id}`,
    caseHref: (id) => `#fraud/${id}`,
    canManage: true,
    onSetThreshold: fn(() => Promise.resolve()),
    onRetry: fn(),
    onUseSample: fn(),
    onLeaveSample: fn(),
  },
} satisfies Meta<typeof FraudScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In every language: the chart has come with its library, after the figures. */
const chartIsDrawn = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const drawings = () => canvasElement.querySelectorAll('[role="group"][aria-describedby] svg');
  await waitFor(() => expect(drawings().length).toBeGreaterThanOrEqual(1), { timeout: 10_000 });
};
const inEnglish = { language: 'en' };
const phone = { viewport: { value: 'phone' } };

export const Ready: Story = { play: chartIsDrawn };
export const Sample: Story = { tags: ['no-visual'], args: { view: sample }, play: chartIsDrawn };
export const AboveThreshold: Story = { args: { view: above }, play: chartIsDrawn };
export const NothingFound: Story = { tags: ['no-visual'], args: { view: nothing }, play: chartIsDrawn };
export const Loading: Story = { tags: ['no-visual'], args: { view: { status: 'loading' } } };
export const Empty: Story = { tags: ['no-visual'], args: { view: { status: 'empty' } } };
export const Error: Story = {
  tags: ['no-visual'],
  args: { view: { status: 'error', message: 'The server can not be reached.' } },
};
export const LongText: Story = { tags: ['no-visual'], globals: { language: 'fr', ...phone }, play: chartIsDrawn };

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
    await chartIsDrawn(context);
    await expect(canvas.getByRole('region', { name: 'Safe and fraudulent orders' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Returns and fraud, by month' })).toBeVisible();
    const cases = within(canvas.getByRole('grid', { name: 'Fraud cases' }));
    await expect(cases.getAllByRole('row')).toHaveLength(7);
    await expect(cases.getByRole('row', { name: /#10482/ })).toHaveTextContent(
      /High.*Many orders in a short time and addresses differ.*EUR 412\.90.*Active/,
    );
    const returns = within(canvas.getByRole('region', { name: 'Returns in detail' }));
    for (const term of ['Return rate', 'Value of the returns', 'Average return value', 'Wrong size'])
      await expect(returns.getByText(term)).toBeVisible();
    await expect(returns.getByText('82 returns · 36%')).toBeVisible();
    await expect(returns.getByText('Over the last 12 months')).toBeVisible();
    // What waits for an answer comes before what was.
    const trend = canvas.getByRole('region', { name: 'Returns and fraud, by month' });
    const list = canvas.getByRole('grid', { name: 'Fraud cases' });
    await expect(list.compareDocumentPosition(trend) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
};

export const LeadsOn: Story = {
  name: '[FRAUD-4] The alerts open; the threshold is set in a dialog, by keyboard',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await chartIsDrawn(context);
    await expect(canvas.getByRole('link', { name: 'See active alerts' })).toHaveAttribute('href', '#alerts');
    canvas.getByRole('button', { name: 'Advanced settings' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Advanced settings' }));
    const field = dialog.getByRole('textbox', { name: 'Alert me when the fraud rate reaches' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.keyboard('many{Enter}');
    await expect(dialog.getByText('Enter a number from 0 to 100.')).toBeVisible();
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
    failureReason: () => 'Choose a plan to continue.',
  },
  globals: inEnglish,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chartIsDrawn(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Advanced settings' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Advanced settings' }));
    await userEvent.type(dialog.getByRole('textbox'), '{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'The threshold could not be saved. It has not changed. Choose a plan to continue.',
    );
  },
};

export const NotChecked: Story = {
  name: '[FRAUD-1] Without data to check, rate and loss are not known, with what to do about it',
  tags: ['no-visual'],
  args: { view: unchecked },
  globals: inEnglish,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not known yet')).toHaveLength(3);
    await expect(canvas.getByText(/they have neither a customer nor addresses/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Import orders' })).toHaveAttribute('href', '#integrations');
    await expect(canvas.queryByText(/0%|EUR 0/)).not.toBeInTheDocument();
    await expect(
      await canvas.findByRole('region', { name: 'Safe and fraudulent orders' }, { timeout: 10_000 }),
    ).toHaveTextContent('No order could be checked for fraud yet.');
  },
};
export const LossAtLeast: Story = {
  name: '[FRAUD-1] A loss without the goods’ cost is at least so much, and shows its terms',
  tags: ['no-visual'],
  args: { view: atLeast },
  globals: inEnglish,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chartIsDrawn(context);
    await expect(canvas.getByText('At least')).toBeVisible();
    await expect(canvas.getByText('61 of 7,600 orders in 12 months; 5,214 could be checked')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Enter the cost of goods' })).toHaveAttribute('href', '#costs');
    canvas.getByRole('button', { name: 'How it is calculated' }).focus();
    await userEvent.keyboard('{Enter}');
    const formula = within(await within(document.body).findByRole('dialog', { name: 'How the loss is calculated' }));
    await expect(formula.getByText(/^Loss = goods \+ shipping \+ packing \+ fees \+ ads/)).toBeInTheDocument();
    const terms = formula.getAllByRole('definition').map((term) => term.textContent.replaceAll('\u00A0', ' '));
    await expect(terms).toEqual([
      'Not known yet',
      'EUR 412.50',
      'EUR 98.00',
      'EUR 1,340.00',
      'EUR 340.00',
      'At least EUR 2,190.50',
    ]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).not.toBeInTheDocument());
  },
};
export const OpensCases: Story = {
  name: '[FRAUD-3] Each case opens; the record of the signs follows from what was said of them',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async (context) => {
    const { canvas } = context;
    await chartIsDrawn(context);
    const cases = within(canvas.getByRole('grid', { name: 'Fraud cases' }));
    await expect(cases.getByRole('row', { name: /#10401/ })).toHaveTextContent('In dispute');
    await expect(cases.getByRole('row', { name: /#10377/ })).toHaveTextContent('Charged back');
    await expect(cases.getByRole('link', { name: 'Open case: order #10401' })).toHaveAttribute(
      'href',
      '#fraud/case-10401',
    );
    await expect(cases.getByRole('link', { name: 'Give a verdict on order #10482' })).toHaveTextContent(
      'Give a verdict',
    );
    await expect(cases.getByRole('link', { name: '#10482' })).toHaveAttribute('href', '#orders/case-10482');
    const signs = within(canvas.getByRole('region', { name: 'How often the signs are right' }));
    await expect(signs.getByText('This sign was right in 1 of 8 cases')).toBeVisible();
    await expect(signs.getByText('Counts for 80%')).toBeVisible();
    await expect(signs.getByText('No case with this sign has an outcome yet')).toBeVisible();
  },
};

export const SharesAddUp: Story = {
  name: '[FRAUD-2] The shares of safe, fraudulent and unchecked orders are of one whole',
  tags: ['no-visual'],
  args: { view: atLeast },
  globals: inEnglish,
  play: async (context) => {
    const { canvas } = context;
    await chartIsDrawn(context);
    const share = within(canvas.getByRole('region', { name: 'Safe and fraudulent orders' }));
    await expect(share.getByText('Shares of all orders of the last 12 months')).toBeVisible();
    const parts = share.getAllByRole('listitem').map((item) => item.textContent);
    await expect(parts).toEqual(['Safe67.8%', 'Not checked31.4%', 'Fraud0.8%']);
  },
};

export const ForViewers: Story = {
  name: '[FRAUD-4] Who may not open the alerts is led to the list, and reads why the threshold is not theirs',
  tags: ['no-visual'],
  args: { alertsHref: undefined, canManage: false },
  globals: inEnglish,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chartIsDrawn(context);
    await userEvent.click(canvas.getByRole('button', { name: 'See active alerts' }));
    await expect(canvas.getByRole('region', { name: 'Fraud cases' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Advanced settings' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Advanced settings' }));
    await expect(dialog.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription(
      'Only managers and admins of the shop can change this.',
    );
  },
};

export const WorstProducts: Story = {
  name: 'The products that come back and leave the least are named, and open',
  tags: ['no-visual'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Worst products' })).toBeVisible();
    await expect(canvas.getByText('Came back in 25% of 240 orders')).toBeVisible();
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toContain('#products/PER-009');
  },
};
