import { SubscriptionScreen } from '@adaos/ui/screens/SubscriptionScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { changed, demo, live, none } from './billingStates.ts';
import { onPage } from './page.tsx';

const meta = {
  title: 'screens/Subscription',
  component: SubscriptionScreen,
  decorators: [onPage],
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: live,
    billingHref: '/billing',
    canManage: true,
    pendingAction: null,
    event: null,
    onDismissEvent: fn(),
    onCancel: fn(() => Promise.resolve()),
    onResume: fn(),
    onRetry: fn(),
    onLeaveSample: fn(),
  },
} satisfies Meta<typeof SubscriptionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const noVisual = ['no-visual'];
const inRomanian = { language: 'ro' };

export const Ready: Story = {};
export const Loading: Story = { tags: noVisual, args: { view: { status: 'loading' } } };
export const Empty: Story = { args: { view: none } };
export const Error: Story = { tags: noVisual, args: { view: { status: 'error', message: 'Access denied.' } } };
export const Sample: Story = { tags: noVisual, args: { view: demo } };

export const Shows: Story = {
  name: '[BILL-4] Plan, status, price, renewal and ids, and the way to another plan',
  tags: noVisual,
  globals: inRomanian,
  play: async ({ canvas }) => {
    const details = within(canvas.getByRole('region', { name: 'Detalii' }));
    for (const text of [
      'Growth',
      'Activ',
      /^699,00\s+EUR$/,
      '12 februarie 2026',
      'sub_1PqZ7sKd0mYtR3',
      'cus_QkT2f8HnVx4LbA',
    ]) {
      await expect(details.getByText(text)).toBeVisible();
    }
    await expect(canvas.getByRole('link', { name: 'Schimbă Planul' })).toHaveAttribute('href', '/billing');
    await expect(canvas.getByRole('meter', { name: 'Apeluri API' })).toBeVisible();
    await expect(canvas.getByRole('meter', { name: 'Spațiu de stocare' })).toBeVisible();
  },
};

export const NoneLeadsOn: Story = {
  name: '[BILL-4] Without a subscription there is a way to a plan',
  tags: noVisual,
  globals: inRomanian,
  args: { view: none },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nu ai niciun abonament activ')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Alege un plan' })).toHaveAttribute('href', '/billing');
  },
};

export const KeepsSubscription: Story = {
  name: '[BILL-7] A cancellation that is not confirmed changes nothing',
  tags: noVisual,
  globals: inRomanian,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Anulează abonamentul' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Anulezi abonamentul Growth?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Păstrează abonamentul' }));
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Incomplete: Story = {
  tags: noVisual,
  args: { view: changed({ status: 'incomplete', renewalDate: null, nextBilling: null, nextBillingDate: null }) },
};
