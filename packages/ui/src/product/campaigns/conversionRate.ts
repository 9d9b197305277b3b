/** Conversions in percent of the clicks; null without clicks. */
export const conversionRate = ({ clicks, conversions }: { clicks: number; conversions: number }): number | null =>
  clicks > 0 ? (100 * conversions) / clicks : null;
