import type { AdPlatformName } from '@adaos/domain';

/** The demo shop: wool, linen and pottery from Romania, sold at home and to the neighbours. Amounts in cents of EUR. */
export const DEMO_SHOP = {
  name: 'Lână și Lut (demo)',
  currency: 'EUR',
  timezone: 'Europe/Bucharest',
} as const;

export interface DemoProduct {
  readonly sku: string;
  readonly name: string;
  readonly price: number;
  readonly cost: number;
  /** How often it is chosen. */
  readonly weight: number;
  /** Share of its orders that comes back. */
  readonly returns: number;
  readonly reasons: readonly string[];
  readonly supplier: string;
  /** Units in stock, in days of its usual sales. */
  readonly stockDays: number;
}

const product = (
  sku: string,
  name: string,
  [price, cost]: readonly [number, number],
  [weight, returns, stockDays]: readonly [number, number, number],
  supplier: string,
  reasons: readonly string[] = ['changed_mind', 'not_as_described', 'damaged'],
): DemoProduct => ({ sku, name, price, cost, weight, returns, reasons, supplier, stockDays });

export const DEMO_PRODUCTS: readonly DemoProduct[] = [
  product('PAT-LANA', 'Pătură de lână', [8_900, 3_650], [14, 0.035, 41], 'Lanaria Sibiu'),
  product('PER-LANA', 'Pernă umplută cu lână', [4_200, 1_720], [12, 0.085, 33], 'Lanaria Sibiu', [
    'wrong_size',
    'wrong_size',
    'wrong_size',
    'changed_mind',
  ]),
  product('COV-TESUT', 'Covor țesut manual', [18_900, 8_700], [5, 0.06, 6], 'Covoare Maramureș SRL'),
  product('CANI-HOREZU', 'Set de căni de Horezu', [3_400, 1_240], [15, 0.04, 38], 'Ceramica Horezu', [
    'damaged',
    'damaged',
    'late',
  ]),
  product('VAZA-HOREZU', 'Vază de Horezu', [5_200, 1_980], [7, 0.05, 29], 'Ceramica Horezu', [
    'damaged',
    'changed_mind',
  ]),
  product('LENJ-IN', 'Lenjerie de pat din in', [12_900, 5_700], [8, 0.05, 9], 'Inul Bucovinei', [
    'wrong_size',
    'not_as_described',
    'changed_mind',
  ]),
  product('FATA-IN', 'Față de masă din in', [5_900, 2_350], [8, 0.03, 36], 'Inul Bucovinei'),
  product('LUM-CEARA', 'Lumânări din ceară de albine', [1_900, 610], [18, 0.012, 52], 'Stupina Apuseni'),
  product('PAP-LANA', 'Papuci de lână', [3_900, 1_540], [10, 0.09, 27], 'Atelier Sibiel', [
    'wrong_size',
    'wrong_size',
    'late',
  ]),
  product('COS-RACHITA', 'Coș de răchită', [2_900, 1_080], [7, 0.02, 44], 'Atelier Sibiel'),
];

/** Name, days promised, days more than that on the average. */
export const DEMO_SUPPLIERS = [
  { name: 'Lanaria Sibiu', days: 6, late: 0 },
  { name: 'Covoare Maramureș SRL', days: 14, late: 1 },
  { name: 'Ceramica Horezu', days: 9, late: 2 },
  { name: 'Inul Bucovinei', days: 8, late: 1 },
  { name: 'Stupina Apuseni', days: 3, late: 0 },
  { name: 'Atelier Sibiel', days: 11, late: 0 },
] as const;

export const DEMO_COUNTRIES = [
  { name: 'Romania', weight: 74 },
  { name: 'Bulgaria', weight: 8 },
  { name: 'Hungary', weight: 7 },
  { name: 'Germany', weight: 5 },
  { name: 'Italy', weight: 4 },
  { name: 'France', weight: 2 },
] as const;

export interface DemoCampaign {
  readonly key: string;
  readonly platform: AdPlatformName;
  readonly name: string;
  readonly status: 'active' | 'paused' | 'ended';
  /** A day, in cents. */
  readonly budget: number;
  /** Orders that a budget of 100 EUR a day would bring. */
  readonly pull: number;
  readonly clickPrice: number;
  readonly clickRate: number;
  /** Share of the clicks that is taken for fraud. */
  readonly fraud: number;
  /** Months before the end of the data in which it began and, where it has ended, its last; 0 is the last month. */
  readonly from: number;
  readonly until: number;
  /** Months of the calendar that it runs in; all where left out. */
  readonly season?: readonly number[];
  /** Months before the end in which its budget was raised. */
  readonly raised?: number;
}

export const DEMO_CAMPAIGNS: readonly DemoCampaign[] = [
  {
    key: 'g-paturi',
    platform: 'Google Ads',
    name: 'Pături de lână · Căutare',
    status: 'active',
    budget: 4_200,
    pull: 2.1,
    clickPrice: 62,
    clickRate: 0.055,
    fraud: 0.012,
    from: 23,
    until: 0,
    raised: 9,
  },
  {
    key: 'g-craciun',
    platform: 'Google Ads',
    name: 'Cadouri de Crăciun · Shopping',
    status: 'ended',
    budget: 9_000,
    pull: 3.2,
    clickPrice: 48,
    clickRate: 0.041,
    fraud: 0.017,
    from: 23,
    until: 0,
    season: [11, 12],
  },
  {
    key: 'g-covoare',
    platform: 'Google Ads',
    name: 'Covoare țesute · Performance Max',
    status: 'active',
    budget: 3_100,
    pull: 1.35,
    clickPrice: 67,
    clickRate: 0.036,
    fraud: 0.045,
    from: 21,
    until: 0,
  },
  {
    key: 'g-ceramica',
    platform: 'Google Ads',
    name: 'Ceramică de Horezu · Căutare',
    status: 'paused',
    budget: 2_200,
    pull: 0.85,
    clickPrice: 58,
    clickRate: 0.04,
    fraud: 0.009,
    from: 20,
    until: 2,
  },
  {
    key: 'm-remarketing',
    platform: 'Meta Ads',
    name: 'Pături de lână · Remarketing',
    status: 'active',
    budget: 3_300,
    pull: 2.15,
    clickPrice: 44,
    clickRate: 0.042,
    fraud: 0.015,
    from: 22,
    until: 0,
    raised: 5,
  },
  {
    key: 'm-reels',
    platform: 'Meta Ads',
    name: 'Lenjerii de in · Reels',
    status: 'active',
    budget: 2_600,
    pull: 1.08,
    clickPrice: 36,
    clickRate: 0.028,
    fraud: 0.031,
    from: 18,
    until: 0,
  },
  {
    key: 'm-similare',
    platform: 'Meta Ads',
    name: 'Colecția nouă · Audiențe similare',
    status: 'active',
    budget: 2_400,
    pull: 0.49,
    clickPrice: 31,
    clickRate: 0.02,
    fraud: 0.085,
    from: 7,
    until: 0,
  },
  {
    key: 'm-vara',
    platform: 'Meta Ads',
    name: 'Reduceri de vară · Stories',
    status: 'ended',
    budget: 3_600,
    pull: 0.92,
    clickPrice: 33,
    clickRate: 0.019,
    fraud: 0.05,
    from: 23,
    until: 0,
    season: [6, 7, 8],
  },
];

/** How orders are paid, as the shop calls it. */
export const CARD = 'Card online';
export const CASH = 'Ramburs la curier';
