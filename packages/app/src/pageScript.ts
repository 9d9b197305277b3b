// What the parts of the prerendered pages' script share.

/** A stored text; null also where the browser blocks the storage. */
export function readItem(key: string, storage: 'localStorage' | 'sessionStorage' = 'localStorage'): string | null {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
}

export function addLink(rel: 'modulepreload' | 'prefetch' | 'stylesheet', href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href, crossOrigin: 'anonymous' }));
}
