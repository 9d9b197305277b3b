/** A way that the visitor came by, and when, in milliseconds. */
export interface KeptTouch {
  readonly campaign: string;
  readonly source: string;
  readonly at: number;
}

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
const MOST = 5;
const NAME_LENGTH = 255;

/** Which platform adds a click's id under which name, for addresses that name no source. */
const CLICKS = new Map([
  ['gclid', 'google'],
  ['wbraid', 'google'],
  ['gbraid', 'google'],
  ['fbclid', 'facebook'],
  ['ttclid', 'tiktok'],
  ['msclkid', 'bing'],
]);

/** Not half of a character at the end. */
const cut = (text: string) => text.slice(0, NAME_LENGTH).replace(/[\uD800-\uDBFF]$/, '');

/** What was kept before; nothing of it is trusted. */
export function readKept(text: string | null): KeptTouch[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter(
      (one): one is KeptTouch =>
        typeof one?.campaign === 'string' && typeof one.source === 'string' && typeof one.at === 'number',
    );
  } catch {
    return [];
  }
}

/** The ways of the last 30 days with that of a page, at most five: the first one stays, and the same one again is one. */
export function withPage(kept: readonly KeptTouch[], search: string, now: number): KeptTouch[] {
  const query = new URLSearchParams(search);
  const campaign = cut(query.get('utm_campaign') ?? '');
  const clicked = [...CLICKS].find(([name]) => query.get(name))?.[1] ?? '';
  const source = cut(query.get('utm_source') ?? '') || clicked;
  const before = kept.filter(({ at }) => now - at < KEPT_MS);
  const last = before.at(-1);
  if (last?.campaign === campaign && last.source === source) before.pop();
  const all = campaign || source ? [...before, { campaign, source, at: now }] : before;
  if (all.length > MOST) all.splice(1, all.length - MOST);
  return all;
}
