/** The push services of browsers: Chrome, Edge on Android and most others; Firefox; Safari; Edge. */
const HOSTS = [
  /^(?:fcm|android)\.googleapis\.com$/,
  /^jmt\d+\.google\.com$/,
  /\.push\.services\.mozilla\.com$/,
  /^web\.push\.apple\.com$/,
  /\.notify\.windows\.com$/,
];

/**
 * The address of a browser's subscription as it is kept.
 * @param allow `host:port` of other addresses that are taken all the same; for tests.
 * @returns undefined for an address of another kind: the server would call whatever a client sends.
 */
export function pushAddress(given: string, allow: readonly string[]): string | undefined {
  if (!URL.canParse(given)) return undefined;
  const url = new URL(given);
  if (allow.includes(url.host)) return url.href;
  const plain = url.protocol === 'https:' && url.username === '' && url.password === '' && url.port === '';
  return plain && HOSTS.some((host) => host.test(url.hostname)) ? url.href : undefined;
}
