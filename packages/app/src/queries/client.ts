import { QueryClient } from '@tanstack/react-query';
import { createClient } from '@adaos/api/client';
import { apiBaseUrl } from '../env.ts';
import { forgetFigures } from '../offline/forgetFigures.ts';
import { dismissNotice, mockMode, notify, session } from '../state/index.ts';
import { carefulClient } from './carefulClient.ts';
import { messages } from './queries.messages.ts';
import { retryDelay, shouldRetry } from './retry.ts';

/** The one client of this page. Only the files of this folder call it. */
export const client = carefulClient(
  createClient({
    baseUrl: apiBaseUrl,
    pageUrl: '',
    tokens: session.tokens,
    onSessionEnd: () => session.end('expired'),
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

session.onOtherUser(() => queryClient.clear());
session.onOtherUser(forgetFigures);
session.subscribe((current) => {
  if (current.status === 'signed-in') dismissNotice(messages.sessionEnded.id);
  else if (current.left === 'expired') notify({ severity: 'warning', message: messages.sessionEnded });
});
