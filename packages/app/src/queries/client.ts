import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { SHOP_HEADER, type Session } from '@adaos/api';
import { createClient, isApiError } from '@adaos/api/client';
import { apiBaseUrl } from '../env.ts';
import { forgetFigures } from '../offline/forgetFigures.ts';
import { dismissNotice, mockMode, notify, session } from '../state/index.ts';
import { carefulClient } from './carefulClient.ts';
import { messages } from './queries.messages.ts';
import { retryDelay, shouldRetry } from './retry.ts';

export const sessionKey = ['session'] as const;

/** The shop that this page shows. Another host's server may not take it, so there it is said for several shops alone. */
function shownShop() {
  const shown = queryClient.getQueryData<Session>(sessionKey);
  return shown && (apiBaseUrl === '' || shown.shops) ? { [SHOP_HEADER]: shown.shop.id } : undefined;
}

/** The one client of this page. Only the files of this folder call it. */
export const client = carefulClient(
  createClient({
    baseUrl: apiBaseUrl,
    pageUrl: '',
    tokens: session.tokens,
    onSessionEnd: () => session.end('expired'),
    headers: shownShop,
  }),
  mockMode.isOn,
);

let leaving = false;

/** @param now whether the page is about to open another shop: what it has asked for of the one before may be refused then. */
export function leaveShop(now: boolean): void {
  leaving = now;
}

/** The page begins again where the session works in another shop than it shows. */
function onError(error: unknown): void {
  if (isApiError(error) && error.status === 412 && !leaving) globalThis.location.reload();
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
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

session.onOtherUser(() => queryClient.clear());
session.onOtherUser(() => void forgetFigures());
session.subscribe((current) => {
  if (current.status === 'signed-in') dismissNotice(messages.sessionEnded.id);
  else if (current.left === 'expired') notify({ severity: 'warning', message: messages.sessionEnded });
});
