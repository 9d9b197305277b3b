/** Where the figures that were seen last are kept. */
export const FIGURES_CACHE = 'adaos-figures';

/** Erases them: nothing of one user or shop reaches the next. Browsers have no caches on insecure addresses. */
export async function forgetFigures(): Promise<void> {
  await (globalThis.caches as CacheStorage | undefined)?.delete(FIGURES_CACHE);
}
