/**
 * The sources that a page's policy has to let it call, where calls or the chat go to another host than its own.
 * @param api origin and path of the calls; empty or without an origin: the page's own.
 * @param socket the address of the chat's WebSocket; empty: beside the calls.
 */
export function otherHosts(api = '', socket = ''): string[] {
  const origins = [api, socket].flatMap((address) => (URL.canParse(address) ? [new URL(address).origin] : []));
  const beside = api && !socket ? origins.map((origin) => origin.replace(/^http/, 'ws')) : [];
  return [...origins, ...beside];
}
