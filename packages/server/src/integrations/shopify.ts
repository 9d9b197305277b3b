import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { Config } from '../config/config.ts';
import { callOut, OutboundError } from './outbound.ts';

/** What is read of a shop: orders with their costs, products, stock. */
const SHOPIFY_SCOPES = ['read_orders', 'read_products', 'read_inventory'] as const;

/** How far the clocks may be apart, in seconds: as in Shopify's own library. */
const CLOCK_TOLERANCE = 90;

type Keys = NonNullable<Config['shopifyKey']>;

/** A shop's own address at Shopify, from its first letter to its last; null for anything else. */
export function shopifyStore(typed: string): string | null {
  const name = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '');
  return /^[a-z0-9][a-z0-9-]{0,60}\.myshopify\.com$/.test(name) ? name : null;
}

/** The page on which the shop's owner consents. @param redirect must be registered with the app at Shopify. */
export function shopifyConsent(
  { shopifyBase }: Pick<Config, 'shopifyBase'>,
  { key }: Keys,
  { store, state, redirect }: { store: string; state: string; redirect: string },
): string {
  const url = new URL('/admin/oauth/authorize', shopifyBase ?? `https://${store}`);
  url.search = new URLSearchParams({
    client_id: key,
    scope: SHOPIFY_SCOPES.join(','),
    redirect_uri: redirect,
    state,
  }).toString();
  return url.href;
}

/**
 * True of a query that Shopify has signed just now: HMAC-SHA256 under the app's secret over the other parameters, sorted by name
 * (shopify.dev, "Authorization code grant", verify the installation request).
 * @param now in milliseconds.
 */
export function isSignedByShopify({ secret }: Keys, query: URLSearchParams, now = Date.now()): boolean {
  const names = [...query.keys()];
  if (new Set(names).size !== names.length) return false;
  const given = query.get('hmac') ?? '';
  const timestamp = query.get('timestamp') ?? '';
  if (!/^[0-9a-f]{64}$/.test(given) || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now / 1000 - Number(timestamp)) > CLOCK_TOLERANCE) return false;
  const rest = [...query].filter(([name]) => name !== 'hmac' && name !== 'signature');
  const signed = new URLSearchParams(rest.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const expected = createHmac('sha256', secret).update(signed.toString().replaceAll('+', '%20')).digest();
  return timingSafeEqual(expected, Buffer.from(given, 'hex'));
}

const TokenAnswer = z.object({
  access_token: z.string().check(z.minLength(1)),
  scope: z.string(),
  /** Seconds; left out, the token does not expire. */
  expires_in: z.optional(z.number()),
  refresh_token: z.optional(z.string()),
});

/** What a shop is called with. */
export interface ShopifyToken {
  readonly accessToken: string;
  /** Takes the next token before this one ends, in milliseconds since 1970; left out where it does not end. */
  readonly refreshToken?: string;
  readonly expiresAt?: number;
}

/** Shopify refuses to give a token: the shop has to be connected again. */
export class TokenRefused extends OutboundError {
  constructor(status: number) {
    super(`Shopify refused to give a token (${status}).`);
    this.name = 'TokenRefused';
  }
}

/** @throws TokenRefused, OutboundError */
async function askForToken(
  { shopifyBase, outboundAllow }: Pick<Config, 'shopifyBase' | 'outboundAllow'>,
  { key, secret }: Keys,
  { store, ...grant }: { readonly store: string } & Readonly<Record<string, string>>,
): Promise<ShopifyToken & { readonly scopes: string }> {
  const url = new URL('/admin/oauth/access_token', shopifyBase ?? `https://${store}`);
  const body = JSON.stringify({ client_id: key, client_secret: secret, expiring: '1', ...grant });
  const headers = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
  const answer = await callOut(url.href, { method: 'POST', headers, body }, outboundAllow);
  if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) throw new TokenRefused(answer.status);
  if (answer.status !== 200) throw new OutboundError(`Shopify answered ${answer.status}.`);
  let json: unknown;
  try {
    json = JSON.parse(answer.text);
  } catch (error) {
    throw new OutboundError('Shopify’s answer is not JSON.', { cause: error });
  }
  const parsed = TokenAnswer.safeParse(json);
  if (!parsed.success) throw new OutboundError('Shopify’s answer has no token.');
  const { access_token: accessToken, scope: scopes, expires_in: seconds, refresh_token: refreshToken } = parsed.data;
  if (seconds === undefined || refreshToken === undefined) return { accessToken, scopes };
  return { accessToken, scopes, refreshToken, expiresAt: Date.now() + seconds * 1000 };
}

/**
 * Takes the token for the code that came with the consent; it ends after an hour, and comes with one that takes the next (shopify.dev, "Use
 * expiring offline access tokens").
 * @throws OutboundError where Shopify refuses, or has granted less than was asked for.
 */
export async function exchangeCode(
  config: Pick<Config, 'shopifyBase' | 'outboundAllow'>,
  keys: Keys,
  { store, code }: { store: string; code: string },
): Promise<{ token: ShopifyToken; scopes: string }> {
  const { scopes, ...token } = await askForToken(config, keys, { store, code });
  const granted = scopes.split(',');
  if (!SHOPIFY_SCOPES.every((scope) => granted.includes(scope))) {
    throw new OutboundError('The shop has granted less than is needed.');
  }
  return { token, scopes };
}

/** Takes the next token of a shop. @throws TokenRefused, OutboundError */
export async function renewToken(
  config: Pick<Config, 'shopifyBase' | 'outboundAllow'>,
  keys: Keys,
  { store, refresh }: { store: string; refresh: string },
): Promise<ShopifyToken> {
  const grant = { store, grant_type: 'refresh_token', refresh_token: refresh };
  const { scopes: _scopes, ...token } = await askForToken(config, keys, grant);
  return token;
}
