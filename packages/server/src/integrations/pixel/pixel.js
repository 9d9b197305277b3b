// The script of a shop's own pages: counts pages and visits, and tells which campaigns and sources a purchase came by, in their order.
// It keeps those of the last 30 days and the last order in the shop's own storage, sets no cookie, and tells nothing of the
// visitor: of a page its path, without what could say who sees it. Where the browser asks not to be tracked it does nothing.
(() => {
  const tag = document.currentScript;
  if (!tag || navigator.globalPrivacyControl === true || navigator.doNotTrack === '1') return;
  const { origin, searchParams } = new URL(tag.src);
  // The server writes its address here where a network serves this file in its place.
  const SERVER = '';
  const { key, order } = tag.dataset;
  const shop = searchParams.get('shop');
  if (!key || !shop) return;

  const NAME = 'adaos-campaigns';
  const ORDER_NAME = 'adaos-order';
  const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
  const MOST = 5;

  const readKept = () => {
    try {
      const kept = JSON.parse(localStorage.getItem(NAME) ?? '[]');
      return Array.isArray(kept) ? kept : [];
    } catch {
      return [];
    }
  };

  const touches = () => {
    const query = new URLSearchParams(location.search);
    // Not half of a character at the end.
    const named = (name) => (query.get(name) ?? '').slice(0, 255).replace(/[\ud800-\udbff]$/, '');
    const [campaign, source] = [named('utm_campaign'), named('utm_source')];
    const now = Date.now();
    const before = readKept().filter((one) => one && now - one.at < KEPT_MS);
    const last = before[before.length - 1];
    // The same one again is one touch; one that comes back after another is a touch of its own.
    if (last && last.campaign === campaign && last.source === source) before.pop();
    const all = [...before, ...(campaign || source ? [{ campaign, source, at: now }] : [])];
    // The first one stays.
    if (all.length > MOST) all.splice(1, all.length - MOST);
    try {
      localStorage.setItem(NAME, JSON.stringify(all));
    } catch {
      // Without storage a purchase is told with the campaign of its own page alone.
    }
    return all.map((one) => ({ campaign: one.campaign, source: one.source }));
  };

  const tell = (message) => {
    const body = JSON.stringify({ key, shop, touches: touches(), ...message });
    const address = `${SERVER || origin}/api/pixel`;
    if (navigator.sendBeacon?.(address, body)) return;
    fetch(address, { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(() => {});
  };

  // As in page-path.ts on the server, which cleans again.
  const TELLING = [/@|%40/i, /^[^a-z]*\d{5,}[^a-z]*$/i, /^[\da-f-]{16,}$/i, /^(?=.*\d)(?=.*[a-z])[\da-z]{20,}$/i];
  const path = () => {
    const parts = location.pathname.split('/');
    const kept = parts.map((part) => (TELLING.some((telling) => telling.test(part)) ? '-' : part));
    return kept
      .join('/')
      .slice(0, 200)
      .replace(/[\ud800-\udbff]$|%.?$/, '');
  };

  // A visit begins with a page that was opened from elsewhere: not by a link of the shop, nor by loading it again or going back.
  const begins = () => {
    const [opened] = globalThis.performance?.getEntriesByType?.('navigation') ?? [];
    if (opened && opened.type !== 'navigate') return false;
    try {
      return !document.referrer || new URL(document.referrer).host !== location.host;
    } catch {
      return true;
    }
  };

  const told = new Set();
  try {
    // The page of thanks may be opened again.
    const last = localStorage.getItem(ORDER_NAME);
    if (last) told.add(last);
  } catch {
    // Without storage an order can be told twice.
  }
  const purchase = (number) => {
    const id = String(number ?? '').trim();
    if (id === '' || told.has(id)) return;
    told.add(id);
    try {
      localStorage.setItem(ORDER_NAME, id);
    } catch {
      // As above.
    }
    tell({ type: 'purchase', order: id });
  };

  // What shops tell Google Analytics of a purchase names the order too.
  const fromDataLayer = (entry) => {
    if (entry?.event === 'purchase') purchase(entry.ecommerce?.transaction_id ?? entry.transaction_id);
  };

  window.adaos = { purchase };
  tell({ type: 'view', path: path(), visit: begins() });
  purchase(order);
  window.dataLayer ??= [];
  const layer = window.dataLayer;
  layer.forEach(fromDataLayer);
  const push = layer.push.bind(layer);
  layer.push = (...entries) => {
    entries.forEach(fromDataLayer);
    return push(...entries);
  };
})();
