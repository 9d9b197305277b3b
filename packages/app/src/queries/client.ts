import { QueryClient } from '@tanstack/react-query';
import { fetchOrTake } from '@adaos/api/ahead';
import { createClient } from '@adaos/api/client';
import { apiBaseUrl } from '../env.ts';
import { dismissNotice, mockMode, notify, session, type Session } from '../state/index.ts';
import { carefulClient } from './carefulClient.ts';
import { messages } from './queries.messages.ts';
import { retryDelay, shouldRetry } from './retry.ts';

/** The one client of this page. Only the files of this folder call it. */
export const client = carefulClient(
  createClient({
    baseUrl: apiBaseUrl,
    pageUrl: '',
    tokens: session.tokens,
    fetch: fetchOrTake,
    onSessionEnd() {
      if (session.current().status === 'signed-in') session.end('expired');
    },
  }),
  mockMode.isOn,
);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: shouldRetry,
      retryDelay,
      staleTime: 30_000,
      networkMode: 'always',
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

const userOf = (current: Session) => (current.status === 'signed-in' ? current.user?.id : undefined);
let shownTo = userOf(session.current());
session.subscribe((current) => {
  const user = userOf(current);
  // Nothing of one user may be seen by the next: not after a logout, nor after another tab's login.
  if (current.status === 'anonymous' || (shownTo !== undefined && user !== shownTo)) queryClient.clear();
  if (current.status === 'signed-in') dismissNotice(messages.sessionEnded.id);
  else if (current.left === 'expired') notify({ severity: 'warning', message: messages.sessionEnded });
  shownTo = user;
});
