import type { StatusTone } from '../../components/StatusChip/index.ts';

/** The tone of a trend in percent: good above 10, careful above 5, else neither. */
export function trendTone(trend: number): StatusTone {
  if (trend > 10) return 'good';
  return trend > 5 ? 'careful' : 'neutral';
}
