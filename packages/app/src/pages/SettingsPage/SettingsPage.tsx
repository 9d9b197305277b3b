import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SETTINGS_TABS, SettingsScreen, type SettingsTab } from '@adaos/ui/screens/SettingsScreen';
import { PanelBoundary } from '../../errors/index.ts';
import { readProfileAhead } from '../../queries/account.ts';
import { DevelopmentTab } from './DevelopmentTab.tsx';
import { PasswordTab, ResetTab } from './PasswordTabs.tsx';
import { ProfileTab } from './ProfileTab.tsx';
import { SecurityTab } from './SecurityTab.tsx';

const PANELS: Record<SettingsTab, ComponentType> = {
  profile: ProfileTab,
  password: PasswordTab,
  reset: ResetTab,
  security: SecurityTab,
  development: DevelopmentTab,
};

/** The settings of one's own account; the address holds the open tab. */
export function SettingsPage() {
  const [query, setQuery] = useSearchParams();
  const tab = SETTINGS_TABS.find((known) => known === query.get('tab')) ?? 'profile';
  const Panel = PANELS[tab];
  return (
    <SettingsScreen tab={tab} onTabChange={(next) => setQuery({ tab: next }, { replace: true })}>
      <PanelBoundary key={tab}>
        <Panel />
      </PanelBoundary>
    </SettingsScreen>
  );
}
SettingsPage.readAhead = readProfileAhead;
