import { Regions } from '../../components/Regions/index.ts';
import { NearScreen } from '../../internal/NearScreen.tsx';
import { Hero } from './Hero.tsx';
import { Kpis } from './Kpis.tsx';
import { lazyRegion } from '../../internal/lazyRegion.tsx';
import { DetailSkeleton } from './OverviewSkeleton.tsx';
import { PeriodEmpty } from './PeriodEmpty.tsx';
import type { OverviewFiguresProps } from './types.ts';
import { grid } from '../../theme/grid.ts';
import { stack } from '../stack.ts';

/** About as high as what to do this week is. */
const WEEK = grid(67);

/** About as high as the chart and the summary are, below each other or side by side. */
const DETAIL = { xs: grid(98), lg: grid(54) };

const OverviewDetail = lazyRegion(
  () => import('./OverviewDetail.tsx').then((module) => module.OverviewDetail),
  <DetailSkeleton />,
);

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
      <NearScreen height={DETAIL}>
        <OverviewDetail {...props} />
      </NearScreen>
    </Regions>
  );
}
