import { memo, type ReactNode } from 'react';
import { AppShell, TopBar } from '@adaos/ui';
import { PartBoundary } from '../../errors/index.ts';
import { useSessionQuery } from '../../queries/session.ts';
import { screenTitle, useSession } from '../../state/index.ts';
import { Preferences } from '../Preferences.tsx';
import { Account } from './Account.tsx';
import { Banners } from './Banners.tsx';
import { Commands } from './Commands.tsx';
import { FillCosts } from './FillCosts.tsx';
import { MainMenu } from './MainMenu.tsx';
import { Notifications } from './Notifications.tsx';
import { ShopTime } from './ShopTime.tsx';
import { PERIOD, TITLE_ACTIONS } from './slots.tsx';
import { SupportChat } from './SupportChat.tsx';
import { TableAddress } from './TableAddress.tsx';
import { TrialChip } from './TrialChip.tsx';

/** Menu and top bar around every signed-in screen. */
export const DashboardFrame = memo(function DashboardFrame({ children }: { children: ReactNode }) {
  const session = useSession();
  const { data } = useSessionQuery();
  if (session.status === 'anonymous') return null;

  const { role, user } = session;
  return (
    <ShopTime timezone={data?.shop.timezone}>
      <AppShell
        menu={
          <PartBoundary>
            <MainMenu />
          </PartBoundary>
        }
        banner={<Banners />}
        period={PERIOD}
        titleActions={TITLE_ACTIONS}
        onTitle={screenTitle.say}
        topBar={
          <TopBar
            title={data?.shop.name ?? ''}
            start={
              <PartBoundary>
                <TrialChip />
              </PartBoundary>
            }
            preferences={
              <PartBoundary>
                <Preferences look="framed" />
              </PartBoundary>
            }
            end={
              <>
                <PartBoundary>
                  <Commands />
                </PartBoundary>
                <PartBoundary>
                  <SupportChat />
                </PartBoundary>
                {user && (
                  <>
                    <PartBoundary>
                      <Notifications />
                    </PartBoundary>
                    <PartBoundary>
                      <Account user={user} role={role} />
                    </PartBoundary>
                  </>
                )}
              </>
            }
          />
        }
      >
        <TableAddress>
          <FillCosts>{children}</FillCosts>
        </TableAddress>
      </AppShell>
    </ShopTime>
  );
});
