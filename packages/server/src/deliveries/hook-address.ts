import type { HookKind } from '@adaos/domain';

/**
 * The hosts that make such addresses: Slack's webhooks, and the Workflows of Teams, which have taken the place of its connectors. A program of the
 * shop's own may be anywhere in public; who is called has the guard of all such calls (`callOut`).
 */
const HOSTS: Readonly<Record<HookKind, RegExp>> = {
  slack: /^hooks\.slack(?:-gov)?\.com$/,
  teams: /(?:^|\.)(?:logic\.azure\.(?:com|us)|api\.powerplatform\.com|api\.powerautomate\.com)$/,
  webhook: /\../,
};
const PATHS: Readonly<Record<HookKind, RegExp>> = {
  slack: /^\/(?:services|triggers|workflows)\/./,
  teams: /\/workflows\/./,
  webhook: /^/,
};
const MOST_CHARACTERS = 2000;

/**
 * The address of a webhook as it is kept.
 * @param allow `host:port` of other addresses that are taken all the same; for tests.
 * @returns undefined for another kind of address.
 */
export function hookAddress(kind: HookKind, given: string, allow: readonly string[]): string | undefined {
  const text = given.trim();
  if (text.length > MOST_CHARACTERS || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (allow.includes(url.host)) return url.href;
  const ours =
    url.protocol === 'https:' && url.username === '' && url.password === '' && (url.port === '' || kind === 'webhook');
  return ours && HOSTS[kind].test(url.hostname) && PATHS[kind].test(url.pathname) ? url.href : undefined;
}

/** What may be shown of an address: not enough to post there. */
export function hintOf(address: string): string {
  const { hostname, href } = new URL(address);
  return `${hostname} … ${href.slice(-4)}`;
}
