/** As much of a browser's caches as the app uses; addresses are their keys. */
export function fakeCaches() {
  const stored = new Map<string, Map<string, string>>();
  const open = async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, string>();
    stored.set(name, entries);
    return {
      put: async (address: string, answer: Response) => void entries.set(address, await answer.text()),
      match: async (address: string) => {
        const text = entries.get(address);
        return text === undefined ? undefined : new Response(text);
      },
      add: async (address: string) => void entries.set(address, address),
    };
  };
  const caches = { open, delete: async (name: string) => stored.delete(name), keys: async () => [...stored.keys()] };
  return { caches: caches as unknown as CacheStorage, stored };
}
