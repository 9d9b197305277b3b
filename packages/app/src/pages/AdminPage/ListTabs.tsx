import { useMemo } from 'react';
import { PLANS } from '@adaos/domain';
import { AuditPanel, SubscriptionsPanel } from '@adaos/ui/screens/AdminScreen';
import { useAuditQuery, useSubscriptionsQuery } from '../../queries/admin.ts';
import { useSampleQuery } from '../../queries/sample.ts';
import { useMockMode } from '../../state/index.ts';
import { toListView } from './toAdminViews.ts';
import { useProblemText } from './useProblemText.ts';

const planName = (id: string) => PLANS.find((plan) => plan.id === id)?.name ?? id;

/** Every plan that the shop has had. */
export function SubscriptionsTab() {
  const mocked = useMockMode();
  const own = useSubscriptionsQuery();
  const sample = useSampleQuery('subscriptions', mocked, ({ sampleSubscriptions }) => ({
    source: 'sample' as const,
    subscriptions: sampleSubscriptions,
    nextCursor: null,
  }));
  const read = mocked ? sample : own;
  const subscriptions = read.data?.subscriptions;
  const rows = useMemo(() => subscriptions?.map((row) => ({ ...row, plan: planName(row.plan) })), [subscriptions]);
  return (
    <SubscriptionsPanel
      view={toListView(read, rows, useProblemText())}
      onLoadMore={() => void own.fetchNextPage()}
      onRetry={() => void read.refetch()}
    />
  );
}

/** Who changed what in the shop. */
export function AuditTab() {
  const mocked = useMockMode();
  const own = useAuditQuery();
  const sample = useSampleQuery('audit', mocked, ({ sampleAuditEntries }) => ({
    source: 'sample' as const,
    entries: sampleAuditEntries,
    nextCursor: null,
  }));
  const read = mocked ? sample : own;
  return (
    <AuditPanel
      view={toListView(read, read.data?.entries, useProblemText())}
      onLoadMore={() => void own.fetchNextPage()}
      onRetry={() => void read.refetch()}
    />
  );
}
