import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ADMIN_TABS, AdminScreen, type AdminTab } from '@adaos/ui/screens/AdminScreen';
import { PanelBoundary } from '../../errors/index.ts';
import { readUsersAhead } from '../../queries/admin.ts';
import { AuditTab, SubscriptionsTab } from './ListTabs.tsx';
import { UsersTab } from './UsersTab.tsx';

const PANELS: Record<AdminTab, ComponentType> = { users: UsersTab, subscriptions: SubscriptionsTab, audit: AuditTab };

/** What an admin keeps in order; the address holds the open tab. */
export function AdminPage() {
  const [query, setQuery] = useSearchParams();
  const tab = ADMIN_TABS.find((known) => known === query.get('tab')) ?? 'users';
  const Panel = PANELS[tab];
  return (
    <AdminScreen tab={tab} onTabChange={(next) => setQuery({ tab: next }, { replace: true })}>
      <PanelBoundary key={tab}>
        <Panel />
      </PanelBoundary>
    </AdminScreen>
  );
}
AdminPage.readAhead = readUsersAhead;
