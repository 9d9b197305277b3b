import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { usePlanGroups, type ComparedPlan } from '../../product/plans/index.ts';
import { PlanTable, type PlanTableProps } from './PlanTable.tsx';

const base = { currency: 'EUR', description: '', features: [] };
const plans: ComparedPlan[] = [
  {
    ...base,
    id: 'starter',
    name: 'Starter',
    price: 199,
    limits: { platforms: 2, forecastDays: 30, apiCalls: 10_000, storageGb: 2 },
  },
  {
    ...base,
    id: 'growth',
    name: 'Growth',
    price: 699,
    popular: true,
    limits: { platforms: 5, forecastDays: 90, apiCalls: 50_000, storageGb: 10 },
  },
  {
    ...base,
    id: 'enterprise',
    name: 'Enterprise',
    price: 1499,
    limits: { platforms: null, forecastDays: 365, apiCalls: 500_000, storageGb: 100 },
  },
];

/** The plans of a shop, compared by what it needs. */
function ShopPlans({ currentId }: PlanTableProps) {
  return <PlanTable plans={plans} groups={usePlanGroups()} currentId={plans.find(({ id }) => id === currentId)?.id} />;
}

const meta = {
  component: PlanTable,
  tags: ['stable', '!autodocs'],
  args: { plans, groups: [], currentId: 'growth' },
  render: (args) => <ShopPlans {...args} />,
} satisfies Meta<typeof PlanTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const ReadsByRow: Story = {
  name: 'Each row is read with its plans',
  tags: ['no-visual'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Forecast horizon 30 days 90 days 365 days' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Connected platforms 2 5 Unlimited' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Custom reports .*Not included Included Included$/ })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Growth Your plan' })).toBeVisible();
  },
};

const gym = [
  { id: 'off-peak', name: 'Off-peak', price: 19.9, currency: 'EUR', guests: 0, sauna: false },
  { id: 'all-day', name: 'All day', price: 34, currency: 'EUR', guests: 2, sauna: true },
];

export const AnyPlans: Story = {
  name: 'Any plans, lines and groups, and a price with its decimals',
  tags: ['no-visual'],
  globals: { language: 'en' },
  render: () => (
    <PlanTable
      plans={gym}
      label="Memberships"
      priceLabel="Each month"
      groups={[
        { id: 'visits', name: 'Visits', lines: [{ id: 'guests', name: 'Guests', value: ({ guests }) => guests }] },
        { id: 'rest', name: 'After sport', lines: [{ id: 'sauna', name: 'Sauna', value: ({ sauna }) => sauna }] },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Memberships' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Each month EUR\s19\.90 EUR\s34$/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Guests 0 2' })).toBeVisible();
    const rest = within(canvas.getByRole('rowgroup', { name: 'After sport' }));
    await expect(rest.getByRole('row', { name: /Sauna .*Not included Included$/ })).toBeVisible();
  },
};
