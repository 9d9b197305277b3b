import type { ShopUser, Source } from '@adaos/api';
import type { ListView, UsersView } from '@adaos/ui/screens/AdminScreen';
import type { Attempt, Read } from '../../queries/states.ts';

export interface UsersInput {
  readonly users: Read<{ data: readonly ShopUser[]; source?: Source | undefined }>;
  /** What is said where this browser has no access token any more, so that nothing is asked. */
  readonly noToken: string | undefined;
  readonly ownId: string | undefined;
  readonly create: Attempt;
  readonly setRole: Attempt<unknown, { readonly id: string }>;
  readonly remove: Attempt<unknown, string>;
  readonly invite: Attempt<unknown, string>;
  /** Whether the form for a new user is open. */
  readonly creating: boolean;
  /** The words for a failed call. */
  readonly textOf: (error: unknown) => string;
}

/** What the users tab shows. */
export function toUsersView(input: UsersInput): UsersView {
  const { users, noToken, ownId, create, setRole, remove, invite, creating, textOf } = input;
  if (noToken !== undefined) return { status: 'loggedOut', message: noToken };
  if (!users.data) {
    return users.error ? { status: 'error', message: textOf(users.error) } : { status: 'loading' };
  }
  const attempts = [
    { what: 'role' as const, attempt: setRole, id: setRole.variables?.id },
    { what: 'delete' as const, attempt: remove, id: remove.variables },
    { what: 'invite' as const, attempt: invite, id: invite.variables },
  ];
  const busyId = attempts.find(({ attempt }) => attempt.status === 'pending')?.id ?? null;
  const failed = attempts.find(({ attempt }) => attempt.status === 'error');
  const problem = failed && { what: failed.what, message: textOf(failed.attempt.error) };
  return {
    status: 'ready',
    users: users.data.data,
    source: users.data.source === 'sample' ? 'sample' : 'live',
    ownId: ownId ?? null,
    busyId,
    problem,
    creating: creating
      ? {
          busy: create.status === 'pending',
          message: create.status === 'error' ? textOf(create.error) : undefined,
        }
      : null,
  };
}

/** A list as far as it is read; a sample is all there at once. */
interface ListRead extends Read<{ readonly source: Source }> {
  readonly hasNextPage?: boolean;
  readonly isFetchingNextPage?: boolean;
}

/** What a list of the administration shows. */
export function toListView<Row>(
  { data, error, hasNextPage = false, isFetchingNextPage = false }: ListRead,
  rows: readonly Row[] | undefined,
  textOf: (error: unknown) => string,
): ListView<Row> {
  if (!data || !rows) return error ? { status: 'error', message: textOf(error) } : { status: 'loading' };
  return {
    status: 'ready',
    rows,
    source: data.source === 'sample' ? 'sample' : 'live',
    more: hasNextPage,
    loadingMore: isFetchingNextPage,
  };
}
