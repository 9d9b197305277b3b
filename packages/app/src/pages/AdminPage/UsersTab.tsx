import { useCallback, useState } from 'react';
import { UsersPanel, type AdminRole } from '@adaos/ui/screens/AdminScreen';
import { useUserChanges, useUsersQuery } from '../../queries/admin.ts';
import { usePasswordRules } from '../../queries/auth.ts';
import { useSampleQuery } from '../../queries/sample.ts';
import { useMockMode, useSession } from '../../state/index.ts';
import { toUsersView } from './toAdminViews.ts';
import { useProblemText } from './useProblemText.ts';

/** Who works in the shop, in which role. */
export function UsersTab() {
  const mocked = useMockMode();
  const session = useSession();
  const own = useUsersQuery();
  const sample = useSampleQuery('users', mocked, ({ sampleShopUsers }) => ({
    data: sampleShopUsers,
    source: 'sample' as const,
  }));
  const users = mocked ? sample : own;
  const { create, setRole, remove } = useUserChanges();
  const [creating, setCreating] = useState(false);
  const changeRole = setRole.mutate;
  const forget = remove.reset;
  const onRoleChange = useCallback(
    (id: string, role: AdminRole) => {
      forget();
      changeRole({ id, role });
    },
    [changeRole, forget],
  );
  return (
    <UsersPanel
      view={toUsersView({
        users,
        ownId: session.status === 'signed-in' ? session.user?.id : undefined,
        create,
        setRole,
        remove,
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
      onDelete={(id) => {
        setRole.reset();
        remove.mutate(id);
      }}
      onRetry={() => void users.refetch()}
    />
  );
}
