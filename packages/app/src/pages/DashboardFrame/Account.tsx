import { useIntl } from 'react-intl';
import type { Role } from '@adaos/api';
import { AccountMenu, CardIcon, PlugIcon, UserIcon } from '@adaos/ui';
import { logout, openShop, useSessionQuery } from '../../queries/session.ts';
import { useLeaving } from '../../routes/leaving.ts';
import { paths } from '../../routes/paths.ts';
import { titles } from '../../routes/routes.messages.ts';
import { usePreferenceChoices } from '../Preferences.tsx';
import { account, roles } from './DashboardFrame.messages.ts';

/** The menu of the one who is signed in: their shops, profile, plan, language, scheme and the logout. */
export function Account({ user, role }: { user: { name: string; email: string }; role: Role }) {
  const intl = useIntl();
  const leaving = useLeaving();
  const choices = usePreferenceChoices();
  const { data } = useSessionQuery();
  return (
    <AccountMenu
      name={user.name}
      email={user.email}
      roleName={intl.formatMessage(roles[role])}
      {...(data?.shops && {
        shops: data.shops.map((shop) => ({ ...shop, current: shop.id === data.shop.id })),
      })}
      onShop={(id) => leaving(() => void openShop(id))}
      items={[
        { id: 'shops', label: intl.formatMessage(titles.shops), href: paths.shops, icon: PlugIcon },
        { id: 'profile', label: intl.formatMessage(account.profile), href: paths.settings, icon: UserIcon },
        { id: 'plan', label: intl.formatMessage(account.plan), href: paths.billing, icon: CardIcon },
      ]}
      {...choices}
      onLogout={() => leaving(() => void logout())}
    />
  );
}
