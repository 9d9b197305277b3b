// The script of a shop's own pages: counts pages, and tells which campaigns a purchase came by.
// It keeps the campaigns of the last 30 days in the shop's own storage, sets no cookie, and tells nothing of the visitor. Where
// the browser asks not to be tracked it does nothing.
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
    const others = readKept().filter(
      (one) => one && now - one.at < KEPT_MS && !(one.campaign === campaign && one.source === source),
    );
    const all = [...others, ...(campaign ? [{ campaign, source, at: now }] : [])].slice(-MOST);
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

  const told = new Set();
  const purchase = (number) => {
    const id = String(number ?? '').trim();
    if (id === '' || told.has(id)) return;
    told.add(id);
    tell({ type: 'purchase', order: id });
  };

  // What shops tell Google Analytics of a purchase names the order too.
  const fromDataLayer = (entry) => {
    if (entry?.event === 'purchase') purchase(entry.ecommerce?.transaction_id ?? entry.transaction_id);
  };

  window.adaos = { purchase };
  tell({ type: 'view' });
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
