import type { LedgerKind, MetricId } from '@adaos/domain';
import { SPENT_KINDS } from '../../insights/breakdown.ts';
import { hasEntries, sumOf } from '../../insights/totals.ts';
import type { Cell, Metric } from '../types.ts';
import { said } from './said.ts';

const money = { unit: 'money', role: 'viewer', additive: true } as const;

/** The costs of some kinds, positive. Where none of them has an entry and one of them is missing, nothing is known. */
const cost = (kinds: readonly LedgerKind[], name: string, formula: string): Metric => ({
  ...money,
  name,
  formula,
  uses: ['totals'],
  restsOn: kinds,
  opens: { figure: 'netProfit', ...(kinds.length === 1 && kinds[0] && { kind: kinds[0] }) },
  value: ({ totals, missing }) => {
    if (!totals) return 'not_counted_here';
    if (!hasEntries(totals, kinds) && kinds.some((kind) => missing.includes(kind))) return 'cost_unknown';
    return -sumOf(totals, kinds);
  },
});

const kind = (of: LedgerKind, message: string, formula: string) =>
  cost([of], said(`ui.LedgerKind.${message}`), formula);

export const costMetrics = {
  goods_cost: {
    ...money,
    name: 'Cost of goods',
    formula: 'What the sold goods cost, less goods that came back, as far as the cost is known.',
    uses: ['goods'],
    restsOn: ['cogs'],
    opens: { figure: 'netProfit', kind: 'cogs' },
    value: ({ goods, goodsKnown }: Cell) => {
      if (goods === undefined) return 'not_counted_here';
      return goodsKnown ? goods : 'goods_cost_unknown';
    },
  },
  shipping_cost: kind('shipping_cost', 'shippingCost', 'What carriers cost, by invoices, files or rules.'),
  return_shipping_cost: kind('return_shipping_cost', 'returnShippingCost', 'What sending goods back cost the shop.'),
  handling_cost: kind('handling', 'handling', 'Packing material and work, by files or rules.'),
  payment_fees: kind('payment_fee', 'paymentFee', 'What payment providers kept, by reports or rules.'),
  platform_fees: kind('platform_fee', 'platformFee', 'What the shop platform or marketplace kept.'),
  disputes: kind('dispute', 'dispute', 'Payments that were taken back by disputes.'),
  dispute_fees: kind('dispute_fee', 'disputeFee', 'What payment providers charged for disputes.'),
  fees: cost(SPENT_KINDS.fees, 'Fees', 'Payment fees, platform fees, disputes and their fees.'),
  ad_spend: {
    ...money,
    name: said('screens.Figure.adSpend'),
    formula: said('screens.Figure.formulaAdSpend'),
    uses: ['spend'],
    restsOn: ['ad_spend'],
    opens: { figure: 'adSpend' },
    value: ({ spend, spendKnown }: Cell) => {
      if (spend === undefined) return 'not_counted_here';
      return spendKnown ? spend : 'ad_spend_unknown';
    },
  },
  other_costs: kind('custom_cost', 'customCost', 'Fixed costs, by day, and costs that the shop has added.'),
  order_costs: {
    ...money,
    name: 'Order costs',
    formula:
      'All costs other than goods, less shipping charged and tips. Of a product its share of what orders have as a whole: shipping, packing, fees, return shipping; ads and fixed costs belong to no product.',
    uses: ['orderCosts'],
    restsOn: ['shipping_cost', 'return_shipping_cost', 'handling', 'payment_fee', 'platform_fee', 'ad_spend'],
    opens: { figure: 'netProfit' },
    value: ({ orderCosts }: Cell) => orderCosts ?? 'not_counted_here',
  },
} satisfies Partial<Record<MetricId, Metric>>;
