import type { LedgerKind, MetricId } from '@adaos/domain';
import { CHARGED_KINDS } from '../../insights/breakdown.ts';
import { sumOf } from '../../insights/totals.ts';
import type { Cell, Metric } from '../types.ts';
import { said } from './said.ts';

const money = { unit: 'money', role: 'viewer', restsOn: [], additive: true } as const;

/** The sum of some kinds of entry as a positive figure. @param sign -1 for what takes from the sales. */
const entries = (kinds: readonly LedgerKind[], sign: 1n | -1n, name: string, formula: string): Metric => ({
  ...money,
  name,
  formula,
  uses: ['totals'],
  opens: { figure: 'netProfit', ...(kinds.length === 1 && kinds[0] && { kind: kinds[0] }) },
  value: ({ totals }) => (totals ? sign * sumOf(totals, kinds) : 'not_counted_here'),
});

export const salesMetrics = {
  gross_sales: entries(['sale'], 1n, 'Gross sales', 'What was sold, before discounts and returns, with tax.'),
  discounts: {
    ...money,
    name: said('ui.LedgerKind.discount'),
    formula: 'What discounts took from the sales; of a product with its share of the discounts of whole orders.',
    uses: ['discount'],
    opens: { figure: 'netSales', kind: 'discount' },
    value: ({ discount }: Cell) => discount ?? 'not_counted_here',
  },
  returns: entries(
    ['refund'],
    -1n,
    said('ui.LedgerKind.refund'),
    'What was given back for returns, on the day of the return.',
  ),
  taxes: entries(['tax'], -1n, said('ui.LedgerKind.tax'), 'Tax in the sales, by what orders state and the VAT rules.'),
  net_sales: {
    ...money,
    name: said('screens.Figure.netSales'),
    formula: `${said('screens.Figure.formulaNetSales')} Without tax.`,
    uses: ['net'],
    opens: { figure: 'netSales' },
    value: ({ net }: Cell) => net ?? 'not_counted_here',
  },
  shipping_charged: entries(
    ['shipping_charged'],
    1n,
    said('ui.LedgerKind.shippingCharged'),
    'What customers paid for shipping.',
  ),
  tips: entries(['tip'], 1n, said('ui.LedgerKind.tip'), 'Tips that customers paid.'),
  total_revenue: entries(
    CHARGED_KINDS,
    1n,
    'Total revenue',
    'What customers were charged: gross sales, shipping charged and tips, before discounts and returns.',
  ),
} satisfies Partial<Record<MetricId, Metric>>;
