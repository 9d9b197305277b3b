import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { ConnectAnswer } from '@adaos/api';
import { AD_PLATFORM_NAMES, type AdPlatform } from '@adaos/domain';
import { recordAudit } from '../../audit/record.ts';
import type { Actor } from '../../services/actor.ts';
import type { Services } from '../../services/services.ts';
import { settingsOfAds } from '../../config/ads.ts';
import { beginAttempt, consumeAttempt } from '../attempts.ts';
import { RETURN_PATH } from '../connections.ts';
import { OutboundError } from '../outbound.ts';
import { planAdRead } from './accounts.ts';
import { AccountRefused, KeysRefused } from './call.ts';
import { sealTokens } from './credentials.ts';
import { adsPlatform } from './platforms.ts';
import { nameOfAccount } from './rows.ts';
import type { AdAccount, AdsTokens } from './types.ts';

type Needs = Pick<Services, 'config' | 'appOrigin' | 'database' | 'jobs' | 'secret' | 'log'>;

/** Where a platform sends the browser back to; it is registered with the app there. */
export const adsCallbackPath = (platform: AdPlatform) => `/api/integrations/callback/${platform}`;

/** A consent takes no longer at the platform, all calls together. */
const CONSENT_MS = 60_000;

/** The verifier of PKCE (RFC 7636) belongs to the state, so that nothing has to be kept beside it. */
const verifierOf = (secret: Uint8Array, state: string) =>
  createHmac('sha256', secret).update(`verifier of ads ${state}`).digest('base64url');
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/**
 * Begins to connect a platform of ads.
 * @returns the page of consent, with the state that is to be kept by the browser that began.
 */
export async function beginAds(
  services: Needs,
  { shopId, accountId }: Actor,
  platform: AdPlatform,
): Promise<{ answer: ConnectAnswer; state?: string }> {
  const { config, appOrigin, database, secret } = services;
  const ads = adsPlatform(config, platform);
  if (!ads) {
    const error = `This server has no keys for ${AD_PLATFORM_NAMES[platform]}: set ${settingsOfAds(platform).join(', ')}.`;
    return { answer: { success: false, shopId: null, error, code: 'platform_not_configured' } };
  }
  const state = await beginAttempt(database, { shopId, accountId, platform, store: '' });
  const redirect = `${appOrigin()}${adsCallbackPath(platform)}`;
  const url = ads.consentUrl({ state, redirect, challenge: challengeOf(verifierOf(secret, state)) });
  return { answer: { success: true, shopId: null, url }, state };
}

interface Given {
  readonly shopId: string;
  readonly accountId: string;
  readonly platform: AdPlatform;
  readonly tokens: AdsTokens;
  readonly accounts: readonly AdAccount[];
}

/** Keeps a consent in place of the one before, with the accounts that it reaches. The chosen ones are read at once; a single one is chosen. */
async function keepConsent({ database, jobs, secret }: Needs, given: Given): Promise<void> {
  const { shopId, platform, accountId, tokens, accounts } = given;
  await database.forShop(shopId, async (trx) => {
    const row = {
      credentials: sealTokens(secret, { shopId, platform }, tokens),
      connected_by: accountId,
      connected_at: new Date(),
      status: 'active' as const,
    };
    await trx
      .insertInto('ad_connections')
      .values({ shop_id: shopId, platform, ...row })
      .onConflict((conflict) => conflict.columns(['shop_id', 'platform']).doUpdateSet(row))
      .execute();
    for (const { id, name, currency, parent } of accounts) {
      const facts = { name: nameOfAccount(name, id), currency, parent };
      await trx
        .insertInto('ad_accounts')
        .values({ shop_id: shopId, platform, account_id: id, ...facts, chosen: accounts.length === 1 })
        .onConflict((conflict) =>
          conflict.columns(['shop_id', 'platform', 'account_id']).doUpdateSet({ ...facts, problem: null }),
        )
        .execute();
    }
    // What the consent does not reach is no choice any more; one that was read keeps its days, and says that it is refused.
    await trx
      .deleteFrom('ad_accounts')
      .where('shop_id', '=', shopId)
      .where('platform', '=', platform)
      .where('chosen', '=', false)
      .where((of) => of.not(of('account_id', 'in', ['', ...accounts.map(({ id }) => id)])))
      .execute();
    const chosen = await trx
      .updateTable('ad_accounts')
      .set({ reading_since: null })
      .where('shop_id', '=', shopId)
      .where('platform', '=', platform)
      .where('chosen', '=', true)
      .returning('account_id as id')
      .execute();
    for (const { id } of chosen) await planAdRead(jobs, trx, { shopId, platform, accountId: id }, new Date());
    await recordAudit(
      trx,
      { shopId, accountId },
      { action: 'platform_connected', target: AD_PLATFORM_NAMES[platform] },
    );
  });
}

function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

const isForeseen = (error: unknown): boolean =>
  [OutboundError, KeysRefused, AccountRefused].some((kind) => error instanceof kind) ||
  (error instanceof Error && error.name === 'TimeoutError');

/**
 * Takes up what a platform's page of consent sends the browser back with: by the browser that asked, once.
 * @param kept the state that this browser was given.
 * @returns the address to send the browser to.
 */
export async function finishAds(
  services: Needs,
  platform: AdPlatform,
  query: URLSearchParams,
  kept: string | undefined,
): Promise<string> {
  const { config, appOrigin, database, secret, log } = services;
  const back = (result: Record<string, string>) =>
    `${appOrigin()}${RETURN_PATH}?${new URLSearchParams({ open: platform, ...result }).toString()}`;
  const failed = (code: string) => back({ platform, connectError: code });
  const ads = adsPlatform(config, platform);
  if (!ads) return failed('platform_not_configured');
  const state = query.get('state') ?? '';
  if (kept === undefined || !same(kept, state)) return failed('invalid_request');
  const attempt = await consumeAttempt(database, platform, state);
  if (!attempt) return failed('invalid_request');
  const code = query.get(ads.codeParameter) ?? query.get('code') ?? '';
  if (code === '') return failed('consent_refused');
  const call = { signal: AbortSignal.timeout(CONSENT_MS) };
  try {
    const redirect = `${appOrigin()}${adsCallbackPath(platform)}`;
    const tokens = await ads.exchange({ code, redirect, verifier: verifierOf(secret, state) }, call);
    const accounts = await ads.accounts(tokens.accessToken, call);
    await keepConsent(services, { ...attempt, platform, tokens, accounts });
  } catch (error) {
    if (!isForeseen(error)) throw error;
    log.warn({ err: error, platform }, 'ads connection');
    return failed('platform_failed');
  }
  return back({ connected: platform });
}
