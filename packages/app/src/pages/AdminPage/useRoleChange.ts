import type { Role } from '@adaos/domain';
import { useCallback } from 'react';
import type { useUserChanges } from '../../queries/admin.ts';
import { sayDone } from '../../undo/index.ts';
import { messages } from './AdminPage.messages.ts';

/**
 * Changes the role of a user, and offers the one before.
 * @param users as they are shown.
 * @param before is done first.
 */
export function useRoleChange(
  { mutate, mutateAsync }: ReturnType<typeof useUserChanges>['setRole'],
  users: readonly { readonly id: string; readonly role: Role }[] | undefined,
  before: () => void,
) {
  return useCallback(
    (id: string, role: Role) => {
      before();
      const known = users?.find((user) => user.id === id)?.role;
      const undo = known && (() => mutateAsync({ id, role: known }));
      mutate({ id, role }, { onSuccess: () => sayDone(messages.roleChanged, undo) });
    },
    [before, mutate, mutateAsync, users],
  );
}
