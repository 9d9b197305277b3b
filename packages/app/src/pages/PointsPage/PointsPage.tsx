import { PointsScreen } from '@adaos/ui/screens/PointsScreen';
import { readPointsAhead, usePointsQuery } from '../../queries/points.ts';
import { paths } from '../../routes/paths.ts';
import { useScreenView } from '../../sample/index.ts';

export function PointsPage() {
  const screen = useScreenView(usePointsQuery(), 'points', ({ samplePoints }) => samplePoints);
  return <PointsScreen {...screen} importHref={paths.integrations} />;
}
PointsPage.readAhead = readPointsAhead;
