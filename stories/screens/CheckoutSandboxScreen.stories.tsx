import { SANDBOX_CARDS } from '@adaos/api';
import { CheckoutSandboxScreen, SANDBOX_CARD_NUMBERS } from '@adaos/ui/screens/CheckoutSandboxScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';

const meta = {
  title: 'screens/CheckoutSandbox',
  component: CheckoutSandboxScreen,
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: { status: 'open', planName: 'Growth', shopName: 'Lână și Lut', amount: 699, currency: 'EUR' },
    step: 'form',
    billingHref: '/dashboard/billing',
    onPay: fn(),
    onRefuse: fn(),
    onLeave: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof CheckoutSandboxScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const noVisual = ['no-visual'];
const inEnglish = { language: 'en' };

export const Ready: Story = {};
export const Loading: Story = { tags: noVisual, args: { view: { status: 'loading' } } };
export const Error: Story = { tags: noVisual, args: { view: { status: 'error', message: 'This no longer exists.' } } };
export const Paid: Story = { tags: noVisual, args: { view: { status: 'paid' } } };
export const Paying: Story = { tags: noVisual, args: { step: 'paying' } };

export const LooksLikeTest: Story = {
  name: '[BILL-2] The sandbox plainly is a test, and pays with the card that was chosen',
  tags: noVisual,
  globals: inEnglish,
  play: async ({ canvas, args }) => {
    await expect(SANDBOX_CARD_NUMBERS).toEqual(SANDBOX_CARDS);
    await expect(canvas.getByRole('note')).toHaveTextContent('Test mode: no real card, no real money.');
    await userEvent.click(canvas.getByRole('radio', { name: /The bank declines/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Pay EUR\s699\.00 \(test\)$/ }));
    await expect(args.onPay).toHaveBeenCalledWith(SANDBOX_CARDS.declined, false);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel and go back' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const Declined: Story = {
  tags: noVisual,
  globals: inEnglish,
  args: { step: 'declined' },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('You have not been charged.'),
};

export const Confirms: Story = {
  name: 'The bank asks, and is answered with yes or no',
  tags: noVisual,
  globals: inEnglish,
  args: { step: 'confirming' },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm the payment (test)' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
    await expect(args.onRefuse).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm the payment' }));
    await expect(args.onPay).toHaveBeenCalledWith(SANDBOX_CARDS.needsConfirmation, true);
  },
};
