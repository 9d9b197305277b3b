import * as z from 'zod/mini';
import type { Config } from '../config/config.ts';
import { callOut, OutboundError } from './outbound.ts';

type Settings = Pick<Config, 'wooCommerceAllowHttp' | 'outboundAllow'>;

/** A shop's address without what follows its folder; null where it is none, or not https though it must be. */
export function wooCommerceStore({ wooCommerceAllowHttp }: Settings, typed: string): string | null {
  const text = typed.trim();
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const allowed = url.protocol === 'https:' || (url.protocol === 'http:' && wooCommerceAllowHttp);
  if (!allowed || url.username !== '' || url.password !== '' || !/[.:]/.test(url.host)) return null;
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}

const Index = z.object({ namespaces: z.array(z.string()) });

/**
 * Asks a shop whether WooCommerce answers there.
 * @throws OutboundError where it does not, or is not to be reached.
 */
export async function checkWooCommerce({ outboundAllow }: Settings, store: string): Promise<void> {
  const { status, text } = await callOut(`${store}/wp-json/`, {}, outboundAllow);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    json = undefined;
  }
  const index = Index.safeParse(json);
  if (status !== 200 || !index.success || !index.data.namespaces.includes('wc/v3')) {
    throw new OutboundError('There is no WooCommerce at this address.');
  }
}

/**
 * The page on which the shop's owner consents (WooCommerce REST API, "Authentication endpoint"). The shop sends the keys to
 * `callback` itself, with `state` as the user's id, and the browser to `back`.
 */
export function wooCommerceConsent(
  store: string,
  { state, callback, back }: Record<'state' | 'callback' | 'back', string>,
) {
  const url = new URL(`${store}/wc-auth/v1/authorize`);
  url.search = new URLSearchParams({
    app_name: 'Adaos',
    // Writing is for webhooks, which the shop's orders are reported by: WooCommerce has no permission for them alone.
    scope: 'read_write',
    user_id: state,
    return_url: back,
    callback_url: callback,
  }).toString();
  return url.href;
}

/** What the shop sends once its owner has consented. */
export const WooCommerceKeys = z.object({
  user_id: z.string(),
  consumer_key: z.string().check(z.regex(/^ck_[0-9a-f]{40}$/)),
  consumer_secret: z.string().check(z.regex(/^cs_[0-9a-f]{40}$/)),
  key_permissions: z.enum(['read', 'read_write']),
});
