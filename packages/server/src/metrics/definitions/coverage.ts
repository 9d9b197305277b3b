import type { LedgerKind, MetricId } from '@adaos/domain';
import { coverageShares } from '../../insights/figures.ts';
import type { Metric } from '../types.ts';
import { said } from './said.ts';

/** For how much of the sales a cost is known. */
const coverage = (kind: LedgerKind, message: string): Metric => ({
  name: `Coverage: ${said(`ui.LedgerKind.${message}`)}`,
  formula:
    'The share of the sales, in percent, for which this cost is known. Less than 100: profits are at most as given.',
  unit: 'percent',
  role: 'viewer',
  restsOn: [],
  additive: false,
  uses: ['totals'],
  opens: { figure: 'netProfit', kind },
  value: ({ totals }) => {
    if (!totals) return 'not_counted_here';
    return coverageShares(totals).find((one) => one.kind === kind)?.share ?? 'nothing_to_cover';
  },
});

export const coverageMetrics = {
  goods_cost_coverage: coverage('cogs', 'cogs'),
  shipping_cost_coverage: coverage('shipping_cost', 'shippingCost'),
  return_shipping_cost_coverage: coverage('return_shipping_cost', 'returnShippingCost'),
  handling_cost_coverage: coverage('handling', 'handling'),
  payment_fee_coverage: coverage('payment_fee', 'paymentFee'),
  platform_fee_coverage: coverage('platform_fee', 'platformFee'),
  ad_spend_coverage: coverage('ad_spend', 'adSpend'),
} satisfies Partial<Record<MetricId, Metric>>;
