import { Regions } from '../../components/Regions/index.ts';
import { stack } from '../stack.ts';
import { detailGrid } from './layout.ts';
import { OverviewChart } from './OverviewChart.tsx';
import { Summary } from './Summary.tsx';
import type { OverviewFiguresProps } from './types.ts';
import { Visits } from './Visits.tsx';

/** What is below the figures that matter most: their course, the summary and the visits. */
export function OverviewDetail(props: OverviewFiguresProps) {
  const { view, visits } = props;
  return (
    <Regions sx={stack}>
      <Regions sx={detailGrid}>
        <OverviewChart view={view} />
        <Summary {...props} />
      </Regions>
      {visits && visits.visits > 0 && <Visits visits={visits} sample={view.source === 'sample'} />}
    </Regions>
  );
}
