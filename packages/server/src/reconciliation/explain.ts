import { type DifferenceCause, REPORT_MEASURES, type ReportMeasure } from '@adaos/domain';

/** Totals of a month: minor units, `orders` a number; null where they are not known. Discounts and refunds are not negative. */
export type Totals = Readonly<Record<ReportMeasure, bigint | null>>;

/** What orders with one cause would add to the month's totals, were they counted as the platform counts them. */
export interface Candidate {
  readonly cause: DifferenceCause;
  readonly orders: number;
  readonly amounts: Partial<Record<ReportMeasure, bigint>>;
}

export interface MonthFacts {
  readonly ours: Totals;
  readonly theirs: Totals;
  readonly candidates: readonly Candidate[];
  /** Refunds whose day is not known, so they count on the day of their order: of this month, and of all months before it. */
  readonly undatedRefunds: { readonly here: bigint; readonly before: bigint };
}

export interface Part {
  readonly cause: DifferenceCause;
  readonly orders: number | null;
  readonly amount: bigint | null;
}

interface Explained {
  readonly measure: ReportMeasure;
  readonly difference: bigint;
  readonly parts: readonly Part[];
  readonly unexplained: bigint;
}

const size = (amount: bigint) => (amount < 0n ? -amount : amount);
const clamp = (amount: bigint, least: bigint, most: bigint) => (amount < least ? least : amount > most ? most : amount);

/**
 * Whether a platform counts called-off or test orders depends on the platform and its report, so it is not assumed: of all combinations
 * of causes the one that leaves least is taken, of several the one with the fewest causes.
 */
function nearest(wanted: bigint, parts: readonly Required<Part>[]): readonly Part[] {
  let best: readonly Part[] = [];
  let left = size(wanted);
  for (let choice = 1; choice < 2 ** parts.length; choice += 1) {
    const chosen = parts.filter((_, at) => ((choice >> at) & 1) === 1);
    const rest = size(chosen.reduce((sum, { amount }) => sum - (amount ?? 0n), wanted));
    if (rest < left || (rest === left && chosen.length < best.length)) [best, left] = [chosen, rest];
  }
  return best;
}

/** One part for each cause. */
function merged(parts: readonly Part[]): Part[] {
  const causes = [...new Set(parts.map(({ cause }) => cause))];
  return causes.map((cause) => {
    const same = parts.filter((part) => part.cause === cause);
    const counts = same.flatMap(({ orders }) => (orders === null ? [] : [orders]));
    return {
      cause,
      orders: counts.length > 0 ? counts.reduce((sum, count) => sum + count, 0) : null,
      amount: same.some(({ amount }) => amount !== null) ? total(same) : null,
    };
  });
}

const total = (parts: readonly Part[]) => parts.reduce((sum, { amount }) => sum + (amount ?? 0n), 0n);

/** Refunds that the platform counts in another month: at most those whose day is not known here. */
function refundMonth({ undatedRefunds: { here, before } }: MonthFacts, rest: bigint): Part[] {
  const amount = clamp(rest, -here, before);
  return amount === 0n ? [] : [{ cause: 'refund_month', orders: null, amount }];
}

/** Orders that the platform counts and the shop does not have; what they sold is not known. */
function missingOrders(explained: readonly Explained[]): Part[] {
  const missing = explained
    .find(({ measure }) => measure === 'orders')
    ?.parts.find(({ cause }) => cause === 'missing_orders');
  return missing ? [{ ...missing, amount: null }] : [];
}

/**
 * Explains each total of a platform's report that is not the shop's own. The parts with an amount and what is not explained add up to the
 * difference.
 */
export function explainMonth(facts: MonthFacts): Explained[] {
  const { ours, theirs, candidates } = facts;
  const explained: Explained[] = [];
  let refundsMoved = 0n;
  for (const measure of REPORT_MEASURES) {
    const [own, other] = [ours[measure], theirs[measure]];
    if (own === null || other === null) continue;
    const difference = other - own;
    const known = candidates.flatMap(({ cause, orders, amounts }) => {
      const amount = amounts[measure] ?? 0n;
      return amount === 0n ? [] : [{ cause, orders, amount }];
    });
    // What leaves the refunds of a month is in its net sales.
    const moved: Part[] =
      measure === 'netSales' && refundsMoved !== 0n
        ? [{ cause: 'refund_month', orders: null, amount: -refundsMoved }]
        : [];
    const parts = [...moved, ...nearest(difference - total(moved), known)];
    const rest = difference - total(parts);
    if (measure === 'refunds') {
      const later = refundMonth(facts, rest);
      refundsMoved = total(later);
      parts.push(...later);
    } else if (measure === 'orders' && rest > 0n) {
      parts.push({ cause: 'missing_orders', orders: Number(rest), amount: rest });
    } else if (rest > 0n) parts.push(...missingOrders(explained));
    explained.push({ measure, difference, parts: merged(parts), unexplained: difference - total(parts) });
  }
  return explained.toSorted((a, b) => REPORT_MEASURES.indexOf(a.measure) - REPORT_MEASURES.indexOf(b.measure));
}
