import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../Link/index.ts';
import { usePlanCopy } from '../../product/plans/index.ts';
import { PlanCards, type PlanView } from './PlanCards.tsx';

const PRICES = [
  { id: 'starter', price: 199, currency: 'EUR' },
  { id: 'growth', price: 699, currency: 'EUR', popular: true },
  { id: 'enterprise', price: 1499, currency: 'EUR' },
] as const;

const choose = (plan: PlanView) => (
  <ButtonLink href={`#${plan.id}`} variant={plan.popular ? 'contained' : 'outlined'} size="large">
    {plan.name}
  </ButtonLink>
);

function ThreePlans() {
  const copy = usePlanCopy();
  return <PlanCards level={2} plans={PRICES.map((plan) => ({ ...plan, ...copy[plan.id] }))} renderAction={choose} />;
}

const meta = {
  component: PlanCards,
  tags: ['stable'],
  args: { plans: [], renderAction: choose },
  render: () => <ThreePlans />,
} satisfies Meta<typeof PlanCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: '[LAND-4] Three plans',
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-labelledby'));
    await expect(cards).toHaveLength(3);
    await expect(cards[0]).toHaveTextContent(
      /Starter.*199.*EUR per month.*2 platforms.*30-day forecasts.*Email support/u,
    );
    await expect(cards[1]).toHaveTextContent(/Growth.*Most popular.*699.*5 platforms.*90-day.*reports.*fraud/u);
    await expect(cards[2]).toHaveTextContent(
      /Enterprise.*1,499.*Unlimited.*1-year.*24\/7 dedicated.*API and training/u,
    );
  },
};

export const Romanian: Story = { tags: ['no-visual'], globals: { language: 'ro' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const AnyPlans: Story = {
  name: 'Any plans, and a price with its decimals',
  tags: ['no-visual'],
  globals: { language: 'en' },
  render: () => (
    <PlanCards
      plans={[
        { id: 'off-peak', name: 'Off-peak', description: 'Until 4 pm', price: 19.9, currency: 'EUR', features: [] },
        {
          id: 'year',
          name: 'Year',
          description: '',
          price: 299,
          currency: 'EUR',
          priceNote: 'EUR a year',
          features: [],
        },
      ]}
      currentId="year"
      renderAction={({ id }) => <ButtonLink href={`#${id}`}>{id}</ButtonLink>}
    />
  ),
  play: async ({ canvas }) => {
    const [offPeak, year] = canvas.getAllByRole('listitem');
    await expect(offPeak).toHaveTextContent(/19\.90.*EUR per month/u);
    await expect(year).toHaveTextContent(/Your plan.*299.*EUR a year/u);
  },
};
