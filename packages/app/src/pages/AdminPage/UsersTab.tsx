import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { UsersPanel } from '@adaos/ui/screens/AdminScreen';
import { hasAccessToken, useUserChanges, useUsersQuery } from '../../queries/admin.ts';
import { usePasswordRules } from '../../queries/auth.ts';
import { useSampleQuery } from '../../queries/sample.ts';
import { notify, session, useMockMode, useSession } from '../../state/index.ts';
import { messages } from './AdminPage.messages.ts';
import { toUsersView } from './toAdminViews.ts';
import { useProblemText } from './useProblemText.ts';
import { useRoleChange } from './useRoleChange.ts';

/** Who works in the shop, in which role. */
export function UsersTab() {
  const intl = useIntl();
  const mocked = useMockMode();
  const current = useSession();
  const own = useUsersQuery();
  const sample = useSampleQuery('users', mocked, ({ sampleShopUsers }) => ({
    data: sampleShopUsers,
    source: 'sample' as const,
  }));
  const users = mocked ? sample : own;
  const { create, setRole, remove, invite } = useUserChanges();
  const [creating, setCreating] = useState(false);
  const { mutate: inviteAgain } = invite;
  const [forgetRole, forgetRemoval, forgetInvitation] = [setRole.reset, remove.reset, invite.reset];
  // Each change begins without the failure of the one before.
  const forget = useCallback(() => {
    forgetRole();
    forgetRemoval();
    forgetInvitation();
  }, [forgetRole, forgetRemoval, forgetInvitation]);
  const onRoleChange = useRoleChange(setRole, own.data?.data, forget);
  const onInvite = useCallback(
    (id: string) => {
      forget();
      inviteAgain(id, {
        onSuccess: () => notify({ severity: 'success', message: messages.invitationSent }),
      });
    },
    [inviteAgain, forget],
  );
  return (
    <UsersPanel
      view={toUsersView({
        users,
        noToken: mocked || hasAccessToken() ? undefined : intl.formatMessage(messages.noToken),
        ownId: current.status === 'signed-in' ? current.user?.id : undefined,
        create,
        setRole,
        remove,
        invite,
        creating,
        textOf: useProblemText(),
      })}
      passwordMinLength={usePasswordRules().createUser}
      onCreating={(open) => {
        create.reset();
        setCreating(open);
      }}
      onCreate={(values) => create.mutate(values, { onSuccess: () => setCreating(false) })}
      onRoleChange={onRoleChange}
      onInvite={onInvite}
      onLogIn={() => session.end('expired')}
      onDelete={(id) => {
        forget();
        remove.mutate(id);
      }}
      onRetry={() => void users.refetch()}
    />
  );
}
