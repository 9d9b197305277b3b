import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { AccountMenu, AppShell, Brand, SideMenu, TopBar } from '@adaos/ui';
import { productName } from '../../env.ts';
import { ConnectionBanner } from '../../ConnectionBanner.tsx';
import { ErrorBoundary } from '../../errors/index.ts';
import { logout, useSessionQuery } from '../../queries/auth.ts';
import { menuFor } from '../../routes/menu.ts';
import { paths } from '../../routes/paths.ts';
import { routeAt } from '../../routes/table.ts';
import { useSession } from '../../state/index.ts';
import { Preferences } from '../Preferences.tsx';
import { roles } from './DashboardFrame.messages.ts';
import { Notifications } from './Notifications.tsx';
import { ShopTime } from './ShopTime.tsx';
import { SupportChat } from './SupportChat.tsx';

/** Menu and top bar around every signed-in screen. */
export function DashboardFrame({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const session = useSession();
  const { data } = useSessionQuery();
  const selected = routeAt(useLocation().pathname)?.menu;
  if (session.status === 'anonymous') return null;

  const { role, user } = session;
  const groups = menuFor(role, data?.operator).map(({ id, items }) => ({
    id,
    items: items.map((item) => ({ ...item, label: intl.formatMessage(item.label), selected: item.id === selected })),
  }));
  const leave = () => void logout();
  return (
    <AppShell
      menu={
        <SideMenu
          brand={<Brand href={paths.overview} name={productName} />}
          groups={groups}
          onLogout={leave}
          preferences={<Preferences look="framed" />}
        />
      }
      banner={<ConnectionBanner />}
      floating={
        <ErrorBoundary of="part">
          <SupportChat />
        </ErrorBoundary>
      }
      topBar={
        <TopBar
          shopName={data?.shop.name ?? ''}
          preferences={<Preferences look="framed" />}
          end={
            user && (
              <>
                <ErrorBoundary of="part">
                  <Notifications />
                </ErrorBoundary>
                <AccountMenu
                  name={user.name}
                  email={user.email}
                  roleName={intl.formatMessage(roles[role])}
                  onLogout={leave}
                />
              </>
            )
          }
        />
      }
    >
      <ShopTime timezone={data?.shop.timezone}>{children}</ShopTime>
    </AppShell>
  );
}
