import { memo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AccountMenu, AppShell, TopBar } from '@adaos/ui';
import { PartBoundary } from '../../errors/index.ts';
import { logout, openShop, useSessionQuery } from '../../queries/session.ts';
import { useLeaving } from '../../routes/leaving.ts';
import { useSession } from '../../state/index.ts';
import { Preferences } from '../Preferences.tsx';
import { roles } from './DashboardFrame.messages.ts';
import { Banners } from './Banners.tsx';
import { Commands } from './Commands.tsx';
import { FillCosts } from './FillCosts.tsx';
import { MainMenu } from './MainMenu.tsx';
import { Notifications } from './Notifications.tsx';
import { ShopTime } from './ShopTime.tsx';
import { SupportChat } from './SupportChat.tsx';
import { TrialChip } from './TrialChip.tsx';

/** Menu and top bar around every signed-in screen. */
export const DashboardFrame = memo(function DashboardFrame({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const session = useSession();
  const leaving = useLeaving();
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
        topBar={
          <TopBar
            shopName={data?.shop.name ?? ''}
            {...(data?.trialEndsAt !== undefined && {
              start: (
                <PartBoundary>
                  <TrialChip endsAt={data.trialEndsAt} />
                </PartBoundary>
              ),
            })}
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
                      <AccountMenu
                        name={user.name}
                        email={user.email}
                        roleName={intl.formatMessage(roles[role])}
                        {...(data?.shops && {
                          shops: data.shops.map((shop) => ({ ...shop, current: shop.id === data.shop.id })),
                        })}
                        onShop={(id) => leaving(() => void openShop(id))}
                        onLogout={() => leaving(() => void logout())}
                      />
                    </PartBoundary>
                  </>
                )}
              </>
            }
          />
        }
      >
        <FillCosts>{children}</FillCosts>
      </AppShell>
    </ShopTime>
  );
});
