import { timingSafeEqual } from 'node:crypto';
import type { OAuthPlatform } from '@adaos/api';
import { ForbiddenError, InvalidInputError } from '../errors/domain-errors.ts';
import type { Services } from '../services/services.ts';
import { consumeAttempt } from './attempts.ts';
import { keepConnection, RETURN_PATH } from './connections.ts';
import { OutboundError } from './outbound.ts';
import { exchangeCode, isSignedByShopify, shopifyStore } from './shopify.ts';
import { WooCommerceKeys } from './woocommerce.ts';

type Needs = Pick<Services, 'config' | 'appOrigin' | 'database' | 'jobs' | 'secret' | 'log'>;

/** Where the browser goes with what has become of it. */
function backTo({ appOrigin }: Needs, query: Record<string, string>): string {
  return `${appOrigin()}${RETURN_PATH}?${new URLSearchParams(query).toString()}`;
}

const failed = (services: Needs, platform: OAuthPlatform, code: string) =>
  backTo(services, { platform, connectError: code });

function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * Takes up what Shopify's page of consent sends the browser back with: signed by Shopify, for the shop that was asked, by the
 * browser that asked, once.
 * @param kept the state that this browser was given.
 * @returns the address to send the browser to.
 */
export async function finishShopify(
  services: Needs,
  query: URLSearchParams,
  kept: string | undefined,
): Promise<string> {
  const { config, database, log } = services;
  if (!config.shopifyKey) return failed(services, 'shopify', 'platform_not_configured');
  const state = query.get('state') ?? '';
  const store = query.get('shop') ?? '';
  const genuine = isSignedByShopify(config.shopifyKey, query) && shopifyStore(store) === store;
  if (!genuine || kept === undefined || !same(kept, state)) return failed(services, 'shopify', 'invalid_request');
  const attempt = await consumeAttempt(database, 'shopify', state);
  if (attempt?.store !== store) return failed(services, 'shopify', 'invalid_request');
  try {
    const code = query.get('code') ?? '';
    const { token, scopes } = await exchangeCode(config, config.shopifyKey, { store, code });
    const limit = await keepConnection(services, attempt, { credentials: token, scopes });
    if (limit !== null) return failed(services, 'shopify', 'limit_reached');
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    log.warn({ err: error, store }, 'Shopify connection');
    return failed(services, 'shopify', 'platform_failed');
  }
  return backTo(services, { connected: 'shopify', shop: store });
}

/**
 * Takes up the keys that a WooCommerce shop sends, for the attempt whose nonce it was given, once.
 * @throws InvalidInputError for keys of another shape, 403 for a nonce that is not good or a plan without room: the shop deletes
 *   the keys then.
 */
export async function finishWooCommerce(services: Needs, body: unknown): Promise<void> {
  const keys = WooCommerceKeys.safeParse(body);
  if (!keys.success) throw new InvalidInputError('invalid_request', 'These are no keys of WooCommerce.');
  const attempt = await consumeAttempt(services.database, 'woocommerce', keys.data.user_id);
  if (!attempt) throw new ForbiddenError('forbidden', 'This connection was not asked for, or too long ago.');
  const { consumer_key: key, consumer_secret: secret, key_permissions: scopes } = keys.data;
  const limit = await keepConnection(services, attempt, { credentials: { key, secret }, scopes });
  if (limit !== null) throw new ForbiddenError('limit_reached', limit);
}
