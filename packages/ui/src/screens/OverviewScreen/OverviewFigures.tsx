import { Regions } from '../../components/Regions/index.ts';
import { Hero } from './Hero.tsx';
import { Kpis } from './Kpis.tsx';
import { detailGrid } from './layout.ts';
import { OverviewChart } from './OverviewChart.tsx';
import { PeriodEmpty } from './PeriodEmpty.tsx';
import { Summary } from './Summary.tsx';
import type { OverviewFiguresProps } from './types.ts';
import { Visits } from './Visits.tsx';
import { stack } from '../stack.ts';
import { CardSkeleton } from '../../components/Skeletons/index.ts';
import { lazyRegion } from '../../internal/lazyRegion.tsx';
import { grid } from '../../theme/grid.ts';

const weekSkeleton = <CardSkeleton holds="rows" height={grid(58)} />;

/** Apart from the figures, which come first. */
const ThisWeek = lazyRegion(() => import('./ThisWeek.tsx').then((module) => module.ThisWeek), weekSkeleton);

/** The figures of a period, from the one that matters most to the detail. */
export function OverviewFigures(props: OverviewFiguresProps) {
  const { data } = props.view;
  if (data.orders === 0 && data.refunds === 0 && data.breakdown.every(({ amount }) => amount === 0))
    return <PeriodEmpty {...props} />;
  return (
    <Regions sx={stack}>
      <Hero {...props} />
      <Kpis {...props} />
      {props.actions === 'loading' ? weekSkeleton : props.actions && <ThisWeek {...props.actions} />}
      <Regions sx={detailGrid}>
        <OverviewChart view={props.view} />
        <Summary {...props} />
      </Regions>
      {props.visits && props.visits.visits > 0 && (
        <Visits visits={props.visits} sample={props.view.source === 'sample'} />
      )}
    </Regions>
  );
}
