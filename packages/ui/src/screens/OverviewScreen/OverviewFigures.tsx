import { Regions } from '../../components/Regions/index.ts';
import { NearScreen } from '../../internal/NearScreen.tsx';
import { Hero } from './Hero.tsx';
import { Kpis } from './Kpis.tsx';
import { detailGrid } from './layout.ts';
import { OverviewChart } from './OverviewChart.tsx';
import { PeriodEmpty } from './PeriodEmpty.tsx';
import { Summary } from './Summary.tsx';
import type { OverviewFiguresProps } from './types.ts';
import { Visits } from './Visits.tsx';
import { grid } from '../../theme/grid.ts';
import { stack } from '../stack.ts';

/** About as high as what to do this week is. */
const WEEK = grid(67);

/** The figures of a period, from the one that matters most to the detail. */
export function OverviewFigures(props: OverviewFiguresProps) {
  const { data } = props.view;
  if (data.orders === 0 && data.refunds === 0 && data.breakdown.every(({ amount }) => amount === 0))
    return <PeriodEmpty {...props} />;
  return (
    <Regions sx={stack}>
      <Hero {...props} />
      <Kpis {...props} />
      {props.firstSteps}
      {props.week && <NearScreen height={WEEK}>{props.week}</NearScreen>}
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
