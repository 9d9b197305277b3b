import type { ShopUser, Source } from '@adaos/api';
import type { ListView, UsersView } from '@adaos/ui/screens/AdminScreen';

/** The parts of a query that decide what is shown. */
export interface Read<T> {
  readonly data: T | undefined;
  readonly error: unknown;
}

/** The parts of a mutation that decide what is shown. */
export interface Attempt {
  readonly status: 'idle' | 'pending' | 'success' | 'error';
  readonly error: unknown;
}

export interface UsersInput {
  readonly users: Read<{ data: readonly ShopUser[]; source?: Source | undefined }>;
  readonly ownId: string | undefined;
  readonly create: Attempt;
  readonly setRole: Attempt & { readonly variables?: { readonly id: string } | undefined };
  readonly remove: Attempt & { readonly variables?: string | undefined };
  /** Whether the form for a new user is open. */
  readonly creating: boolean;
  /** The words for a failed call. */
  readonly textOf: (error: unknown) => string;
}

/** What the users tab shows. */
export function toUsersView(input: UsersInput): UsersView {
  const { users, ownId, create, setRole, remove, creating, textOf } = input;
  if (!users.data) {
    return users.error ? { status: 'error', message: textOf(users.error) } : { status: 'loading' };
  }
  const [role, removal] = [setRole.status === 'pending', remove.status === 'pending'];
  const busyId = (role && setRole.variables?.id) || (removal && remove.variables) || null;
  const problem =
    setRole.status === 'error'
      ? { what: 'role' as const, message: textOf(setRole.error) }
      : remove.status === 'error'
        ? { what: 'delete' as const, message: textOf(remove.error) }
        : undefined;
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

/** A list that is read by page, as the query for it keeps it. */
export interface PagedRead<Page> {
  readonly data: { readonly pages: readonly Page[] } | undefined;
  readonly error: unknown;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
}

/** What a list of the administration shows. */
export function toListView<Page extends { readonly source: Source }, Row>(
  { data, error, hasNextPage, isFetchingNextPage }: PagedRead<Page>,
  rowsOf: (page: Page) => readonly Row[],
  textOf: (error: unknown) => string,
): ListView<Row> {
  if (!data) return error ? { status: 'error', message: textOf(error) } : { status: 'loading' };
  const sample = data.pages.some(({ source }) => source === 'sample');
  return {
    status: 'ready',
    rows: data.pages.flatMap(rowsOf),
    source: sample ? 'sample' : 'live',
    more: hasNextPage,
    loadingMore: isFetchingNextPage,
  };
}

/** A sample as a list of one page. */
export function samplePage<Page>({ data, error }: Read<Page>): PagedRead<Page> {
  return { data: data && { pages: [data] }, error, hasNextPage: false, isFetchingNextPage: false };
}
