import { onlineManager } from '@tanstack/react-query';
import { isApiError } from '@adaos/api/client';
import { queryClient } from '../queries/client.ts';
import { ledgerKey } from '../queries/overview.ts';
import { connection, mockMode, session } from '../state/index.ts';
import { keepFiguresSeen, restoreFigures, type Keeper } from './keptFigures.ts';
import { storePage } from './storePage.ts';
import { findWorker, registerWorker } from './worker.ts';

/** How often an open page looks whether there is a newer worker, in milliseconds; with each page opened the browser looks by itself. */
const LOOK_MS = 60 * 60_000;

const version: string = import.meta.env.VITE_BUILT_AT;

function user(): string | undefined {
  const current = session.current();
  return current.status === 'signed-in' && !mockMode.isOn() ? current.user?.id : undefined;
}
const keeper: Keeper = { queries: queryClient, version, user };

/** Of the figures on the screen the oldest. */
connection.figuresAt = () => {
  const reads = queryClient.getQueryCache().findAll({ queryKey: ledgerKey, type: 'active' });
  const times = reads.map(({ state }) => state.dataUpdatedAt).filter((at) => at > 0);
  return times.length > 0 ? new Date(Math.min(...times)).toISOString() : undefined;
};

/** So long after a read began or ended to be shown the screen is looked at again, in milliseconds. */
const LOOK_AFTER_MS = 50;
let looking: ReturnType<typeof setTimeout> | undefined;
queryClient.getQueryCache().subscribe(() => {
  looking ??= setTimeout(() => {
    looking = undefined;
    connection.looked();
  }, LOOK_AFTER_MS);
});

/** Where nothing can be kept: on an insecure address, or in a browser that has none of it. */
const canKeep = () => 'serviceWorker' in navigator && 'caches' in globalThis;

/** Has the page begin with the figures that were seen last; to be called where there is no network. */
export async function beginOffline(): Promise<void> {
  // The reads take every page for online at its start: so the network is new to them when it comes, and they are made again.
  onlineManager.setOnline(false);
  if (canKeep()) await restoreFigures(keeper).catch(() => false);
}

const isUnreachable = (error: unknown) => isApiError(error) && error.kind === 'network';

/** A network that the browser takes for one, and no server behind it: what was seen last is shown, as without a network. */
function fallBack(): void {
  let restored = false;
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action, query } = event;
    if (action.type === 'success' && restored) {
      restored = false;
      connection.found();
    }
    if (
      (action.type !== 'failed' && action.type !== 'error') ||
      restored ||
      query.state.data !== undefined ||
      !isUnreachable(action.error)
    )
      return;
    restored = true;
    void restoreFigures(keeper).then(
      (any) => any && connection.lost(),
      () => undefined,
    );
  });
}

function lookForUpdates(): void {
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - looked < LOOK_MS) return;
    looked = Date.now();
    void findWorker()
      .then((worker) => worker?.update())
      .catch(() => undefined);
  });
}

let begun = false;

/** Once somebody is signed in: keeps what the page is made of and the figures that it shows, for a visit without a network. */
export function prepareOffline(): void {
  if (!canKeep()) return;
  const begin = () => {
    if (begun || session.current().status !== 'signed-in') return;
    begun = true;
    fallBack();
    keepFiguresSeen(keeper);
    lookForUpdates();
    void registerWorker()
      .then(() => navigator.serviceWorker.ready)
      .then(() => storePage(version))
      .catch(() => undefined); // refused by the browser, or full
  };
  begin();
  session.subscribe(begin);
}
