import { ArrowDownIcon, ArrowUpIcon, MinusIcon } from '../../components/Icon/index.ts';
import { StatusChip } from '../../components/StatusChip/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { trendTone } from './trend.ts';

const iconOf = (trend: number) => {
  if (trend === 0) return MinusIcon;
  return trend > 0 ? ArrowUpIcon : ArrowDownIcon;
};

/** The change of points from the previous week, by sign, arrow and colour. */
export function Trend({ trend }: { trend: number }) {
  const { percent } = useFormatters();
  return <StatusChip tone={trendTone(trend)} icon={iconOf(trend)} label={percent(trend, { sign: 'always' })} />;
}
