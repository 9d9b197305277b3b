import { Regions } from '../../components/Regions/index.ts';
import { CardSkeleton } from '../../components/Skeletons/index.ts';
import { lazyRegion } from '../../internal/lazyRegion.tsx';
import { stack } from '../stack.ts';
import { detailGrid } from './layout.ts';
import { OverviewChart } from './OverviewChart.tsx';
import { Summary } from './Summary.tsx';
import type { OverviewFiguresProps } from './types.ts';
import { Visits } from './Visits.tsx';

const WhyChanged = lazyRegion(
  () => import('./WhyChanged.tsx').then((module) => module.WhyChanged),
  <CardSkeleton height={360} />,
);

/** What is below the figures that matter most: their course, the summary, what changed the profit, and the visits. */
export function OverviewDetail(props: OverviewFiguresProps) {
  const { view, visits, compare, spanHref, flags } = props;
  const { comparison } = view.data;
  const compared = view.source === 'live' && compare && comparison?.breakdown !== undefined && comparison.orders > 0;
  return (
    <Regions sx={stack}>
      <Regions sx={detailGrid}>
        <OverviewChart view={view} compare={compare} spanHref={spanHref} flags={flags} />
        <Summary {...props} />
      </Regions>
      {compared && <WhyChanged {...props} />}
      {visits && visits.visits > 0 && <Visits visits={visits} sample={view.source === 'sample'} />}
    </Regions>
  );
}
