import { FraudCaseScreen } from '@adaos/ui/screens/FraudCaseScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { caseView, fraudCase, judgedCase, uncheckedCase } from './fraudCaseStates.ts';
import { onPage } from './page.tsx';

const meta = {
  title: 'screens/FraudCase',
  component: FraudCaseScreen,
  decorators: [onPage],
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: caseView(fraudCase),
    backHref: '#fraud',
    costsHref: '#costs',
    orderHref: (id) => `#orders/${id}`,
    customerHref: (id) => `#customers/${id}`,
    caseHref: (id) => `#fraud/${id}`,
    onRetry: fn(),
    canManage: true,
    onJudge: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof FraudCaseScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const inEnglish = { language: 'en' };
const phone = { viewport: { value: 'phone' } };

export const Ready: Story = {};
export const Judged: Story = { tags: ['no-visual'], args: { view: caseView(judgedCase) } };
export const Unchecked: Story = { tags: ['no-visual'], args: { view: caseView(uncheckedCase) } };
export const Loading: Story = { tags: ['no-visual'], args: { view: { status: 'loading' } } };
export const NotFound: Story = { tags: ['no-visual'], args: { view: { status: 'notFound' } } };
export const Error: Story = {
  tags: ['no-visual'],
  args: { view: { status: 'error', message: 'The server can not be reached.' } },
};
export const LongText: Story = { tags: ['no-visual'], globals: { language: 'fr', ...phone } };

export const Judges: Story = {
  name: '[FRAUD-3] A case shows its signs with what they count for, its customer and its loss, and takes a verdict by one press',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Was order #10482 fraud?' })).toBeVisible();
    const signs = within(canvas.getByRole('region', { name: 'Why it looks like fraud' }));
    await expect(signs.getByText(/^6\.6 points\. From 4 points on an order is a case/)).toBeVisible();
    await expect(signs.getByText('1.6 of 2 points')).toBeVisible();
    await expect(signs.getByText('Far above what your shop’s orders usually cost.')).toBeVisible();
    await expect(signs.getByText('This sign was right in 1 of 8 cases')).toBeVisible();
    const customer = within(canvas.getByRole('region', { name: 'The customer' }));
    await expect(customer.getByRole('link', { name: 'Open the customer' })).toHaveAttribute('href', '#customers/89000');
    const loss = within(canvas.getByRole('region', { name: 'What it costs you if it is fraud' }));
    await expect(loss.getByText('Not known yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Newer case: order #10490' })).toHaveAttribute(
      'href',
      '#fraud/90001',
    );
    await expect(canvas.getByRole('link', { name: 'Open the order' })).toHaveAttribute('href', '#orders/90000');
    const verdict = canvas.getByRole('button', { name: 'In dispute' });
    await expect(verdict).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(verdict);
    await expect(args.onJudge).toHaveBeenCalledWith('90000', 'disputed');
  },
};

export const TakesBack: Story = {
  name: '[FRAUD-3] A verdict is taken back, and every one before it stays to be read',
  tags: ['no-visual'],
  args: { view: caseView(judgedCase) },
  globals: inEnglish,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Dispute won' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByText('In your records: charged back')).toBeVisible();
    await expect(canvas.getByText('At least')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Enter the cost of goods' })).toHaveAttribute('href', '#costs');
    await expect(canvas.getByRole('button', { name: 'This is the oldest case' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Take the verdict back' }));
    await expect(args.onJudge).toHaveBeenCalledWith('90000', null);
  },
};

export const UnknownIsNotZero: Story = {
  name: '[FRAUD-3] What cannot be checked is not called safe, and an unknown loss is no 0',
  tags: ['no-visual'],
  args: { view: caseView(uncheckedCase) },
  globals: inEnglish,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/That does not mean it is safe\.$/)).toBeVisible();
    await expect(canvas.getByText(/^The order names no customer/)).toBeVisible();
    await expect(canvas.getAllByText('Not known yet')).toHaveLength(6);
    await expect(canvas.queryByText(/EUR 0|^0$/)).not.toBeInTheDocument();
    await expect(canvas.queryByText(/^Case \d/)).not.toBeInTheDocument();
  },
};

export const ForViewers: Story = {
  name: 'Who may not judge reads why, and sees nothing of the customer that is not theirs to see',
  tags: ['no-visual'],
  args: { view: caseView({ ...fraudCase, customer: 'hidden' }), canManage: false },
  globals: inEnglish,
  play: async ({ canvas }) => {
    const verdict = canvas.getByRole('button', { name: 'Not fraud' });
    await expect(verdict).toBeDisabled();
    await expect(verdict).toHaveAccessibleDescription('Only managers and admins of the shop can give verdicts.');
    await expect(canvas.getByText(/^Only managers and admins of the shop can see what/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Open the customer' })).not.toBeInTheDocument();
  },
};

export const VerdictNotSaved: Story = {
  name: '[ALL-2] A verdict that cannot be saved says why',
  tags: ['no-visual'],
  args: {
    onJudge: fn(() => Promise.reject(new globalThis.Error('trial_over'))),
    failureReason: () => 'Choose a plan to continue.',
  },
  globals: { ...inEnglish, ...phone },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fraud' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'The verdict could not be saved. It has not changed. Choose a plan to continue.',
      ),
    );
    await expect(canvas.getByRole('button', { name: 'Fraud' })).toHaveAttribute('aria-pressed', 'false');
  },
};
