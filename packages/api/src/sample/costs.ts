import type { CostPreview, CostRule, CostRuleInput, Costs } from '../contract/costs.ts';
import { sampleId, sum } from './shop.ts';

const ORDERS = 7_600;
const none = { percent: null, perOrder: null, perItem: null, perMonth: null, once: null };

const rules: CostRule[] = [
  {
    ...none,
    id: sampleId(706),
    kind: 'custom_cost',
    label: 'Chirie atelier Sibiu',
    country: null,
    perMonth: 1_200,
    from: '2025-01-01',
    to: null,
    createdAt: '2025-10-13T10:52:00Z',
    createdBy: 'Andreea Munteanu',
    withdrawnAt: null,
  },
  {
    ...none,
    id: sampleId(705),
    kind: 'custom_cost',
    label: 'Ședință foto de sezon',
    country: null,
    once: 300,
    from: '2025-09-15',
    to: null,
    createdAt: '2025-10-13T10:49:00Z',
    createdBy: 'Andreea Munteanu',
    withdrawnAt: null,
  },
  {
    ...none,
    id: sampleId(704),
    kind: 'payment_fee',
    label: 'Plăți cu cardul',
    country: null,
    percent: 1.4,
    perOrder: 0.25,
    from: '2025-01-01',
    to: null,
    createdAt: '2025-10-13T10:46:00Z',
    createdBy: 'Andreea Munteanu',
    withdrawnAt: null,
  },
  {
    ...none,
    id: sampleId(703),
    kind: 'shipping_cost',
    label: null,
    country: 'RO',
    perOrder: 3.9,
    perItem: 0.3,
    from: '2025-07-01',
    to: null,
    createdAt: '2025-07-01T07:20:00Z',
    createdBy: 'Ana Ionescu',
    withdrawnAt: null,
  },
  {
    ...none,
    id: sampleId(702),
    kind: 'shipping_cost',
    label: null,
    country: 'RO',
    perOrder: 3.6,
    from: '2025-01-01',
    to: '2025-06-30',
    createdAt: '2025-06-12T07:44:00Z',
    createdBy: 'Ana Ionescu',
    withdrawnAt: null,
  },
  {
    ...none,
    id: sampleId(708),
    kind: 'cogs',
    label: null,
    country: null,
    percent: 54,
    from: '2000-01-01',
    to: null,
    createdAt: '2025-06-12T07:43:00Z',
    createdBy: 'Ana Ionescu',
    withdrawnAt: null,
  },
  {
    ...none,
    id: sampleId(701),
    kind: 'return_shipping_cost',
    label: null,
    country: null,
    perOrder: 45,
    from: '2025-01-01',
    to: null,
    createdAt: '2025-06-12T07:41:00Z',
    createdBy: 'Ana Ionescu',
    withdrawnAt: '2025-06-12T07:42:00Z',
  },
];

export const sampleCosts: Costs = {
  source: 'sample',
  updatedAt: null,
  currency: 'EUR',
  period: { from: '2025-01-01', to: '2025-12-31' },
  rules,
  coverage: [
    { kind: 'cogs', known: 10_944, of: 10_944, share: 100 },
    { kind: 'shipping_cost', known: 6_688, of: ORDERS, share: 86.4 },
    { kind: 'return_shipping_cost', known: 0, of: 228, share: 0 },
    { kind: 'handling', known: 0, of: ORDERS, share: 0 },
    { kind: 'payment_fee', known: ORDERS, of: ORDERS, share: 100 },
    { kind: 'custom_cost', known: 365, of: 365, share: 100 },
  ],
  countries: ['RO', 'HU', 'BG', 'DE'],
};

export const sampleCostRule: CostRuleInput = {
  ...none,
  kind: 'handling',
  label: null,
  country: null,
  perOrder: 0.5,
  from: '2025-01-01',
  to: null,
};

/** A rule as it is kept once it is added. */
export const newSampleRule = (rule: CostRuleInput): CostRule => ({
  ...rule,
  id: sampleId(707),
  createdAt: '2025-12-31T08:00:00Z',
  createdBy: 'Ana Ionescu',
  withdrawnAt: null,
});

const MONTHS = [
  { month: '2025-12', orders: 812 },
  { month: '2025-11', orders: 934 },
  { month: '2025-10', orders: 741 },
  { month: '2025-09', orders: 702 },
] as const;

/** What a rule would change in the last months: of an amount per order exactly that, of any other nothing. */
export function sampleCostPreview({ perOrder }: CostRuleInput): CostPreview {
  if (perOrder === null) return { change: 0, changed: 0, months: [] };
  const months = MONTHS.map(({ month, orders }) => ({ month, change: -perOrder * orders }));
  return {
    change: sum(months.map(({ change }) => change)),
    changed: sum(MONTHS.map(({ orders }) => orders)),
    months,
  };
}
