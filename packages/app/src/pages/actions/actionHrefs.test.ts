import type { ActionItem, AlertItem } from '@adaos/ui/screens/AlertsScreen';
import { expect, test } from 'vitest';
import { actionHrefs } from './actionHrefs.ts';
import { alertHrefs } from './alertHrefs.ts';

const action = (code: string, subject: string, type: ActionItem['type']): ActionItem =>
  ({
    type,
    subject,
    wording: { code: `recommendation.${code}`, values: { product: 'Wool blanket', supplier: 'Mill' } },
  }) as unknown as ActionItem;
const alert = (code: string, subject: string | undefined) =>
  ({
    subject,
    wording: { code: `alert.${code}`, values: { product: 'Rug', supplier: 'Mill' } },
  }) as unknown as Pick<AlertItem, 'subject' | 'wording'>;

test.each([
  ['raise_budget', 'c1', 'ads', '/dashboard/campaigns/c1', '/dashboard/campaigns/c1#budget'],
  ['lower_budget', 'c1', 'ads', '/dashboard/campaigns/c1', '/dashboard/campaigns/c1#budget'],
  ['move_budget', 'c1', 'ads', '/dashboard/campaigns/c1', '/dashboard/campaigns/c1#budget'],
  ['pause_campaign', 'c1', 'ads', '/dashboard/campaigns/c1', '/dashboard/campaigns/c1#budget'],
  ['fill_costs', '', 'ads', '/dashboard/campaigns', '/dashboard/costs'],
  [
    'reorder',
    'i1',
    'stock',
    '/dashboard/stock-suppliers?search=Wool+blanket',
    '/dashboard/stock-suppliers/orders?item=i1',
  ],
  [
    'clear_stock',
    'i1',
    'stock',
    '/dashboard/stock-suppliers?search=Wool+blanket',
    '/dashboard/ad-copy?product=Wool+blanket',
  ],
  [
    'press_supplier',
    's1',
    'supplier',
    '/dashboard/stock-suppliers?search=Mill',
    '/dashboard/stock-suppliers/suppliers',
  ],
  ['restore_margin', 'P1', 'pricing', '/dashboard/products/P1', undefined],
  ['raise_price', 'P1', 'pricing', '/dashboard/products/P1', undefined],
  ['ask_lower_cost', 'P1', 'pricing', '/dashboard/products/P1', '/dashboard/costs'],
  ['describe_product', 'P1', 'returns', '/dashboard/products/P1', undefined],
  ['review_orders', 'orders', 'fraud', '/dashboard/fraud-returns', '/dashboard/fraud-returns'],
  ['fill_cost', 'cogs', 'data', '/dashboard/overview/figures/netProfit', '/dashboard/costs?products=missing'],
  [
    'check_sales_day',
    '2025-12-05',
    'data',
    '/dashboard/overview/figures/netSales?from=2025-12-05&to=2025-12-05',
    '/dashboard/overview?from=2025-12-05&to=2025-12-05',
  ],
  [
    'check_orders_day',
    '2025-12-05',
    'data',
    '/dashboard/overview/figures/netSales?from=2025-12-05&to=2025-12-05',
    '/dashboard/overview?from=2025-12-05&to=2025-12-05',
  ],
  [
    'check_month',
    '2025-11',
    'data',
    '/dashboard/overview?from=2025-11-01&to=2025-11-30',
    '/dashboard/overview/figures/netProfit?from=2025-11-01&to=2025-11-30',
  ],
  ['check_returns', 'P1', 'returns', '/dashboard/products/P1', '/dashboard/fraud-returns'],
  [
    'check_supplier',
    's1',
    'supplier',
    '/dashboard/stock-suppliers?search=Mill',
    '/dashboard/stock-suppliers/suppliers',
  ],
  ['lower_fraud', '', 'fraud', '/dashboard/fraud-returns', '/dashboard/fraud-returns'],
  ['import_orders', '', 'data', undefined, '/dashboard/integrations'],
] as const)('%s leads to what it rests on, and to where it is done', (code, subject, type, why, place) => {
  const hrefs = actionHrefs(action(code, subject, type), { sample: false, store: null });
  expect([hrefs.why, hrefs.place]).toEqual([why, place]);
});

test.each(['raise_price', 'restore_margin', 'describe_product'])(
  '%s is done in the store, where one is connected',
  (code) => {
    const store = { platform: 'shopify', products: 'https://lamps.myshopify.com/admin/products?query=' } as const;
    expect(actionHrefs(action(code, 'P 1&2', 'pricing'), { sample: false, store }).place).toBe(
      'https://lamps.myshopify.com/admin/products?query=P%201%262',
    );
  },
);

test.each([
  ['stock_critical', 'i1', '/dashboard/stock-suppliers?search=Rug', '/dashboard/stock-suppliers/orders?item=i1'],
  ['below_break_even', 'c1', '/dashboard/campaigns/c1', undefined],
  ['overspent', 'c1', '/dashboard/campaigns/c1', '/dashboard/campaigns/c1#budget'],
  ['fraud_rate', '', '/dashboard/fraud-returns', undefined],
  ['returns_rising', 'P1', '/dashboard/products/P1', undefined],
  ['supplier_late', 's1', '/dashboard/stock-suppliers?search=Mill', '/dashboard/stock-suppliers/suppliers'],
  ['data_old', '', undefined, '/dashboard/integrations'],
] as const)('the alert %s leads to what it rests on, and to where something is done', (code, subject, why, place) => {
  const hrefs = alertHrefs(alert(code, subject));
  expect([hrefs.why, hrefs.place]).toEqual([why, place]);
});

test('what does not say what it is of leads nowhere', () => {
  expect(alertHrefs(alert('stock_critical', undefined))).toEqual({});
});
