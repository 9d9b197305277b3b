import { dehydrate, hydrate, type DehydratedState, type Query, type QueryClient } from '@tanstack/react-query';
import { FIGURES_CACHE } from './forgetFigures.ts';

const ADDRESS = '/figures-last-seen';
/** So long after a figure came the figures are kept, together with what came with it, in milliseconds. */
const KEEP_AFTER_MS = 500;
/** The reads that the overview is made of. No call answers with a token, and no other call is kept. */
const isOfOverview = ([area, read]: readonly unknown[]) =>
  area === 'session' || area === 'visits' || (area === 'ledger' && read === 'overview');

interface Kept {
  /** Whose figures they are. */
  readonly user: string;
  /** The version of the app that has read them: another may expect other answers. */
  readonly version: string;
  readonly state: DehydratedState;
}

export interface Keeper {
  readonly queries: QueryClient;
  readonly version: string;
  /** The id of who is signed in; undefined for nobody, or while what is shown is a sample. */
  readonly user: () => string | undefined;
}

const isKept = ({ queryKey, state }: Query) => state.status === 'success' && isOfOverview(queryKey);
const hasFigures = ({ queries }: DehydratedState) => queries.some(({ queryKey: [area] }) => area === 'ledger');

/** Keeps the figures that were seen last, for the person who has seen them. */
export async function keepFigures({ queries, version, user }: Keeper): Promise<void> {
  const whose = user();
  if (whose === undefined) return;
  const state = dehydrate(queries, { shouldDehydrateQuery: isKept, shouldDehydrateMutation: () => false });
  if (!hasFigures(state)) return;
  const kept: Kept = { user: whose, version, state };
  const cache = await caches.open(FIGURES_CACHE);
  await cache.put(ADDRESS, new Response(JSON.stringify(kept)));
  // Who has logged out meanwhile leaves nothing behind.
  if (user() !== whose) await caches.delete(FIGURES_CACHE);
}

/** Keeps them from now on, whenever new ones come. @returns what ends it. */
export function keepFiguresSeen(keeper: Keeper): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    timer = undefined;
    // A browser that stores nothing, for want of room, has none to show later.
    void keepFigures(keeper).catch(() => undefined);
  };
  const unsubscribe = keeper.queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !isOfOverview(event.query.queryKey)) return;
    clearTimeout(timer);
    timer = setTimeout(keep, KEEP_AFTER_MS);
  });
  timer = setTimeout(keep, KEEP_AFTER_MS);
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

/** Has the reads begin with the figures that were seen last, where they are the person's own. @returns whether there are any. */
export async function restoreFigures({ queries, version, user }: Keeper): Promise<boolean> {
  const answer = await (await caches.open(FIGURES_CACHE)).match(ADDRESS);
  if (!answer) return false;
  const kept = (await answer.json()) as Kept;
  if (kept.user !== user() || kept.version !== version) return false;
  hydrate(queries, kept.state);
  return true;
}
