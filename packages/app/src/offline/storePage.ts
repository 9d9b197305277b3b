/** What the app is drawn with, in a cache of its own for each version of the app. */
const PREFIX = 'adaos-app-';
/** The pages that the app is drawn in: the overview's, and the one of all other signed-in screens. */
const SHELLS = ['/overview.html', '/app.html'];

const isAsset = (address: string) => {
  const { origin, pathname } = new URL(address);
  return origin === location.origin && pathname.startsWith('/assets/');
};

/** The code, styles and typefaces among what this page has fetched. They are in the browser's own cache: nothing is fetched twice. */
const used = (entries: PerformanceEntryList) => entries.map(({ name }) => name).filter(isAsset);

/**
 * Stores what this page is made of, now and whenever it fetches more of it, so that the worker can open it without a network; what
 * older versions have stored is deleted.
 * @param version of the app.
 */
export async function storePage(version: string): Promise<void> {
  const name = PREFIX + version;
  const names = await caches.keys();
  await Promise.all(
    names.filter((each) => each.startsWith(PREFIX) && each !== name).map((each) => caches.delete(each)),
  );
  const cache = await caches.open(name);
  const add = async (addresses: readonly string[]) => {
    const known = await Promise.all(addresses.map((address) => cache.match(address, { ignoreVary: true })));
    const missing = [...new Set(addresses.filter((_, place) => known[place] === undefined))];
    // One by one: that a file cannot be fetched keeps none of the others out.
    await Promise.allSettled(missing.map((address) => cache.add(address)));
  };
  // Buffered: what was fetched before, and what is fetched while the rest is being stored.
  new PerformanceObserver((list) => void add(used(list.getEntries()))).observe({ type: 'resource', buffered: true });
  await add(SHELLS);
}
