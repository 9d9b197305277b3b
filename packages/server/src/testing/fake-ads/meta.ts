import { createHmac } from 'node:crypto';
import {
  bearerOf,
  type FakeAccount,
  type FakeAdsAnswer,
  type FakeAdsRequest,
  type FakeAdsState,
  type FakeDay,
} from './server.ts';

export const META_ADS_KEYS = { META_ADS_APP_ID: '1234567890', META_ADS_APP_SECRET: 'meta-secret' };

/** A failure as the Graph API writes it (developers.facebook.com/docs/graph-api/guides/error-handling). */
export const metaFailure = (code: number, status = 400): FakeAdsAnswer => ({
  status,
  json: { error: { message: 'It failed.', type: 'OAuthException', code, fbtrace_id: 'EJplcsCHuLu' } },
});

/** A row of `/act_<id>/insights` at the level of campaigns by day: all amounts are strings. */
const rowOf = ({ id, currency }: FakeAccount, day: FakeDay) => ({
  account_id: id,
  account_currency: currency,
  campaign_id: day.id,
  campaign_name: day.name,
  spend: day.spend,
  impressions: String(day.impressions ?? 0),
  inline_link_clicks: String(day.clicks ?? 0),
  ...(day.conversions !== undefined && {
    actions: [
      { action_type: 'link_click', value: '999' },
      { action_type: 'omni_purchase', value: String(day.conversions) },
    ],
    action_values: [{ action_type: 'omni_purchase', value: day.value ?? '0' }],
  }),
  date_start: day.day,
  date_stop: day.day,
});

/** Rows of one answer. */
const PAGE = 2;

/** A page of rows; where there are more, the address of the next is the platform's own. */
function paged(rows: readonly unknown[], { url }: FakeAdsRequest, origin: string): FakeAdsAnswer {
  const at = Number(url.searchParams.get('after') ?? 0);
  const cursors = { before: String(at), after: String(at + PAGE) };
  const next = new URL(url.pathname + url.search, origin);
  next.searchParams.set('after', cursors.after);
  const more = at + PAGE < rows.length;
  return { json: { data: rows.slice(at, at + PAGE), paging: { cursors, ...(more && { next: next.href }) } } };
}

function token({ searchParams: query }: URL, state: FakeAdsState): FakeAdsAnswer {
  const known =
    query.get('client_id') === META_ADS_KEYS.META_ADS_APP_ID &&
    query.get('client_secret') === META_ADS_KEYS.META_ADS_APP_SECRET;
  const longer = query.get('grant_type') === 'fb_exchange_token';
  const good = longer ? state.isGood(query.get('fb_exchange_token') ?? undefined) : state.takeCode(query.get('code'));
  if (!known || !good) return metaFailure(100);
  return { json: { access_token: state.giveToken(), token_type: 'bearer', expires_in: longer ? 5_184_000 : 3600 } };
}

/** Meta: its token endpoint, the ad accounts of a person, their campaigns and insights. */
export function answerMeta(request: FakeAdsRequest, state: FakeAdsState, origin: string): FakeAdsAnswer {
  const { url } = request;
  if (url.pathname === '/v25.0/oauth/access_token') return token(url, state);
  const accessToken = bearerOf(request);
  if (!state.isGood(accessToken)) return metaFailure(190, 401);
  const proof = createHmac('sha256', META_ADS_KEYS.META_ADS_APP_SECRET)
    .update(accessToken ?? '')
    .digest('hex');
  if (url.searchParams.get('appsecret_proof') !== proof) return metaFailure(100);
  if (url.pathname === '/v25.0/me/adaccounts') {
    const accounts = state.accounts.map(({ id, name, currency }) => ({
      account_id: id,
      name,
      currency,
      id: `act_${id}`,
    }));
    return paged(accounts, request, origin);
  }
  const [, id = '', edge = ''] = /^\/v25\.0\/act_(\d+)\/(insights|campaigns)$/.exec(url.pathname) ?? [];
  const account = state.accounts.find((one) => one.id === id);
  if (!account || account.refused === true) return metaFailure(200, 403);
  if (edge === 'campaigns') {
    const byId = new Map(account.days.map((day) => [day.id, day]));
    const rows = Array.from(byId, ([key, { paused = false }]) => ({
      id: key,
      effective_status: paused ? 'PAUSED' : 'ACTIVE',
    }));
    return paged(rows, request, origin);
  }
  const first = state.next.shift();
  if (first) return first;
  const { since, until } = JSON.parse(url.searchParams.get('time_range') ?? '{}') as { since: string; until: string };
  const byDay = url.searchParams.get('level') === 'campaign' && url.searchParams.get('time_increment') === '1';
  if (!byDay) return metaFailure(100);
  const rows = [...state.daysOf(id, since, until).map((day) => rowOf(account, day)), ...(account.raw ?? [])];
  return paged(rows, request, origin);
}
