import type { AdsKeys } from '../../config/ads.ts';
import { OutboundError } from '../outbound.ts';
import { callForJson, type CallOptions, type Meaning, meaningOfStatus } from './call.ts';
import { fieldOf, listOf, readRow, textOf } from './rows.ts';
import { tokensOf } from './tokens.ts';
import type { AdAccount, AdsCall, AdsPlatform, ReportRow } from './types.ts';

/** Of TikTok's API for Business. */
export const TIKTOK_VERSION = 'v1.3';

const PAGE_SIZE = 1000;
const MOST_PAGES = 200;
/** Accounts that are asked about in one call. */
const ACCOUNTS_AT_ONCE = 100;

/** Answers have status 200 and a code of their own (business-api.tiktok.com/portal/docs, "Appendix: Return codes"). */
const KEYS = new Set([40_102, 40_104, 40_105]);
const LIMITED = new Set([40_016, 40_100, 40_133]);
const ACCOUNT = new Set([40_001, 40_300]);

function meaningOf(status: number, json: unknown): Meaning {
  const code = fieldOf(json, 'code');
  if (typeof code !== 'number') return status === 200 ? 'failed' : meaningOfStatus(status);
  if (code === 0) return 'ok';
  if (KEYS.has(code)) return 'keys';
  if (LIMITED.has(code)) return 'limited';
  if (ACCOUNT.has(code)) return 'account';
  return code >= 50_000 ? 'busy' : 'failed';
}

const STATUSES: Readonly<Record<string, ReportRow['status']>> = { ENABLE: 'active', DISABLE: 'paused' };

const METRICS = ['campaign_name', 'currency', 'spend', 'impressions', 'clicks', 'conversion'];

/** TikTok: `report/integrated/get`, of the ads that are bought by auction. */
export function tiktokAds({ clientId, clientSecret, base }: AdsKeys, allow: readonly string[]): AdsPlatform {
  const host = base ?? 'https://business-api.tiktok.com';
  const api = `${host}/open_api/${TIKTOK_VERSION}`;
  const options = ({ signal }: AdsCall): CallOptions => ({ allow, signal, meaningOf });

  const get = async (accessToken: string, path: string, query: Record<string, string>, call: AdsCall) => {
    const url = `${api}/${path}/?${new URLSearchParams(query).toString()}`;
    return fieldOf(await callForJson({ url, headers: { 'access-token': accessToken } }, options(call)), 'data');
  };

  /** The members of all pages. @throws OutboundError for an answer without a list. */
  const all = async (accessToken: string, path: string, query: Record<string, string>, call: AdsCall) => {
    const rows: unknown[] = [];
    for (let page = 1; ; page += 1) {
      const paged = { ...query, page: String(page), page_size: String(PAGE_SIZE) };
      const data = await get(accessToken, path, paged, call);
      if (!Array.isArray(fieldOf(data, 'list'))) throw new OutboundError('TikTok’s answer has no rows.');
      rows.push(...listOf(fieldOf(data, 'list')));
      if (page >= Number(fieldOf(data, 'page_info', 'total_page') ?? 1)) return rows;
      if (page === MOST_PAGES) throw new OutboundError('TikTok’s answer has too many pages.');
    }
  };

  const statusesOf = async (accessToken: string, { id }: AdAccount, call: AdsCall) => {
    const query = { advertiser_id: id, fields: JSON.stringify(['campaign_id', 'operation_status']) };
    const rows = await all(accessToken, 'campaign/get', query, call);
    const entry = (row: unknown) =>
      [textOf(fieldOf(row, 'campaign_id')), STATUSES[textOf(fieldOf(row, 'operation_status'))]] as const;
    return new Map(rows.map(entry));
  };

  return {
    id: 'tiktok_ads',
    codeParameter: 'auth_code',
    consentUrl({ state, redirect }) {
      const url = new URL('/portal/auth', host);
      url.search = new URLSearchParams({ app_id: clientId, state, redirect_uri: redirect }).toString();
      return url.href;
    },
    async exchange({ code }, call) {
      const body = { app_id: clientId, secret: clientSecret, auth_code: code };
      const answer = await callForJson({ url: `${api}/oauth2/access_token/`, method: 'POST', body }, options(call));
      return tokensOf(fieldOf(answer, 'data'));
    },
    // A token is good until the consent is withdrawn.
    renewBeforeMs: 0,
    refresh: async (tokens) => tokens,
    async accounts(accessToken, call) {
      const query = { app_id: clientId, secret: clientSecret };
      const listed = listOf(fieldOf(await get(accessToken, 'oauth2/advertiser/get', query, call), 'list'));
      const ids = listed.map((one) => textOf(fieldOf(one, 'advertiser_id'))).filter((id) => /^\d{1,20}$/.test(id));
      const accounts: AdAccount[] = [];
      for (let at = 0; at < ids.length; at += ACCOUNTS_AT_ONCE) {
        const wanted = {
          advertiser_ids: JSON.stringify(ids.slice(at, at + ACCOUNTS_AT_ONCE)),
          fields: JSON.stringify(['advertiser_id', 'name', 'currency']),
        };
        const facts = listOf(fieldOf(await get(accessToken, 'advertiser/info', wanted, call), 'list'));
        for (const one of facts) {
          const id = textOf(fieldOf(one, 'advertiser_id'));
          const [name, currency] = [textOf(fieldOf(one, 'name')), textOf(fieldOf(one, 'currency')) || null];
          if (ids.includes(id)) accounts.push({ id, name, currency, parent: null });
        }
      }
      return accounts;
    },
    async report(accessToken, account, range, call) {
      const query = {
        advertiser_id: account.id,
        report_type: 'BASIC',
        data_level: 'AUCTION_CAMPAIGN',
        dimensions: JSON.stringify(['campaign_id', 'stat_time_day']),
        metrics: JSON.stringify(METRICS),
        start_date: range.from,
        end_date: range.to,
      };
      const rows = await all(accessToken, 'report/integrated/get', query, call);
      const statuses = rows.length === 0 ? new Map() : await statusesOf(accessToken, account, call);
      return rows.map((row) => {
        const metric = (name: string) => fieldOf(row, 'metrics', name);
        const campaignId = fieldOf(row, 'dimensions', 'campaign_id');
        return readRow(
          {
            campaignId,
            campaign: metric('campaign_name'),
            status: statuses.get(textOf(campaignId)) ?? null,
            day: fieldOf(row, 'dimensions', 'stat_time_day'),
            currency: metric('currency') ?? account.currency,
            spend: metric('spend'),
            impressions: metric('impressions'),
            clicks: metric('clicks'),
            conversions: metric('conversion'),
          },
          range,
        );
      });
    },
  };
}
