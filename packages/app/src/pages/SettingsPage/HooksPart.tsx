import type { HookKind } from '@adaos/domain';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { type HookChange, HooksCard, type HooksView } from '@adaos/ui/screens/SettingsScreen';
import { errorText } from '../../errors/index.ts';
import { useNoticeHookChanges, useNoticeHooksQuery } from '../../queries/noticeSettings.ts';
import { useSessionQuery } from '../../queries/session.ts';
import { useMockMode } from '../../state/index.ts';

/** Where the shop's notifications are posted: nothing to those who are no admins, nor beside the sample. */
export function HooksPart() {
  const intl = useIntl();
  const mocked = useMockMode();
  const admin = useSessionQuery().data?.user.role === 'admin';
  const { data, error, refetch } = useNoticeHooksQuery(admin);
  const { save, remove, test } = useNoticeHookChanges();
  const [change, setChange] = useState<HookChange | null>(null);
  if (!admin || mocked) return null;

  const view = (): HooksView => {
    if (data) return { status: 'ready', hooks: data.hooks, change };
    return error ? { status: 'error', message: errorText(intl, error) } : { status: 'loading' };
  };
  const begin = (kind: HookKind) => setChange({ kind, status: 'busy' });
  const failed = (kind: HookKind) => (reason: unknown) =>
    setChange({ kind, status: 'error', message: errorText(intl, reason) });
  return (
    <HooksCard
      view={view()}
      onSave={(kind, { address, topics }) => {
        begin(kind);
        const given = address.trim();
        const body = { topics, ...(given !== '' && { address: given }) };
        save.mutate(
          { params: { kind }, body },
          { onSuccess: ({ secret }) => setChange({ kind, status: 'saved', secret }), onError: failed(kind) },
        );
      }}
      onTest={(kind) => {
        begin(kind);
        const said = ({ problem }: { problem: string | null }) => setChange({ kind, status: 'tested', problem });
        test.mutate({ kind }, { onSuccess: said, onError: failed(kind) });
      }}
      onRemove={(kind) => {
        begin(kind);
        remove.mutate({ kind }, { onSuccess: () => setChange(null), onError: failed(kind) });
      }}
      onRetry={() => void refetch()}
    />
  );
}
