import { dehydrate, hydrate, type DehydratedState, type Query, type QueryClient } from '@tanstack/react-query';
import type { Session } from '@adaos/api';
import { FIGURES_CACHE } from './forgetFigures.ts';

const ADDRESS = '/figures-last-seen';
/** So long after a figure came the figures are kept, together with what came with it, in milliseconds. */
const KEEP_AFTER_MS = 500;
/** The reads with figures of the shop. What names people or single orders is not kept, nor is any call that answers with a token. */
const FIGURES: ReadonlySet<unknown> = new Set([
  'overview',
  'ads',
  'campaigns',
  'campaign',
  'channels',
  'productProfits',
  'product',
  'baseline',
  'forecastParts',
  'alerts',
  'recommendations',
  'returns',
  'costs',
  'stock',
  'suppliers',
  'profitAndLoss',
]);
const isOfFigures = ([area, read]: readonly unknown[]) =>
  area === 'session' || area === 'visits' || (area === 'ledger' && FIGURES.has(read));

/** So many reads at most are kept, the latest: those of some ten screens. */
const MOST_READS = 40;

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

const isKept = ({ queryKey, state }: Query) => state.status === 'success' && isOfFigures(queryKey);
const hasFigures = ({ queries }: DehydratedState) => queries.some(({ queryKey: [area] }) => area === 'ledger');

async function stored({ version }: Keeper, whose: string | undefined): Promise<DehydratedState | undefined> {
  const answer = await (await caches.open(FIGURES_CACHE)).match(ADDRESS);
  if (!answer) return undefined;
  const kept = (await answer.json()) as Kept;
  return kept.user === whose && kept.version === version ? kept.state : undefined;
}

/** The shop that the figures are of; undefined before the session was read. */
function shopOf({ queries }: DehydratedState): string | undefined {
  const session = queries.find(({ queryKey: [area] }) => area === 'session')?.state.data as Session | undefined;
  return session?.shop?.id;
}

/** The reads of now, and those of screens of the same shop that were left before. */
function joined(now: DehydratedState, before: DehydratedState | undefined): DehydratedState {
  const known = new Set(now.queries.map(({ queryHash }) => queryHash));
  const others =
    (before && shopOf(before) === shopOf(now) ? before : undefined)?.queries.filter(
      ({ queryHash }) => !known.has(queryHash),
    ) ?? [];
  const latestFirst = [...now.queries, ...others].toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  return { mutations: [], queries: latestFirst.slice(0, MOST_READS) };
}

/** Keeps the figures that were seen last, for the person who has seen them. */
export async function keepFigures(keeper: Keeper): Promise<void> {
  const { queries, version, user } = keeper;
  const whose = user();
  if (whose === undefined) return;
  const now = dehydrate(queries, { shouldDehydrateQuery: isKept, shouldDehydrateMutation: () => false });
  if (!hasFigures(now)) return;
  const state = joined(now, await stored(keeper, whose));
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
    if (event.type !== 'updated' || event.action.type !== 'success' || !isOfFigures(event.query.queryKey)) return;
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
export async function restoreFigures(keeper: Keeper): Promise<boolean> {
  const state = await stored(keeper, keeper.user());
  if (!state) return false;
  hydrate(keeper.queries, state);
  return true;
}
