/**
 * The season of shops that have none of their own yet: the combined seasonal, trading-day and holiday factors of "Retail Sales, total"
 * for January to December, as the US Census Bureau published them for May 2024 to April 2025 (Monthly Retail Trade Survey,
 * https://www.census.gov/retail/mrts/www/nadjusts.txt). It is the sum of all retail, not of online shops alone.
 */
const MONTH_FACTORS = [0.917, 0.878, 1.001, 1.001, 1.054, 0.992, 1.018, 1.031, 0.951, 1.018, 1.02, 1.113] as const;
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const MEAN_DAYS = 365 / 12;

/** Of one day: the month's factor without the month's length, between the middles of months in a straight line. @param day `YYYY-MM-DD`. */
export function priorFactor(day: string): number {
  const month = Number(day.slice(5, 7)) - 1;
  const place = (Number(day.slice(8)) - 0.5) / (MONTH_DAYS[month] ?? 30) - 0.5;
  const daily = (of: number) => {
    const at = (of + 12) % 12;
    return ((MONTH_FACTORS[at] ?? 1) * MEAN_DAYS) / (MONTH_DAYS[at] ?? 30);
  };
  const other = daily(month + Math.sign(place));
  return daily(month) * (1 - Math.abs(place)) + other * Math.abs(place);
}
