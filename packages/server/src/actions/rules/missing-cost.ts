import type { LedgerKind } from '@adaos/domain';
import { netProfit, netSales } from '../../insights/figures.ts';
import type { Totals } from '../../insights/totals.ts';
import type { Finding } from '../finding.ts';
import type { DayRow } from '../rows.ts';
import { daySums, monthly, WINDOW_DAYS } from '../../insights/statistics.ts';

/** Less than this share of the sales is not worth the trouble. */
const LEAST_SHARE = 0.005;

/**
 * Of the sales the share without a cost, and the shop's own margin, `net profit / net sales`: their product is how much of the sales is
 * profit in doubt.
 * @returns null where the cost is counted for no sale; `margin` 0 where it is not known, or a loss.
 */
export function doubtOf(totals: Totals, kind: LedgerKind): { readonly share: number; readonly margin: number } | null {
  const coverage = totals.coverage[kind];
  if (!coverage || coverage.of <= 0n) return null;
  const [profit, sales] = [netProfit(totals), Number(netSales(totals))];
  const margin = profit === null || sales <= 0 ? 0 : Math.max(0, Number(profit) / sales);
  return { share: 1 - Number(coverage.known) / Number(coverage.of), margin };
}

/**
 * A cost that is missing for a part of the sales of 28 days: the profit of a month that is in doubt is `net sales * share without it * the
 * shop's own margin`. Costs of ads belong to no sale and are asked for elsewhere.
 */
export function missingCost(totals: Totals, missing: readonly LedgerKind[], days: readonly DayRow[]): Finding[] {
  const sold = daySums(days.slice(-WINDOW_DAYS).map((day) => day.netSales));
  return missing.flatMap((kind): Finding[] => {
    const doubt = kind === 'ad_spend' ? null : doubtOf(totals, kind);
    if (!doubt || doubt.share < LEAST_SHARE) return [];
    const { share, margin } = doubt;
    const known = margin > 0 && sold.days > 1;
    return [
      {
        code: 'recommendation.fill_cost',
        subject: kind,
        type: 'data',
        impact: 'High',
        effort: 'Low',
        values: { cost: kind, percent: Math.max(1, Math.round(100 * share)) },
        missing: [kind],
        basis: 'doubt',
        expected: known ? { effect: monthly(sold, share * margin) } : { gap: 'goods_cost' },
        ...(known && { measured: { by: 'cost' as const, key: kind, without: sold.sum * share * margin } }),
      },
    ];
  });
}
