import { useIntl } from 'react-intl';
import { Brand, SideMenu } from '@adaos/ui';
import { productName } from '../../env.ts';
import { logout, useSessionQuery } from '../../queries/session.ts';
import { useLeaving } from '../../routes/leaving.ts';
import { menuFor } from '../../routes/menu.ts';
import { paths } from '../../routes/paths.ts';
import { useAppRoute } from '../../routes/useAppRoute.ts';
import { useMockMode, useSession } from '../../state/index.ts';
import { Preferences } from '../Preferences.tsx';

/** The ways to all screens that the visitor may open, with that marked which they are at. */
export function MainMenu() {
  const intl = useIntl();
  const session = useSession();
  const leaving = useLeaving();
  const { data } = useSessionQuery();
  // Every screen shows the sample, which has a team.
  const sample = useMockMode();
  const selected = useAppRoute()?.menu;
  if (session.status === 'anonymous') return null;
  const groups = menuFor(session.role, data?.operator, sample ? 'on' : data?.shop.gamification).map(
    ({ id, items }) => ({
      id,
      items: items.map(({ note, ...item }) => ({
        ...item,
        label: intl.formatMessage(item.label),
        selected: item.id === selected,
        ...(note && { note: intl.formatMessage(note) }),
      })),
    }),
  );
  return (
    <SideMenu
      brand={<Brand href={paths.overview} name={productName} />}
      groups={groups}
      onLogout={() => leaving(() => void logout())}
      preferences={<Preferences look="framed" />}
    />
  );
}
