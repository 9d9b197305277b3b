import { usePlanCopy } from '@adaos/ui/commerce';
import { BillingScreen, type BillingScreenProps } from '@adaos/ui/screens/BillingScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { changed, demo, lapsed, live, none, plansIn, trial, trialOver, unread } from './billingStates.ts';
import { onPage } from './page.tsx';

function WithPlans(props: BillingScreenProps) {
  return <BillingScreen {...props} plans={plansIn(usePlanCopy())} />;
}

const meta = {
  title: 'screens/Billing',
  component: BillingScreen,
  decorators: [onPage],
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  render: (args) => <WithPlans {...args} />,
  args: {
    view: live,
    plans: [],
    canManage: true,
    pendingAction: null,
    event: null,
    subscriptionHref: '#subscription',
    email: 'hello@adaos.example',
    onDismissEvent: fn(),
    onChoosePlan: fn(),
    onCancel: fn(() => Promise.resolve()),
    onResume: fn(),
    onOpenPortal: fn(),
    onRetry: fn(),
    onLeaveSample: fn(),
    onOpenSupport: fn(),
  },
} satisfies Meta<typeof BillingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const noVisual = ['no-visual'];
const inEnglish = { language: 'en' };
const inRomanian = { language: 'ro' };

export const Ready: Story = {};
export const Trial: Story = { args: { view: trial } };
export const TrialOver: Story = { tags: noVisual, args: { view: trialOver } };
export const Empty: Story = { tags: noVisual, args: { view: none } };
export const UsageFailed: Story = {
  tags: noVisual,
  name: '[BILL-8] What is used of the plan could not be read: why, and another try',
  globals: inEnglish,
  args: { view: unread },
  play: async ({ canvas, args }) => {
    const alert = within(canvas.getByRole('region', { name: 'Usage this month' })).getByRole('alert');
    await expect(alert).toHaveTextContent('UsageThe server cannot be reached.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const PlatformsFailed: Story = {
  tags: noVisual,
  name: '[BILL-8] What the subscription tells of its use stays where the rest could not be read',
  globals: inEnglish,
  args: { view: { ...live, entitlements: undefined, usageFailed: unread.usageFailed } },
  play: async ({ canvas }) => {
    const usage = within(canvas.getByRole('region', { name: 'Usage this month' }));
    await expect(usage.getByRole('meter', { name: 'API calls' })).toBeVisible();
    await expect(usage.getByRole('alert')).toHaveTextContent('Connected platformsThe server cannot be reached.');
  },
};
export const Loading: Story = { tags: ['no-visual'], args: { view: { status: 'loading' } } };
export const Error: Story = { tags: noVisual, args: { view: { status: 'error', message: 'Access denied.' } } };
export const Sample: Story = { args: { view: demo } };
export const LongText: Story = { tags: noVisual, args: { view: trial }, globals: { language: 'fr' } };
export const Ending: Story = { tags: noVisual, args: { view: changed({ cancelAt: '2026-02-12T00:00:00Z' }) } };

export const Ended: Story = {
  name: '[BILL-1] [BILL-9] Who had a subscription reads that it has ended, not that a trial is over',
  tags: noVisual,
  globals: inEnglish,
  args: { view: lapsed('ended') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Your subscription has ended' })).toBeVisible();
    await expect(canvas.getByText(/^You can still see everything, but not change it\./)).toBeVisible();
    await expect(canvas.queryByText(/trial is over/)).not.toBeInTheDocument();
  },
};

export const NotPaid: Story = {
  name: '[BILL-1] [BILL-9] Whose payment failed reads that',
  tags: noVisual,
  globals: inRomanian,
  args: { view: lapsed('unpaid') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Plata nu a reușit' })).toBeVisible();
    await expect(canvas.queryByText(/Perioada de probă s-a încheiat/)).not.toBeInTheDocument();
  },
};

export const Shows: Story = {
  name: '[BILL-1] Subscription, three plans, questions and the way to the support',
  tags: noVisual,
  globals: inEnglish,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Your subscription' })).toHaveTextContent(
      /Growth.*699.*EUR per month/,
    );
    for (const name of ['Starter', 'Growth', 'Enterprise']) {
      await expect(canvas.getByRole('listitem', { name })).toBeVisible();
    }
    await expect(canvas.getByText('Yes. All plans come with a 14-day free trial.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Can I change my plan?' }));
    await waitFor(() => expect(canvas.getByText(/applies at the next billing\.$/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'What happens when I cancel?' }));
    await waitFor(() => expect(canvas.getByText(/until the end of the period you have paid for/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Open the chat' }));
    await expect(args.onOpenSupport).toHaveBeenCalledOnce();
  },
};

export const ChoosesPlan: Story = {
  name: '[BILL-2] Without a subscription a plan is chosen at once',
  tags: noVisual,
  globals: inEnglish,
  args: { view: none },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Growth' }));
    await expect(args.onChoosePlan).toHaveBeenCalledWith('growth');
  },
};

export const Choosing: Story = {
  name: '[ALL-4] A plan that is being chosen is not chosen twice',
  tags: noVisual,
  globals: inEnglish,
  args: { view: none, pendingAction: { kind: 'choose', plan: 'growth' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Processing...' }));
    await expect(canvas.getByRole('button', { name: 'Choose Starter' })).toBeDisabled();
    await expect(args.onChoosePlan).not.toHaveBeenCalled();
  },
};

export const ChangesPlan: Story = {
  name: 'A change of plan is confirmed and says from when it applies',
  tags: noVisual,
  globals: inEnglish,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Current plan' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Change to Enterprise' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Change to Enterprise?' }));
    await expect(dialog.getByText(/next billing, 12 February 2026: EUR 1,499\.00 per month/)).toBeVisible();
    await expect(args.onChoosePlan).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Change plan' }));
    await expect(args.onChoosePlan).toHaveBeenCalledWith('enterprise');
  },
};

export const ChangesBack: Story = {
  name: 'A change of plan that is to come can be taken back, and is not offered again',
  tags: noVisual,
  globals: inEnglish,
  args: { view: changed({ nextPlan: 'enterprise', amount: 1499 }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Starts at the next billing' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep Growth' }));
    await expect(args.onChoosePlan).toHaveBeenCalledWith('growth');
  },
};

export const ChangesAfterCancelling: Story = {
  name: 'A cancelled subscription goes on with another plan by a change, not by a second subscription',
  tags: noVisual,
  globals: inEnglish,
  args: {
    view: changed({ cancelAt: '2026-02-12T00:00:00Z', renewalDate: null, nextBilling: null, nextBillingDate: null }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Current plan' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Change to Enterprise' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Change to Enterprise?' }));
    await expect(dialog.getByText(/next billing, 12 February 2026: EUR 1,499\.00 per month/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Change plan' }));
    await expect(args.onChoosePlan).toHaveBeenCalledWith('enterprise');
  },
};

export const Cancels: Story = {
  name: '[BILL-7] [ALL-5] Cancelling is asked for twice, the safe choice first',
  tags: noVisual,
  globals: inEnglish,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel subscription' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel the Growth subscription?' }));
    await expect(dialog.getByText(/until the end of the period you have paid for, 12 February 2026/)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep subscription' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel subscription' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

export const Cancelled: Story = {
  name: '[BILL-7] A cancellation names the day on which the service ends, and can be taken back',
  globals: inEnglish,
  tags: noVisual,
  args: {
    view: changed({ cancelAt: '2026-02-12T00:00:00Z' }),
    event: { kind: 'cancelled', date: '2026-02-12T00:00:00Z' },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The service continues until 12 February 2026.');
    await userEvent.click(canvas.getByRole('button', { name: 'Resume subscription' }));
    await expect(args.onResume).toHaveBeenCalledOnce();
  },
};

export const CheckoutFailed: Story = {
  name: '[BILL-3] A checkout that fails says why',
  args: {
    view: none,
    event: { kind: 'failed', message: 'Network error. Please check your connection and try again.' },
  },
  tags: noVisual,
  play: async ({ canvas }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent('Network error. Please check your connection and try again.'),
};

export const CheckoutLeft: Story = {
  name: '[BILL-2] Back from the checkout, without having paid',
  tags: noVisual,
  globals: inEnglish,
  args: { view: none, event: { kind: 'checkoutLeft' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You have not been charged.');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismissEvent).toHaveBeenCalledOnce();
  },
};

export const SampleIsMarked: Story = {
  name: '[BILL-6] [ALL-6] The demonstration is marked, warns, and can be tried again',
  tags: noVisual,
  globals: inRomanian,
  args: { view: demo },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch subscription. Status: 500');
    const card = canvas.getByRole('region', { name: 'Abonamentul tău' });
    await expect(card).toHaveTextContent(/Growth.*699.*Prognoze AI pe 90 de zile.*Suport prioritar/);
    await expect(within(card).getByText('Date demonstrative')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Încearcă din nou' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const ForManager: Story = {
  name: '[ROLE-12] A manager reads why the subscription is not theirs to change',
  tags: noVisual,
  globals: inEnglish,
  args: { canManage: false },
  play: async ({ canvas }) => {
    for (const name of ['Change to Enterprise', 'Cancel subscription', 'Card and invoices']) {
      const button = canvas.getByRole('button', { name });
      await expect(button).toBeDisabled();
      await expect(button).toHaveAccessibleDescription('Only admins of the shop can change the subscription.');
    }
  },
};
