import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FIGURES_CACHE, forgetFigures } from './forgetFigures.ts';
import { keepFigures, keepFiguresSeen, restoreFigures, type Keeper } from './keptFigures.ts';
import { fakeCaches } from './testing.ts';

const OVERVIEW = ['ledger', 'overview', { from: '2026-03-01', to: '2026-03-31' }] as const;
let stored: ReturnType<typeof fakeCaches>['stored'];
beforeEach(() => {
  const fake = fakeCaches();
  stored = fake.stored;
  vi.stubGlobal('caches', fake.caches);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function keeperOf(user: string | undefined, version = 'one'): Keeper {
  return { queries: new QueryClient(), version, user: () => user };
}
function seenBy(user: string | undefined, version?: string): Keeper {
  const keeper = keeperOf(user, version);
  keeper.queries.setQueryData(['session'], { user: { id: user } });
  keeper.queries.setQueryData(OVERVIEW, { profit: 3954.11 }, { updatedAt: 1_764_189_060_000 });
  keeper.queries.setQueryData(['openSessions'], { sessions: ['secret'] });
  keeper.queries.setQueryData(['ledger', 'customers'], { names: ['secret'] });
  return keeper;
}
const keptText = () => [...(stored.get(FIGURES_CACHE)?.values() ?? [])].join();

test('figures that were seen are there again, with the time at which they came', async () => {
  await keepFigures(seenBy('ana'));
  const later = keeperOf('ana');
  expect(await restoreFigures(later)).toBe(true);
  expect(later.queries.getQueryData(OVERVIEW)).toEqual({ profit: 3954.11 });
  expect(later.queries.getQueryState(OVERVIEW)?.dataUpdatedAt).toBe(1_764_189_060_000);
});

test('figures of several screens are kept, also those of a page that was left; the same read once, the latest', async () => {
  await keepFigures(seenBy('ana'));
  const later = keeperOf('ana');
  const products = ['ledger', 'productProfits', {}];
  later.queries.setQueryData(products, { products: ['lamp'] });
  await keepFigures(later);
  later.queries.setQueryData(products, { products: ['sofa'] });
  await keepFigures(later);
  const opened = keeperOf('ana');
  expect(await restoreFigures(opened)).toBe(true);
  expect(opened.queries.getQueryData(OVERVIEW)).toEqual({ profit: 3954.11 });
  expect(opened.queries.getQueryData(products)).toEqual({ products: ['sofa'] });
  expect(keptText()).not.toContain('lamp');
});

test('figures of another shop are not kept beside those of the one that is open', async () => {
  const seenIn = (shop: string, day: string) => {
    const keeper = keeperOf('ana');
    keeper.queries.setQueryData(['session'], { user: { id: 'ana' }, shop: { id: shop } });
    keeper.queries.setQueryData(['ledger', 'overview', day], { of: `${shop} ${day}` });
    return keeper;
  };
  await keepFigures(seenIn('tea', 'monday'));
  await keepFigures(seenIn('tea', 'tuesday'));
  expect(keptText()).toContain('tea monday');
  await keepFigures(seenIn('wool', 'monday'));
  expect(keptText()).toContain('wool monday');
  expect(keptText()).not.toContain('tea');
});

test('of very many reads the latest are kept', async () => {
  const keeper = keeperOf('ana');
  for (let day = 1; day <= 60; day += 1)
    keeper.queries.setQueryData(['ledger', 'overview', day], { day: `day-${day}.` }, { updatedAt: day });
  await keepFigures(keeper);
  expect(keptText()).toContain('day-60.');
  expect(keptText()).not.toContain('day-20.');
});

test('only figures are kept, nothing that names people or orders', async () => {
  await keepFigures(seenBy('ana'));
  expect(keptText()).toContain('3954.11');
  expect(keptText()).not.toContain('secret');
});

test.each([
  ['another person', keeperOf('ion')],
  ['nobody', keeperOf(undefined)],
  ['another version of the app', keeperOf('ana', 'two')],
])('%s gets nothing of them', async (_, later) => {
  await keepFigures(seenBy('ana'));
  expect(await restoreFigures(later)).toBe(false);
  expect(later.queries.getQueryCache().getAll()).toEqual([]);
});

test('nothing is kept for nobody, nor before there are figures', async () => {
  await keepFigures(seenBy(undefined));
  const early = keeperOf('ana');
  early.queries.setQueryData(['session'], {});
  await keepFigures(early);
  expect(stored.size).toBe(0);
  expect(await restoreFigures(keeperOf('ana'))).toBe(false);
});

test('they are erased at once where they are to be forgotten, also by a logout while they are being kept', async () => {
  await keepFigures(seenBy('ana'));
  await forgetFigures();
  expect(stored.has(FIGURES_CACHE)).toBe(false);
  const keeper = seenBy('ana');
  let user: string | undefined = 'ana';
  const keeping = keepFigures({ ...keeper, user: () => user });
  user = undefined;
  await keeping;
  expect(stored.has(FIGURES_CACHE)).toBe(false);
});

test('new figures are kept shortly after they came, until that is ended', async () => {
  vi.useFakeTimers();
  const keeper = seenBy('ana');
  const end = keepFiguresSeen(keeper);
  await vi.advanceTimersByTimeAsync(500);
  expect(keptText()).toContain('3954.11');
  keeper.queries.setQueryData(OVERVIEW, { profit: 7 });
  await vi.advanceTimersByTimeAsync(500);
  expect(keptText()).toContain('"profit":7');
  end();
  keeper.queries.setQueryData(OVERVIEW, { profit: 8 });
  await vi.advanceTimersByTimeAsync(500);
  expect(keptText()).not.toContain('"profit":8');
});
