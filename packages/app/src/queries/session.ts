import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sessionRoutes, type Role } from '@adaos/api';
import { hasRole } from '@adaos/domain';
import { forgetFigures } from '../offline/forgetFigures.ts';
import { notify, preferences, session, unsavedIntegration, useSession } from '../state/index.ts';
import { paths } from '../routes/paths.ts';
import { client, leaveShop, sessionKey } from './client.ts';
import { endPush } from './endPush.ts';
import { readAhead } from './live.ts';
import { messages } from './queries.messages.ts';

export { sessionKey };

const sessionOptions = queryOptions({
  queryKey: sessionKey,
  queryFn: ({ signal }) => client.call(sessionRoutes.getSession, { signal }),
});

/** Reads the session before a page asks for it. */
export const readSession = (): Promise<unknown> => readAhead(sessionOptions);

/** The signed-in user, role and shop as the server has them; what it says replaces what storage said. */
export function useSessionQuery({ enabled = true }: { enabled?: boolean } = {}) {
  const query = useQuery({ ...sessionOptions, enabled });
  useEffect(() => {
    if (!query.data || session.current().status !== 'signed-in') return;
    session.confirm(query.data.user, query.data.mustChangePassword);
    preferences.adoptLanguage(query.data.language);
  }, [query.data]);
  return query;
}

/**
 * Whether the one who is signed in may do what asks for a role: by the server's word, and by what it said before where it can't be
 * asked. Who is not known at all may try; the server decides.
 */
export function useMay(least: Role): boolean {
  const { data } = useSessionQuery();
  const stored = useSession();
  if (data) return hasRole(data.user.role, least);
  return stored.status === 'signed-in' && (stored.user === undefined || hasRole(stored.role, least));
}

/** A page that shows one shop must not change another: every page of this browser begins again with the one that was opened. */
const shopOpened = globalThis.window === undefined ? undefined : new BroadcastChannel('adaos-shop');
shopOpened?.addEventListener('message', () => globalThis.location.reload());

/** Goes on in another shop of the user. Nothing that is kept here of the one before is shown there. */
export async function openShop(shopId: string): Promise<void> {
  leaveShop(true);
  try {
    await client.call(sessionRoutes.openShop, { body: { shopId } });
  } catch (error) {
    leaveShop(false);
    notify({ severity: 'error', error });
    return;
  }
  shopOpened?.postMessage('opened');
  unsavedIntegration.forget();
  await forgetFigures();
  globalThis.location.assign(paths.overview);
}

/** Ends the session here at once, in the other tabs, and on the server. */
export async function logout(): Promise<void> {
  const refreshToken = session.tokens.read()?.refreshToken;
  session.end('logout');
  endPush();
  if (refreshToken === undefined) return;
  try {
    await client.call(sessionRoutes.logout, { body: { refreshToken } });
  } catch {
    notify({ severity: 'warning', message: messages.logoutUnconfirmed });
  }
}
