import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { PageHeader } from '../../components/PageHeader/index.ts';
import { Tabs } from '../../components/Tabs/index.ts';
import { messages } from './AdminScreen.messages.ts';

export const ADMIN_TABS = ['users', 'subscriptions', 'audit'] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

export type AdminScreenProps = {
  tab: AdminTab;
  onTabChange: (tab: AdminTab) => void;
  /** The panel of the open tab. */
  children: ReactNode;
};

/** The administration: the shop's users, its subscriptions, and who changed what. */
export function AdminScreen({ tab, onTabChange, children }: AdminScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHeader title={formatMessage(messages.title)} />
      <Tabs
        label={formatMessage(messages.title)}
        tabs={ADMIN_TABS.map((id) => ({ id, label: formatMessage(messages[id]) }))}
        value={tab}
        onChange={onTabChange}
      >
        {children}
      </Tabs>
    </>
  );
}
