import { useIntl } from 'react-intl';
import { PointsScreen } from '@adaos/ui/screens/PointsScreen';
import { errorText } from '../../errors/index.ts';
import { readPointsAhead, usePointsQuery, usePointsSettings } from '../../queries/points.ts';
import { paths } from '../../routes/paths.ts';
import { useScreenView } from '../../sample/index.ts';
import { useSession } from '../../state/index.ts';
import { closedBy } from './closedBy.ts';

export function PointsPage() {
  const intl = useIntl();
  const points = usePointsQuery();
  const { view, ...sampleActions } = useScreenView(points, 'points', ({ samplePoints }) => samplePoints);
  const change = usePointsSettings();
  const session = useSession();
  const admin = session.status !== 'anonymous' && session.role === 'admin';
  const { closed, shown } = closedBy(view, points.data?.gamification);
  // The switch shows at once what was chosen.
  const wanted = change.isPending ? change.variables : undefined;
  const on = wanted && 'on' in wanted ? wanted.on : points.data?.gamification !== 'off';
  const ranked = wanted && 'ranked' in wanted ? wanted.ranked : points.data?.ranked !== false;
  const sample = view.status === 'ready' && view.source === 'sample';
  return (
    <PointsScreen
      {...sampleActions}
      view={shown}
      closed={closed}
      actionsHref={paths.alerts}
      {...(admin && { inviteHref: paths.admin })}
      {...(points.data &&
        !sample &&
        closed !== 'single' && {
          settings: {
            on,
            ranked,
            onRankedChange: (value: boolean) => change.mutate({ ranked: value }),
            ...(admin && { onSwitch: (value: boolean) => change.mutate({ on: value }) }),
            ...(change.error && { failed: errorText(intl, change.error) }),
          },
        })}
    />
  );
}
PointsPage.readAhead = readPointsAhead;
