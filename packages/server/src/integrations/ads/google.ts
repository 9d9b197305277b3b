import type { AdsKeys } from '../../config/ads.ts';
import { OutboundError } from '../outbound.ts';
import { AccountRefused, callForJson, type CallOptions, type Meaning, meaningOfStatus } from './call.ts';
import { fieldOf, fromMicros, listOf, readRow, textOf } from './rows.ts';
import { tokensOf } from './tokens.ts';
import type { AdAccount, AdsCall, AdsPlatform, ReportRow } from './types.ts';

/** Of the Google Ads API. Each is answered for about a year (developers.google.com/google-ads/api/docs/sunset-dates). */
export const GOOGLE_ADS_VERSION = 'v26';

const SCOPE = 'https://www.googleapis.com/auth/adwords';
/** Manager accounts and accounts that one person reaches directly. */
const MOST_ROOTS = 50;

const STATUSES: Readonly<Record<string, ReportRow['status']>> = {
  ENABLED: 'active',
  PAUSED: 'paused',
  REMOVED: 'ended',
};

/** `error.status` is the canonical code: RESOURCE_EXHAUSTED, UNAUTHENTICATED, PERMISSION_DENIED, … */
function meaningOf(status: number, json: unknown): Meaning {
  const code = textOf(fieldOf(json, 'error', 'status') ?? fieldOf(listOf(json)[0], 'error', 'status'));
  if (code === 'RESOURCE_EXHAUSTED') return 'limited';
  if (code === 'UNAUTHENTICATED') return 'keys';
  return meaningOfStatus(status);
}

/** OAuth's own words for a consent that has ended (RFC 6749, 5.2). */
const meaningOfToken = (status: number, json: unknown): Meaning =>
  fieldOf(json, 'error') === 'invalid_grant' ? 'keys' : meaningOfStatus(status);

const CLIENTS = `SELECT customer_client.id, customer_client.descriptive_name, customer_client.currency_code,
  customer_client.manager, customer_client.status FROM customer_client WHERE customer_client.status = 'ENABLED'`;

const reportQuery = (
  from: string,
  to: string,
) => `SELECT customer.currency_code, campaign.id, campaign.name, campaign.status,
  campaign_budget.amount_micros, campaign_budget.period, segments.date, metrics.cost_micros, metrics.impressions, metrics.clicks,
  metrics.invalid_clicks, metrics.conversions, metrics.conversions_value
  FROM campaign WHERE segments.date BETWEEN '${from}' AND '${to}'`;

/** Google Ads, by REST: `customers:listAccessibleCustomers` and `googleAds:searchStream`. */
export function googleAds(keys: AdsKeys, allow: readonly string[]): AdsPlatform {
  const { clientId, clientSecret, developerToken, base } = keys;
  const api = `${base ?? 'https://googleads.googleapis.com'}/${GOOGLE_ADS_VERSION}`;
  const options = ({ signal }: AdsCall): CallOptions => ({ allow, signal, meaningOf });
  const headersOf = (accessToken: string) => ({
    authorization: `Bearer ${accessToken}`,
    'developer-token': developerToken ?? '',
  });

  const token = async (grant: Record<string, string>, call: AdsCall) => {
    const body = new URLSearchParams({ client_id: clientId, client_secret: clientSecret, ...grant });
    const request = { url: `${base ?? 'https://oauth2.googleapis.com'}/token`, method: 'POST', body } as const;
    return tokensOf(
      await callForJson(request, { ...options(call), meaningOf: meaningOfToken }),
      grant['refresh_token'],
    );
  };

  /** The rows of all pieces of the stream. @param login the manager that the customer is reached through. */
  const search = async (accessToken: string, of: { customer: string; login: string }, query: string, call: AdsCall) => {
    const request = {
      url: `${api}/customers/${of.customer}/googleAds:searchStream`,
      method: 'POST',
      headers: { ...headersOf(accessToken), 'login-customer-id': of.login },
      body: { query },
    } as const;
    const pieces = await callForJson(request, options(call));
    if (!Array.isArray(pieces)) throw new OutboundError('Google’s answer is no stream of rows.');
    return listOf(pieces).flatMap((piece) => listOf(fieldOf(piece, 'results')));
  };

  const accountsUnder = async (accessToken: string, root: string, call: AdsCall): Promise<AdAccount[]> => {
    try {
      const rows = await search(accessToken, { customer: root, login: root }, CLIENTS, call);
      return rows.flatMap((row) => {
        const id = textOf(fieldOf(row, 'customerClient', 'id'));
        if (!/^\d{1,20}$/.test(id) || fieldOf(row, 'customerClient', 'manager') === true) return [];
        const name = textOf(fieldOf(row, 'customerClient', 'descriptiveName'));
        const currency = textOf(fieldOf(row, 'customerClient', 'currencyCode')) || null;
        return [{ id, name, currency, parent: root }];
      });
    } catch (error) {
      // An account that is closed or not set up; the others are listed all the same.
      if (error instanceof AccountRefused) return [];
      throw error;
    }
  };

  return {
    id: 'google_ads',
    codeParameter: 'code',
    consentUrl({ state, redirect, challenge }) {
      const url = new URL('/o/oauth2/v2/auth', base ?? 'https://accounts.google.com');
      url.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirect,
        response_type: 'code',
        scope: SCOPE,
        // Without these a second consent brings no refresh token.
        access_type: 'offline',
        prompt: 'consent',
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      }).toString();
      return url.href;
    },
    exchange: ({ code, redirect, verifier }, call) =>
      token({ grant_type: 'authorization_code', code, redirect_uri: redirect, code_verifier: verifier }, call),
    renewBeforeMs: 60_000,
    refresh: ({ refreshToken }, call) =>
      token({ grant_type: 'refresh_token', refresh_token: refreshToken ?? '' }, call),
    async accounts(accessToken, call) {
      const url = `${api}/customers:listAccessibleCustomers`;
      const answer = await callForJson({ url, headers: headersOf(accessToken) }, options(call));
      const roots = listOf(fieldOf(answer, 'resourceNames')).flatMap(
        (name) => /^customers\/(\d{1,20})$/.exec(textOf(name))?.[1] ?? [],
      );
      const found = new Map<string, AdAccount>();
      for (const root of roots.slice(0, MOST_ROOTS)) {
        // Reached directly, an account needs no manager: that one counts.
        for (const account of await accountsUnder(accessToken, root, call)) {
          if (account.id === root || !found.has(account.id)) found.set(account.id, account);
        }
      }
      return [...found.values()];
    },
    async report(accessToken, { id, parent }, range, call) {
      const of = { customer: id, login: parent ?? id };
      const rows = await search(accessToken, of, reportQuery(range.from, range.to), call);
      return rows.map((row) => {
        const metric = (name: string) => fieldOf(row, 'metrics', name);
        const daily = fieldOf(row, 'campaignBudget', 'period') === 'DAILY';
        return readRow(
          {
            campaignId: fieldOf(row, 'campaign', 'id'),
            campaign: fieldOf(row, 'campaign', 'name'),
            status: STATUSES[textOf(fieldOf(row, 'campaign', 'status'))] ?? null,
            day: fieldOf(row, 'segments', 'date'),
            currency: fieldOf(row, 'customer', 'currencyCode'),
            spend: fromMicros(metric('costMicros')),
            impressions: metric('impressions'),
            clicks: metric('clicks'),
            invalidClicks: metric('invalidClicks'),
            conversions: metric('conversions'),
            value: metric('conversionsValue'),
            budget: daily ? fromMicros(fieldOf(row, 'campaignBudget', 'amountMicros')) : null,
          },
          range,
        );
      });
    },
  };
}
