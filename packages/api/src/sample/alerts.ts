import type { Alert, AlertsAnswer, Recommendation, RecommendationsAnswer } from '../contract/insights/alerts.ts';
import { PRODUCTS, sampleRead } from './shop.ts';

const alerts: Alert[] = [
  {
    id: 'alert-1',
    type: 'stock',
    priority: 'High',
    title: `${PRODUCTS.rug}: almost sold out`,
    description: '21 left, enough for 5 days; the supplier needs 14.',
    timestamp: '2025-12-30T07:10:00Z',
    status: 'Active',
    wording: { code: 'alert.stock_critical', values: { product: PRODUCTS.rug, stock: 21, days: 5 } },
  },
  {
    id: 'alert-2',
    type: 'fraud',
    priority: 'High',
    title: 'More fraud than usual',
    description: '1.8% of the orders of the last week look like fraud; you are warned from 1.5%.',
    timestamp: '2025-12-29T22:45:00Z',
    status: 'Active',
    wording: { code: 'alert.fraud_rate', values: { percent: 1.8, threshold: 1.5 } },
  },
  {
    id: 'alert-3',
    type: 'ads',
    priority: 'Medium',
    title: 'Colecția nouă · Audiențe similare: close to break-even',
    description: 'Its ROI of the last week is 96%.',
    timestamp: '2025-12-27T08:00:00Z',
    status: 'Active',
    wording: { code: 'alert.below_break_even', values: { campaign: 'Colecția nouă · Audiențe similare', roi: 96 } },
  },
  {
    id: 'alert-4',
    type: 'stock',
    priority: 'Medium',
    title: `${PRODUCTS.linen}: running low`,
    description: '58 left, enough for 9 days.',
    timestamp: '2025-12-26T07:10:00Z',
    status: 'Active',
    wording: { code: 'alert.stock_critical', values: { product: PRODUCTS.linen, stock: 58, days: 9 } },
  },
  {
    id: 'alert-5',
    type: 'returns',
    priority: 'Low',
    title: `${PRODUCTS.pillow}: more returns`,
    description: '7% of the orders of this month came back.',
    timestamp: '2025-12-21T09:30:00Z',
    status: 'Active',
    wording: { code: 'alert.returns_rising', values: { product: PRODUCTS.pillow, percent: 7 } },
  },
  {
    id: 'alert-6',
    type: 'supplier',
    priority: 'Medium',
    title: 'Ceramica Horezu: late',
    description: 'The last delivery came 4 days late.',
    timestamp: '2025-12-12T10:00:00Z',
    status: 'Resolved',
    wording: { code: 'alert.supplier_late', values: { supplier: 'Ceramica Horezu', days: 4 } },
  },
  {
    id: 'alert-7',
    type: 'ads',
    priority: 'High',
    title: 'Cadouri de Crăciun · Shopping: over budget',
    description: 'It has spent 18% more than planned.',
    timestamp: '2025-12-06T06:30:00Z',
    status: 'Resolved',
    wording: { code: 'alert.overspent', values: { campaign: 'Cadouri de Crăciun · Shopping', percent: 18 } },
  },
];

const count = (test: (alert: Alert) => boolean) => alerts.filter(test).length;

export const sampleAlerts: AlertsAnswer = {
  ...sampleRead,
  summary: {
    active: count(({ status }) => status === 'Active'),
    highPriority: count(({ status, priority }) => status === 'Active' && priority === 'High'),
    resolved: count(({ status }) => status === 'Resolved'),
  },
  alerts,
};

const recommendations: Recommendation[] = [
  {
    id: 'recommendation-1',
    type: 'ads',
    title: 'Raise the budget of Pături de lână · Căutare',
    description: '20% more a day; its last euro still earns more than it costs.',
    impact: 'High',
    effort: 'Low',
    wording: { code: 'recommendation.raise_budget', values: { campaign: 'Pături de lână · Căutare', percent: 20 } },
  },
  {
    id: 'recommendation-2',
    type: 'stock',
    title: `Order ${PRODUCTS.rug} now`,
    description: '60 units from Covoare Maramureș SRL last until the next delivery.',
    impact: 'High',
    effort: 'Medium',
    wording: {
      code: 'recommendation.reorder',
      values: { product: PRODUCTS.rug, units: 60, supplier: 'Covoare Maramureș SRL' },
    },
  },
  {
    id: 'recommendation-3',
    type: 'pricing',
    title: `Raise the price of ${PRODUCTS.candle}`,
    description: 'By 6%: demand hardly depends on it.',
    impact: 'Medium',
    effort: 'Low',
    wording: { code: 'recommendation.raise_price', values: { product: PRODUCTS.candle, percent: 6 } },
  },
  {
    id: 'recommendation-4',
    type: 'ads',
    title: 'Move budget to Pături de lână · Remarketing',
    description: '60% of the budget of Colecția nouă · Audiențe similare earns more there.',
    impact: 'Medium',
    effort: 'Low',
    wording: {
      code: 'recommendation.move_budget',
      values: { from: 'Colecția nouă · Audiențe similare', to: 'Pături de lână · Remarketing', percent: 60 },
    },
  },
  {
    id: 'recommendation-5',
    type: 'returns',
    title: `Describe the sizes of ${PRODUCTS.pillow} better`,
    description: '36% of its returns give the size as their reason.',
    impact: 'Medium',
    effort: 'Medium',
    wording: { code: 'recommendation.describe_product', values: { product: PRODUCTS.pillow, percent: 36 } },
  },
  {
    id: 'recommendation-6',
    type: 'fraud',
    title: 'Look through 3 orders before you send them',
    description: 'They carry several signs of fraud.',
    impact: 'Low',
    effort: 'Low',
    wording: { code: 'recommendation.review_orders', values: { orders: 3 } },
  },
];

export const sampleRecommendations: RecommendationsAnswer = { ...sampleRead, recommendations };
