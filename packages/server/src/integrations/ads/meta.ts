import { createHmac } from 'node:crypto';
import type { AdsKeys } from '../../config/ads.ts';
import { OutboundError } from '../outbound.ts';
import { callForJson, type CallOptions, type Meaning, meaningOfStatus } from './call.ts';
import { fieldOf, listOf, readRow, textOf } from './rows.ts';
import { tokensOf } from './tokens.ts';
import type { AdAccount, AdsCall, AdsPlatform, ReportRow } from './types.ts';

/** Of the Graph and Marketing API. Each is answered for about two years (developers.facebook.com/docs/graph-api/changelog/versions). */
export const META_VERSION = 'v25.0';

/** Pages of 500 rows: some thousand campaigns in 30 days. */
const MOST_PAGES = 400;
const PAGE = '500';

/** Of developers.facebook.com/docs/graph-api/guides/error-handling and …/graph-api/overview/rate-limiting. */
const KEYS = new Set([102, 190]);
const LIMITED = (code: number) => [4, 17, 32, 613].includes(code) || (code >= 80_000 && code <= 80_014);
const ACCOUNT = (code: number) => code === 10 || (code >= 200 && code <= 299);
const PASSING = new Set([1, 2]);

function meaningOf(status: number, json: unknown): Meaning {
  const code = fieldOf(json, 'error', 'code');
  if (typeof code !== 'number') return meaningOfStatus(status);
  if (KEYS.has(code)) return 'keys';
  if (LIMITED(code)) return 'limited';
  if (ACCOUNT(code)) return 'account';
  return PASSING.has(code) ? 'busy' : 'failed';
}

/** Deleted and archived campaigns have cost money, too; without this they are not reported. */
const EVERY_CAMPAIGN = JSON.stringify([
  {
    field: 'campaign.effective_status',
    operator: 'IN',
    value: ['ACTIVE', 'PAUSED', 'DELETED', 'ARCHIVED', 'IN_PROCESS', 'WITH_ISSUES'],
  },
]);
const REPORT_FIELDS =
  'account_currency,campaign_id,campaign_name,date_start,spend,impressions,inline_link_clicks,actions,action_values';

const STATUSES: Readonly<Record<string, ReportRow['status']>> = {
  ACTIVE: 'active',
  IN_PROCESS: 'active',
  WITH_ISSUES: 'active',
  PAUSED: 'paused',
  ARCHIVED: 'ended',
  DELETED: 'ended',
};

/** Purchases wherever they happened; else those of the pixel. */
const PURCHASES = ['omni_purchase', 'purchase'];

/** What a list of actions has of purchases; undefined where there were none. */
function purchasesOf(actions: unknown): unknown {
  const named = (type: string) => listOf(actions).find((action) => fieldOf(action, 'action_type') === type);
  return fieldOf(
    PURCHASES.map(named).find((action) => action !== undefined),
    'value',
  );
}

/** A token is for 60 days; it is renewed by itself when half of that is over. */
const RENEW_BEFORE_MS = 30 * 24 * 3600_000;

/** Meta Ads: Graph API, `/me/adaccounts` and `/act_<id>/insights`. */
export function metaAds({ clientId, clientSecret, base }: AdsKeys, allow: readonly string[]): AdsPlatform {
  const graph = `${base ?? 'https://graph.facebook.com'}/${META_VERSION}`;
  const options = ({ signal }: AdsCall): CallOptions => ({ allow, signal, meaningOf });
  /** The token goes in a header: addresses end up in logs. */
  const headersOf = (accessToken: string) => ({ authorization: `Bearer ${accessToken}` });
  /** developers.facebook.com/docs/graph-api/guides/secure-requests: proves that the app itself calls. */
  const proofOf = (accessToken: string) => createHmac('sha256', clientSecret).update(accessToken).digest('hex');

  /** Where the next page is; null for the last. @throws OutboundError for a page that is not the platform's own. */
  const nextOf = (answer: unknown): string | null => {
    const next = fieldOf(answer, 'paging', 'next');
    if (typeof next !== 'string' || next === '') return null;
    const url = URL.parse(next);
    if (url?.origin !== new URL(graph).origin) throw new OutboundError('Meta’s next page is at another address.');
    url.searchParams.delete('access_token');
    return url.href;
  };

  const all = async (accessToken: string, path: string, query: Record<string, string>, call: AdsCall) => {
    const proof = { appsecret_proof: proofOf(accessToken) };
    let url: string | null = `${graph}/${path}?${new URLSearchParams({ ...query, ...proof }).toString()}`;
    const rows: unknown[] = [];
    for (let page = 0; url !== null; page += 1) {
      if (page === MOST_PAGES) throw new OutboundError('Meta’s answer has too many pages.');
      const answer = await callForJson({ url, headers: headersOf(accessToken) }, options(call));
      if (!Array.isArray(fieldOf(answer, 'data'))) throw new OutboundError('Meta’s answer has no rows.');
      rows.push(...listOf(fieldOf(answer, 'data')));
      url = nextOf(answer);
    }
    return rows;
  };

  const token = async (query: Record<string, string>, call: AdsCall) => {
    const given = new URLSearchParams({ client_id: clientId, client_secret: clientSecret, ...query });
    return tokensOf(await callForJson({ url: `${graph}/oauth/access_token?${given.toString()}` }, options(call)));
  };
  const longLived = (accessToken: string, call: AdsCall) =>
    token({ grant_type: 'fb_exchange_token', fb_exchange_token: accessToken }, call);

  const campaignsOf = async (accessToken: string, { id }: AdAccount, call: AdsCall) => {
    const query = { fields: 'id,effective_status', limit: PAGE };
    const rows = await all(accessToken, `act_${id}/campaigns`, query, call);
    return new Map(rows.map((row) => [textOf(fieldOf(row, 'id')), STATUSES[textOf(fieldOf(row, 'effective_status'))]]));
  };

  return {
    id: 'meta_ads',
    codeParameter: 'code',
    consentUrl({ state, redirect }) {
      const url = new URL(`/${META_VERSION}/dialog/oauth`, base ?? 'https://www.facebook.com');
      const query = { client_id: clientId, redirect_uri: redirect, state, response_type: 'code', scope: 'ads_read' };
      url.search = new URLSearchParams(query).toString();
      return url.href;
    },
    async exchange({ code, redirect }, call) {
      const { accessToken } = await token({ code, redirect_uri: redirect }, call);
      return longLived(accessToken, call);
    },
    renewBeforeMs: RENEW_BEFORE_MS,
    refresh: ({ accessToken }, call) => longLived(accessToken, call),
    async accounts(accessToken, call) {
      const rows = await all(accessToken, 'me/adaccounts', { fields: 'account_id,name,currency', limit: PAGE }, call);
      return rows.flatMap((row) => {
        const id = textOf(fieldOf(row, 'account_id'));
        const [name, currency] = [textOf(fieldOf(row, 'name')), textOf(fieldOf(row, 'currency')) || null];
        return /^\d{1,20}$/.test(id) ? [{ id, name, currency, parent: null }] : [];
      });
    },
    async report(accessToken, account, range, call) {
      const query = {
        level: 'campaign',
        time_increment: '1',
        time_range: JSON.stringify({ since: range.from, until: range.to }),
        fields: REPORT_FIELDS,
        filtering: EVERY_CAMPAIGN,
        limit: PAGE,
      };
      const rows = await all(accessToken, `act_${account.id}/insights`, query, call);
      const statuses = rows.length === 0 ? new Map() : await campaignsOf(accessToken, account, call);
      return rows.map((row) =>
        readRow(
          {
            campaignId: fieldOf(row, 'campaign_id'),
            campaign: fieldOf(row, 'campaign_name'),
            status: statuses.get(textOf(fieldOf(row, 'campaign_id'))) ?? null,
            day: fieldOf(row, 'date_start'),
            currency: fieldOf(row, 'account_currency') ?? account.currency,
            spend: fieldOf(row, 'spend'),
            impressions: fieldOf(row, 'impressions'),
            clicks: fieldOf(row, 'inline_link_clicks'),
            conversions: purchasesOf(fieldOf(row, 'actions')),
            value: purchasesOf(fieldOf(row, 'action_values')),
          },
          range,
        ),
      );
    },
  };
}
