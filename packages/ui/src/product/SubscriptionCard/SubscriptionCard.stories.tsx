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
    expect(canvas.getByText('Cancelled. The service continues until 12 February 2026.')).toBeVisible(),
};

export const Changing: Story = {
  tags: noVisual,
  globals: inEnglish,
  args: { subscription: { ...growth, nextPlan: 'enterprise', amount: 1499 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Renews on 12 February 2026 for EUR 1,499\.00/)).toBeVisible();
    await expect(canvas.getByText('Enterprise starts on 12 February 2026')).toBeVisible();
  },
};

/** A colour as people name it, by its hue (degrees) and saturation. */
function nameOf(colour: string): string {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('A browser draws.');
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  const [most, spread] = [Math.max(red, green, blue), Math.max(red, green, blue) - Math.min(red, green, blue)];
  if (spread < 0.12 * most) return 'grey';
  const sixth =
    most === red ? (green - blue) / spread : most === green ? 2 + (blue - red) / spread : 4 + (red - green) / spread;
  const hue = (sixth * 60 + 360) % 360;
  if (hue < 15 || hue > 340) return 'red';
  if (hue >= 28 && hue <= 60) return 'yellow';
  return hue >= 90 && hue <= 170 ? 'green' : `hue ${Math.round(hue)}`;
}

async function expectColours(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']): Promise<void> {
  const shown = (label: string) => canvas.getAllByText(label).map((chip) => nameOf(getComputedStyle(chip).color));
  await expect(shown('Active')).toEqual(['green']);
  // In both spellings.
  await expect(shown('Cancelled')).toEqual(['red', 'red']);
  await expect(shown('Payment incomplete')).toEqual(['yellow']);
  for (const other of ['Trial', 'Payment overdue', 'Unpaid', 'Paused', 'something_new']) {
    await expect(shown(other)).toEqual(['grey']);
  }
}

const inARow = (statuses: readonly string[]) => (
  <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
    {statuses.map((status) => (
      <SubscriptionStatus key={status} status={status} />
    ))}
  </Stack>
);

export const Statuses: Story = {
  globals: inEnglish,
  render: () => inARow(['active', 'canceled', 'cancelled', 'incomplete', 'past_due', 'something_new']),
};

const WITH_COLOUR = ['active', 'canceled', 'cancelled', 'incomplete'];
const OTHERS = ['trialing', 'past_due', 'unpaid', 'paused', 'something_new'];

export const StatusColours: Story = {
  name: '[BILL-5] Active green, cancelled red, incomplete yellow, others grey',
  tags: noVisual,
  globals: inEnglish,
  render: () => inARow([...WITH_COLOUR, ...OTHERS]),
  play: ({ canvas }) => expectColours(canvas),
};

export const StatusColoursInTheDark: Story = {
  ...StatusColours,
  name: '[BILL-5] In the dark, too: active green, cancelled red, incomplete yellow, others grey',
  tags: noVisual,
  globals: { ...inEnglish, scheme: 'dark' },
};
