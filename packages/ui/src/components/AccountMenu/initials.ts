/** One or two capitals for a name: the first letters of its first and last word. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s.@_-]+/u)
    .filter(Boolean);
  const [first = '', ...rest] = words;
  const last = rest.at(-1) ?? '';
  return [first, last]
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
