/** Plans and a subscription to one, as the components that show them take them. */
const plan = {
  id: 'growth',
  name: 'Growth',
  description: 'For most shops',
  price: 49,
  currency: 'EUR',
  features: [],
  limits: { platforms: null, forecastDays: 30, apiCalls: 1000, storageGb: 1 },
} as const;
export const plans = [plan];

export const subscription = {
  plan: 'growth',
  planName: 'Growth',
  status: 'active',
  price: 49,
  amount: 49,
  currency: 'EUR',
  features: [],
  customerId: null,
  subscriptionId: null,
  startDate: null,
} as const;
