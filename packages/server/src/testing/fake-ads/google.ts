import {
  type FakeAccount,
  type FakeAdsAnswer,
  type FakeAdsRequest,
  type FakeAdsState,
  bearerOf,
  type FakeDay,
} from './server.ts';

export const GOOGLE_ADS_KEYS = {
  GOOGLE_ADS_CLIENT_ID: 'client.apps.googleusercontent.com',
  GOOGLE_ADS_CLIENT_SECRET: 'google-secret',
  GOOGLE_ADS_DEVELOPER_TOKEN: 'google-developer',
};

/** The manager account through which all accounts but those reached directly are seen. */
export const GOOGLE_MANAGER = '9990001111';

/** A failure as the API writes it (developers.google.com/google-ads/api/docs/best-practices/understand-api-errors). */
export function googleFailure(code: number, status: string, errorCode: Record<string, string>): FakeAdsAnswer {
  const type = 'type.googleapis.com/google.ads.googleads.v26.errors.GoogleAdsFailure';
  const details = [{ '@type': type, errors: [{ errorCode, message: 'It failed.' }], requestId: 'r-1' }];
  return { status: code, json: { error: { code, message: 'Request failed.', status, details } } };
}

const micros = (amount: string) => String(Math.round(Number(amount) * 1_000_000));

/** A GoogleAdsRow as `googleAds:searchStream` answers it: whole numbers are strings, as in all JSON of int64. */
const rowOf = ({ id, currency }: FakeAccount, day: FakeDay) => ({
  customer: { resourceName: `customers/${id}`, currencyCode: currency },
  campaign: {
    resourceName: `customers/${id}/campaigns/${day.id}`,
    status: day.paused === true ? 'PAUSED' : 'ENABLED',
    id: day.id,
    name: day.name,
  },
  campaignBudget: { resourceName: `customers/${id}/campaignBudgets/1`, amountMicros: '50000000', period: 'DAILY' },
  metrics: {
    costMicros: micros(day.spend),
    impressions: String(day.impressions ?? 0),
    clicks: String(day.clicks ?? 0),
    invalidClicks: '0',
    conversions: day.conversions ?? 0,
    conversionsValue: Number(day.value ?? 0),
  },
  segments: { date: day.day },
});

const clientOf = ({ id, name, currency }: FakeAccount) => ({
  customerClient: {
    resourceName: `customers/${GOOGLE_MANAGER}/customerClients/${id}`,
    id,
    descriptiveName: name,
    currencyCode: currency,
    manager: false,
    status: 'ENABLED',
  },
});

function token(body: string, state: FakeAdsState): FakeAdsAnswer {
  const form = new URLSearchParams(body);
  const known =
    form.get('client_id') === GOOGLE_ADS_KEYS.GOOGLE_ADS_CLIENT_ID &&
    form.get('client_secret') === GOOGLE_ADS_KEYS.GOOGLE_ADS_CLIENT_SECRET;
  const renewal = form.get('grant_type') === 'refresh_token' && form.get('refresh_token') === 'google-refresh';
  const good = renewal ? !state.revoked : state.takeCode(form.get('code')) && form.get('code_verifier')?.length === 43;
  if (!known || !good) return { status: 400, json: { error: 'invalid_grant', error_description: 'Bad Request' } };
  const answer = {
    access_token: state.giveToken(),
    expires_in: 3599,
    scope: 'https://www.googleapis.com/auth/adwords',
  };
  return { json: { ...answer, token_type: 'Bearer', ...(!renewal && { refresh_token: 'google-refresh' }) } };
}

/** Google Ads: its token endpoint, the accounts of a manager account, and the days of campaigns. */
export function answerGoogle(request: FakeAdsRequest, state: FakeAdsState): FakeAdsAnswer {
  const { url, body, headers } = request;
  if (url.pathname === '/token') return token(body, state);
  if (!state.isGood(bearerOf(request)) || headers['developer-token'] !== GOOGLE_ADS_KEYS.GOOGLE_ADS_DEVELOPER_TOKEN) {
    return googleFailure(401, 'UNAUTHENTICATED', { authenticationError: 'OAUTH_TOKEN_INVALID' });
  }
  if (url.pathname === '/v26/customers:listAccessibleCustomers') {
    return { json: { resourceNames: [`customers/${GOOGLE_MANAGER}`, 'customers/4440000000'] } };
  }
  const customer = /^\/v26\/customers\/(\d+)\/googleAds:searchStream$/.exec(url.pathname)?.[1];
  if (customer === undefined || request.method !== 'POST') return { status: 404, json: {} };
  const { query } = JSON.parse(body) as { query: string };
  if (query.includes('FROM customer_client')) {
    if (customer !== GOOGLE_MANAGER) {
      return googleFailure(403, 'PERMISSION_DENIED', { authorizationError: 'CUSTOMER_NOT_ENABLED' });
    }
    const manager = {
      customerClient: { id: GOOGLE_MANAGER, descriptiveName: 'MCC', manager: true, status: 'ENABLED' },
    };
    return {
      json: [{ results: [manager, ...state.accounts.map(clientOf)], fieldMask: 'customerClient.id', requestId: 'r' }],
    };
  }
  const first = state.next.shift();
  if (first) return first;
  const account = state.accounts.find(({ id }) => id === customer);
  if (!account || account.refused === true || headers['login-customer-id'] !== GOOGLE_MANAGER) {
    return googleFailure(403, 'PERMISSION_DENIED', { authorizationError: 'USER_PERMISSION_DENIED' });
  }
  const [, from = '', to = ''] = /BETWEEN '([\d-]+)' AND '([\d-]+)'/.exec(query) ?? [];
  const rows = [...state.daysOf(customer, from, to).map((day) => rowOf(account, day)), ...(account.raw ?? [])];
  // A stream comes in pieces; of no rows in none.
  const half = Math.ceil(rows.length / 2);
  const pieces = [rows.slice(0, half), rows.slice(half)].filter((results) => results.length > 0);
  return { json: pieces.map((results) => ({ results, fieldMask: 'campaign.id', requestId: 'r-2' })) };
}
