import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComparedPlan } from '../types.ts';
import { PlanTable } from './PlanTable.tsx';

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

const meta = {
  component: PlanTable,
  tags: ['stable', '!autodocs'],
  args: { plans, currentId: 'growth' },
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
