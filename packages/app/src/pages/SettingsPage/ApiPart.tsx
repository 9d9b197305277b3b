import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ApiCard, type ApiChange, type ApiView } from '@adaos/ui/screens/SettingsScreen';
import { errorText } from '../../errors/index.ts';
import { useApiKeyChanges, useApiKeysQuery } from '../../queries/apiKeys.ts';
import { useSessionQuery } from '../../queries/session.ts';
import { paths } from '../../routes/paths.ts';
import { useMockMode } from '../../state/index.ts';

/** The keys of programs and assistants: nothing to those who are no admins, nor beside the sample. */
export function ApiPart() {
  const intl = useIntl();
  const mocked = useMockMode();
  const admin = useSessionQuery().data?.user.role === 'admin';
  const { data, error, refetch } = useApiKeysQuery(admin);
  const { create, revoke } = useApiKeyChanges();
  const [change, setChange] = useState<ApiChange | null>(null);
  if (!admin || mocked) return null;

  const view = (): ApiView => {
    if (data) return { status: 'ready', ...data, change };
    return error ? { status: 'error', message: errorText(intl, error) } : { status: 'loading' };
  };
  const failed = (what: 'create' | 'revoke') => (reason: unknown) =>
    setChange({ status: 'error', what, message: errorText(intl, reason) });
  return (
    <ApiCard
      view={view()}
      plansHref={paths.billing}
      onCreate={(values) => {
        setChange({ status: 'busy', id: null });
        create.mutate(values, {
          onSuccess: ({ key, secret }) => setChange({ status: 'made', name: key.name, secret }),
          onError: failed('create'),
        });
      }}
      onRevoke={(id) => {
        setChange({ status: 'busy', id });
        revoke.mutate(id, { onSuccess: () => setChange(null), onError: failed('revoke') });
      }}
      onSeen={() => setChange(null)}
      onRetry={() => void refetch()}
    />
  );
}
