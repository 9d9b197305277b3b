import { expectMonths, LEAST_MONTHS } from './expect-months.ts';

export interface ExpectedProfit {
  /** Minor units, as the two bounds. */
  readonly value: bigint;
  readonly low: bigint;
  readonly high: bigint;
  /** Months of the past for which all this would have been said before they ended, and those that fell between the bounds. */
  readonly testedMonths: number;
  readonly hitMonths: number;
}

const whole = (value: number) => BigInt(Math.round(value));

/** What is said of the month after the last of these. */
function sayAfter(history: readonly number[]) {
  const [month] = expectMonths(history, 1)?.months ?? [];
  return month && { value: whole(month.value), low: whole(month.low), high: whole(month.high) };
}

/**
 * The net profit of the month after the last of `profits`, as the forecast expects it where nothing is changed.
 * @param profits net profit of consecutive full months, oldest first, in minor units.
 * @returns null with fewer than three months.
 */
export function predictProfit(profits: readonly bigint[]): ExpectedProfit | null {
  const history = profits.map(Number);
  const coming = sayAfter(history);
  if (!coming) return null;
  const hits = profits.filter((actual, month) => {
    const said = sayAfter(history.slice(0, month));
    return said !== undefined && said.low <= actual && actual <= said.high;
  });
  return { ...coming, testedMonths: history.length - LEAST_MONTHS, hitMonths: hits.length };
}
