import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { PageHeader } from '../../components/PageHeader/index.ts';
import { Tabs } from '../../components/Tabs/index.ts';
import { messages } from './SettingsScreen.messages.ts';

export const SETTINGS_TABS = ['profile', 'password', 'reset', 'security', 'development'] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];

export type SettingsScreenProps = {
  tab: SettingsTab;
  onTabChange: (tab: SettingsTab) => void;
  /** The panel of the open tab. */
  children: ReactNode;
};

/** The settings of the user's own account, in five tabs. */
export function SettingsScreen({ tab, onTabChange, children }: SettingsScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHeader title={formatMessage(messages.title)} />
      <Tabs
        label={formatMessage(messages.title)}
        tabs={SETTINGS_TABS.map((id) => ({ id, label: formatMessage(messages[id]) }))}
        value={tab}
        onChange={onTabChange}
      >
        {children}
      </Tabs>
    </>
  );
}
