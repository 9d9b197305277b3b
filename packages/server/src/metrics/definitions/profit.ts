import { LEDGER_KINDS, type MetricId } from '@adaos/domain';
import { divideRounded, percentOf, toMajor } from '../../ledger/money.ts';
import type { Cell, Metric, Value } from '../types.ts';
import { said } from './said.ts';

const beforeAds = LEDGER_KINDS.filter((kind) => kind !== 'ad_spend');
const opens = { figure: 'netProfit' } as const;

const contribution = ({ contribution: left, goodsKnown }: Cell): Value => {
  if (left === undefined) return 'not_counted_here';
  return goodsKnown ? left : 'goods_cost_unknown';
};

const netProfit = (cell: Cell): Value => {
  const left = contribution(cell);
  return typeof left === 'bigint' ? left - (cell.spend ?? 0n) : left;
};

/** An amount in percent of the net sales. */
const ofSales = (amount: Value, { net = 0n }: Cell): Value => {
  if (typeof amount !== 'bigint') return amount;
  return net > 0n ? (percentOf(amount, net) ?? 'no_sales') : 'no_sales';
};

/** What is above a division by ad spend, where something was spent. */
function bySpend({ spend, spendKnown }: Cell, divide: (spend: bigint) => Value): Value {
  if (!spendKnown) return 'ad_spend_unknown';
  return spend === undefined || spend <= 0n ? 'no_ad_spend' : divide(spend);
}

export const profitMetrics = {
  contribution: {
    name: 'Contribution',
    formula: 'What remains before ads: net sales, shipping charged and tips, minus all costs except ad spend.',
    unit: 'money',
    role: 'viewer',
    uses: ['contribution'],
    restsOn: beforeAds,
    additive: true,
    opens,
    value: contribution,
  },
  contribution_margin: {
    name: 'Contribution margin',
    formula: 'Contribution divided by net sales, times 100.',
    unit: 'percent',
    role: 'viewer',
    uses: ['contribution', 'net'],
    restsOn: beforeAds,
    additive: false,
    opens,
    value: (cell: Cell) => ofSales(contribution(cell), cell),
  },
  net_profit: {
    name: said('screens.Figure.netProfit'),
    formula: said('screens.Figure.formulaNetProfit'),
    unit: 'money',
    role: 'viewer',
    uses: ['contribution', 'spend'],
    restsOn: LEDGER_KINDS,
    additive: true,
    opens,
    value: netProfit,
  },
  net_margin: {
    name: 'Net margin',
    formula: 'Net profit divided by net sales, times 100.',
    unit: 'percent',
    role: 'viewer',
    uses: ['contribution', 'spend', 'net'],
    restsOn: LEDGER_KINDS,
    additive: false,
    opens,
    value: (cell: Cell) => ofSales(netProfit(cell), cell),
  },
  roi: {
    name: said('screens.Figure.roi'),
    formula: said('screens.Figure.formulaRoi'),
    unit: 'percent',
    role: 'viewer',
    uses: ['contribution', 'spend'],
    restsOn: LEDGER_KINDS,
    additive: false,
    opens: { figure: 'roi' },
    value: (cell: Cell) => {
      const left = contribution(cell);
      if (typeof left !== 'bigint') return left;
      return bySpend(cell, (spend) => percentOf(left, spend) ?? 'no_ad_spend');
    },
  },
  mer: {
    name: 'Marketing efficiency (MER)',
    formula: 'Net sales divided by ad spend.',
    unit: 'ratio',
    role: 'viewer',
    uses: ['net', 'spend'],
    restsOn: ['ad_spend'],
    additive: false,
    opens: { figure: 'adSpend' },
    value: (cell: Cell) => bySpend(cell, (spend) => toMajor(divideRounded((cell.net ?? 0n) * 100n, spend), 2)),
  },
  acquisition_cost: {
    name: 'Blended acquisition cost',
    formula: 'Ad spend divided by new customers.',
    unit: 'money',
    role: 'viewer',
    uses: ['spend', 'newCustomers'],
    restsOn: ['ad_spend'],
    additive: false,
    opens: { figure: 'adSpend' },
    value: (cell: Cell) =>
      bySpend(cell, (spend) => {
        // A share of an order counts as that much of a customer.
        const hundredths = BigInt(Math.round((cell.newCustomers ?? 0) * 100));
        return hundredths > 0n ? divideRounded(spend * 100n, hundredths) : 'no_new_customers';
      }),
  },
} satisfies Partial<Record<MetricId, Metric>>;
