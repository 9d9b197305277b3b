/** A storage as the browser gives it: `limit` is the most characters that it holds. */
export function fakeStorage(limit = Infinity): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem(key, value) {
      const others = [...values].filter(([name]) => name !== key);
      const size = others.reduce((sum, [name, text]) => sum + name.length + text.length, key.length + value.length);
      if (size > limit) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}
