import type { ExtensionApi } from '@shopify/web-pixels-extension';
import { readKept, withPage } from './campaigns.ts';
import { pathOf } from './pathOf.ts';

const NAME = 'adaos-campaigns';
/** Keys of Adaos, addresses of its servers, and how it calls the shop: as its tag has them. */
const KEY = /^[\w-]{8,64}$/;

interface Message {
  readonly type: 'view' | 'purchase';
  readonly path?: string;
  readonly visit?: boolean;
  readonly order?: string;
}

/** The address that reports go to; null where a setting is missing or wrong: nothing is reported then. */
function targetOf({ server, shop, key }: ExtensionApi['settings']) {
  const named = typeof shop === 'string' && shop !== '' && typeof key === 'string' && KEY.test(key);
  if (!named || typeof server !== 'string' || !URL.canParse(server)) return null;
  const { protocol, origin } = new URL(server);
  return protocol === 'https:' ? { address: `${origin}/api/pixel`, shop, key } : null;
}

/** Shopify calls an order by its number, alone or at the end of an address of its own. */
const orderIn = (id: string | null | undefined) => /(?:^|\/)(\d+)$/.exec(id ?? '')?.[1];

/** Whether a page was opened from elsewhere, and not by a link of the shop. */
const opensVisit = ({ referrer, location }: { referrer: string; location: { host: string } }) =>
  !URL.canParse(referrer) || new URL(referrer).host !== location.host;

/**
 * Reports page views and checkouts of a shop to Adaos, in the words of the script of a shop's own pages. Shopify runs it for visitors who
 * have agreed to analytics and marketing; one who takes that back is reported no more.
 */
export function report({ settings, analytics, browser, customerPrivacy, init }: ExtensionApi): void {
  const target = targetOf(settings);
  if (!target) return;
  const { address, shop, key } = target;
  const { customerPrivacy: given } = init;
  const may = (privacy: { analyticsProcessingAllowed: boolean; marketingAllowed: boolean }) =>
    privacy.analyticsProcessingAllowed && privacy.marketingAllowed;
  let allowed = may(given);
  customerPrivacy.subscribe('visitorConsentCollected', (event) => {
    allowed = may(event.customerPrivacy);
    if (!allowed) void browser.localStorage.removeItem(NAME);
  });

  async function send(message: Message, search: string): Promise<void> {
    if (!allowed) return;
    const now = Date.now();
    const kept = readKept(await browser.localStorage.getItem(NAME).catch(() => null));
    const touches = withPage(kept, search, now);
    await browser.localStorage.setItem(NAME, JSON.stringify(touches)).catch(() => undefined);
    const named = touches.map(({ campaign, source }) => ({ campaign, source }));
    const body = JSON.stringify({ key, shop, touches: named, ...message });
    // As text, so that no browser asks beforehand. A report that is lost is one fewer: the shop's page must not notice.
    await fetch(address, { method: 'POST', body, keepalive: true }).catch(() => undefined);
  }
  // One after the other: each adds to what was kept before.
  let last = Promise.resolve();
  const enqueue = (message: Message, search: string) => {
    last = last.then(() => send(message, search)).catch(() => undefined);
  };

  analytics.subscribe('page_viewed', ({ context: { document } }) => {
    const { pathname, search } = document.location;
    enqueue({ type: 'view', path: pathOf(pathname), visit: opensVisit(document) }, search);
  });
  analytics.subscribe('checkout_completed', ({ data, context }) => {
    const number = orderIn(data.checkout?.order?.id);
    if (number !== undefined) enqueue({ type: 'purchase', order: `id:${number}` }, context.document.location.search);
  });
}
