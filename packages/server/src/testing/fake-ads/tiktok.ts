import type { FakeAccount, FakeAdsAnswer, FakeAdsRequest, FakeAdsState, FakeDay } from './server.ts';

export const TIKTOK_ADS_KEYS = { TIKTOK_ADS_APP_ID: '7001', TIKTOK_ADS_APP_SECRET: 'tiktok-secret' };

/** Every answer has status 200, a code of its own and a request id. */
const answered = (data: unknown): FakeAdsAnswer => ({ json: { code: 0, message: 'OK', request_id: 'r-1', data } });
export const tiktokFailure = (code: number): FakeAdsAnswer => ({
  json: { code, message: 'It failed.', request_id: 'r-1', data: {} },
});

/** A row of `report/integrated/get`: the dimensions, and the metrics as strings. */
const rowOf = ({ currency }: FakeAccount, day: FakeDay) => ({
  dimensions: { campaign_id: day.id, stat_time_day: `${day.day} 00:00:00` },
  metrics: {
    campaign_name: day.name,
    currency,
    spend: day.spend,
    impressions: String(day.impressions ?? 0),
    clicks: String(day.clicks ?? 0),
    conversion: String(day.conversions ?? 0),
  },
});

const PAGE = 2;

function paged(rows: readonly unknown[], query: URLSearchParams): FakeAdsAnswer {
  const page = Number(query.get('page') ?? 1);
  const info = {
    page,
    page_size: PAGE,
    total_number: rows.length,
    total_page: Math.max(1, Math.ceil(rows.length / PAGE)),
  };
  return answered({ list: rows.slice((page - 1) * PAGE, page * PAGE), page_info: info });
}

function token(body: string, state: FakeAdsState): FakeAdsAnswer {
  const { app_id: id, secret, auth_code: code } = JSON.parse(body) as Record<string, string>;
  const known = id === TIKTOK_ADS_KEYS.TIKTOK_ADS_APP_ID && secret === TIKTOK_ADS_KEYS.TIKTOK_ADS_APP_SECRET;
  if (!known || !state.takeCode(code)) return tiktokFailure(40_110);
  return answered({ access_token: state.giveToken(), advertiser_ids: state.accounts.map((one) => one.id), scope: [4] });
}

/** TikTok: its token endpoint, the advertisers of a token, their campaigns and reports. */
export function answerTiktok({ url, body, headers }: FakeAdsRequest, state: FakeAdsState): FakeAdsAnswer {
  const { pathname, searchParams: query } = url;
  if (pathname === '/open_api/v1.3/oauth2/access_token/') return token(body, state);
  const given = headers['access-token'];
  if (!state.isGood(typeof given === 'string' ? given : undefined)) return tiktokFailure(40_105);
  if (pathname === '/open_api/v1.3/oauth2/advertiser/get/') {
    return answered({ list: state.accounts.map(({ id, name }) => ({ advertiser_id: id, advertiser_name: name })) });
  }
  if (pathname === '/open_api/v1.3/advertiser/info/') {
    const ids = JSON.parse(query.get('advertiser_ids') ?? '[]') as string[];
    const known = state.accounts.filter(({ id }) => ids.includes(id));
    return answered({ list: known.map(({ id, name, currency }) => ({ advertiser_id: id, name, currency })) });
  }
  const account = state.accounts.find(({ id }) => id === query.get('advertiser_id'));
  if (!account || account.refused === true) return tiktokFailure(40_001);
  if (pathname === '/open_api/v1.3/campaign/get/') {
    const byId = new Map(account.days.map((day) => [day.id, day]));
    const rows = Array.from(byId, ([id, { paused = false }]) => ({
      campaign_id: id,
      operation_status: paused ? 'DISABLE' : 'ENABLE',
    }));
    return paged(rows, query);
  }
  if (pathname !== '/open_api/v1.3/report/integrated/get/') return { status: 404, json: {} };
  const first = state.next.shift();
  if (first) return first;
  const [from, to] = [query.get('start_date') ?? '', query.get('end_date') ?? ''];
  // By day, a report is of 30 days at most.
  if ((Date.parse(to) - Date.parse(from)) / 86_400_000 > 29) return tiktokFailure(40_002);
  const rows = [...state.daysOf(account.id, from, to).map((day) => rowOf(account, day)), ...(account.raw ?? [])];
  return paged(rows, query);
}
