import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SubscriptionCard } from './SubscriptionCard.tsx';
import { SubscriptionStatus } from './SubscriptionStatus.tsx';
import type { SubscriptionView } from './types.ts';

const growth: SubscriptionView = {
  plan: 'growth',
  planName: 'Growth',
  status: 'active',
  price: 699,
  renewalDate: '2026-02-12T00:00:00Z',
  amount: 699,
  currency: 'EUR',
  features: ['5 platforms', '90-day forecasts', 'Custom reports', 'Advanced fraud detection'],
  customerId: 'cus_1',
  subscriptionId: 'sub_1',
  startDate: '2025-06-12T00:00:00Z',
  usage: { apiCalls: 41_236, apiCallsLimit: 50_000, storageUsed: 3.7, storageLimit: 10 },
};

const meta = {
  component: SubscriptionCard,
  tags: ['stable'],
  args: { subscription: growth, actions: <Button>Card and invoices</Button> },
} satisfies Meta<typeof SubscriptionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const noVisual = ['no-visual'];
const inEnglish = { language: 'en' };

export const Ready: Story = {};
export const Phone: Story = { tags: noVisual, globals: { viewport: { value: 'phone' } } };

export const Ending: Story = {
  tags: noVisual,
  globals: inEnglish,
  args: { subscription: { ...growth, cancelAt: '2026-02-12T00:00:00Z', renewalDate: null } },
  play: async ({ canvas }) =>
    expect(canvas.getByText('Cancelled. The service goes on until 12 February 2026.')).toBeVisible(),
};

export const Changing: Story = {
  tags: noVisual,
  globals: inEnglish,
  args: { subscription: { ...growth, nextPlan: 'enterprise', amount: 1499 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Renews on 12 February 2026 for EUR 1,499\.00/)).toBeVisible();
    await expect(canvas.getByText('Enterprise begins on 12 February 2026')).toBeVisible();
  },
};

export const Statuses: Story = {
  name: '[BILL-5] Active green, cancelled red, incomplete yellow, others grey',
  globals: inEnglish,
  render: () => (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {['active', 'canceled', 'cancelled', 'incomplete', 'past_due', 'something_new'].map((status) => (
        <SubscriptionStatus key={status} status={status} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const colorOf = (element: HTMLElement) => getComputedStyle(element).color;
    const [canceled, cancelled] = canvas.getAllByText('Cancelled');
    const active = canvas.getByText('Active');
    const incomplete = canvas.getByText('Payment incomplete');
    const other = canvas.getByText('something_new');
    if (!canceled || !cancelled) throw new Error('both spellings are shown');
    await expect(colorOf(canceled)).toBe(colorOf(cancelled));
    await expect(colorOf(other)).toBe(colorOf(canvas.getByText('Payment overdue')));
    await expect(new Set([active, canceled, incomplete, other].map(colorOf)).size).toBe(4);
  },
};
