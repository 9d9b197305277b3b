/** The plans, least first; the one place for their prices and limits. Prices are in major units a month. */
export const PLANS = [
  {
    id: 'starter',
    name: 'Starter',
    price: 199,
    currency: 'EUR',
    period: 'lună',
    description: 'For small businesses',
    features: ['2 platforms', '30-day forecasts', 'Email support'],
    popular: false,
    limits: {
      platforms: 2,
      shops: 1,
      forecastDays: 30,
      apiCalls: 10_000,
      storageGb: 2,
      importLines: 250_000,
      importMb: 250,
    },
  },
  {
    id: 'growth',
    name: 'Growth',
    price: 699,
    currency: 'EUR',
    period: 'lună',
    description: 'For growing companies',
    features: ['5 platforms', '90-day forecasts', 'Custom reports', 'Advanced fraud detection'],
    popular: true,
    limits: {
      platforms: 5,
      shops: 3,
      forecastDays: 90,
      apiCalls: 50_000,
      storageGb: 10,
      importLines: 1_000_000,
      importMb: 1_000,
    },
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    price: 1499,
    currency: 'EUR',
    period: 'lună',
    description: 'For many shops in many countries',
    features: ['Unlimited integrations', '1-year forecasts', '24/7 dedicated support', 'API', 'Training'],
    popular: false,
    /** Null: as many as wanted. */
    limits: {
      platforms: null,
      shops: null,
      forecastDays: 365,
      apiCalls: 500_000,
      storageGb: 100,
      importLines: 5_000_000,
      importMb: 5_000,
    },
  },
] as const;
export type Plan = (typeof PLANS)[number];
export type PlanId = Plan['id'];
/** A feature by the English words that it goes by in answers. */
export type PlanFeature = Plan['features'][number];

/** Days of trial that the server grants after signup, at the limits of Growth. */
export const TRIAL_DAYS = 15;
export const TRIAL_PLAN = 'growth' satisfies PlanId;
