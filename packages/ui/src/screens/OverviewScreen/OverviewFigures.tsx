import { Regions } from '../../components/Regions/index.ts';
import { CardSkeleton, LoadingRegion } from '../../components/Skeletons/index.ts';
import { lazyRegion } from '../../internal/lazyRegion.tsx';
import { Hero } from './Hero.tsx';
import { Kpis } from './Kpis.tsx';
import { detailGrid } from './layout.ts';
import { PeriodEmpty } from './PeriodEmpty.tsx';
import { Summary } from './Summary.tsx';
import type { OverviewFiguresProps } from './types.ts';
import { stack } from '../stack.ts';

const OverviewChart = lazyRegion(
  () => import('./OverviewChart.tsx').then((module) => module.OverviewChart),
  <LoadingRegion>
    <CardSkeleton height={328} />
  </LoadingRegion>,
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
      <Regions sx={detailGrid}>
        <OverviewChart view={props.view} />
        <Summary {...props} />
      </Regions>
    </Regions>
  );
}
