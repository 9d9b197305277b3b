import { crc32 } from 'node:zlib';
import {
  bearerOf,
  type FakeAccount,
  type FakeAdsAnswer,
  type FakeAdsRequest,
  type FakeAdsState,
  type FakeDay,
} from './server.ts';

export const MICROSOFT_ADS_KEYS = {
  MICROSOFT_ADS_CLIENT_ID: '00000000-0000-0000-0000-000000000001',
  MICROSOFT_ADS_CLIENT_SECRET: 'microsoft-secret',
  MICROSOFT_ADS_DEVELOPER_TOKEN: 'microsoft-developer',
};

/** A fault as the services write it (learn.microsoft.com/advertising/guides/operation-error-codes). */
export const microsoftFailure = (code: number, name: string, status = 400): FakeAdsAnswer => ({
  status,
  json: {
    TrackingId: 't-1',
    Type: 'AdApiFaultDetail',
    Errors: [{ Code: code, ErrorCode: name, Message: 'It failed.', Detail: null }],
  },
});

const TITLES =
  'TimePeriod,CampaignId,CampaignName,CampaignStatus,CurrencyCode,Spend,Impressions,Clicks,Conversions,Revenue';
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

const lineOf = ({ currency }: FakeAccount, day: FakeDay) =>
  [
    day.day,
    day.id,
    day.name,
    day.paused === true ? 'Paused' : 'Active',
    currency,
    day.spend,
    String(day.impressions ?? 0),
    String(day.clicks ?? 0),
    String(day.conversions ?? 0),
    day.value ?? '0.00',
  ]
    .map(quoted)
    .join(',');

/** An archive of one file that is not compressed (PKWARE APPNOTE 4.3). */
export function zipOf(name: string, data: Buffer): Buffer {
  const file = Buffer.from(name);
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt32LE(crc32(data), 10);
  facts.writeUInt32LE(data.length, 14);
  facts.writeUInt32LE(data.length, 18);
  facts.writeUInt16LE(file.length, 22);
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), facts, file, data]);
  const central = Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), facts, Buffer.alloc(14), file]);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}

function token(body: string, state: FakeAdsState): FakeAdsAnswer {
  const form = new URLSearchParams(body);
  const known =
    form.get('client_id') === MICROSOFT_ADS_KEYS.MICROSOFT_ADS_CLIENT_ID &&
    form.get('client_secret') === MICROSOFT_ADS_KEYS.MICROSOFT_ADS_CLIENT_SECRET;
  const renewal =
    form.get('grant_type') === 'refresh_token' && (form.get('refresh_token') ?? '').startsWith('refresh-');
  const good = renewal ? !state.revoked : state.takeCode(form.get('code')) && form.get('code_verifier')?.length === 43;
  if (!known || !good) return { status: 400, json: { error: 'invalid_grant', error_description: 'AADSTS70000' } };
  const access = state.giveToken();
  return { json: { token_type: 'Bearer', expires_in: 3600, access_token: access, refresh_token: `refresh-${access}` } };
}

interface Submitted {
  readonly ReportRequest: {
    readonly Type: string;
    readonly Aggregation: string;
    readonly Columns: readonly string[];
    readonly Scope: { readonly AccountIds: readonly number[] };
    readonly Time: Record<'CustomDateRangeStart' | 'CustomDateRangeEnd', { Day: number; Month: number; Year: number }>;
  };
}

const dayOf = ({ Day, Month, Year }: { Day: number; Month: number; Year: number }) =>
  `${Year}-${String(Month).padStart(2, '0')}-${String(Day).padStart(2, '0')}`;

/** What was asked for is in the number of the report. */
function submit(body: string, state: FakeAdsState): FakeAdsAnswer {
  const { ReportRequest: asked } = JSON.parse(body) as Submitted;
  const account = state.accounts.find(({ id }) => Number(id) === asked.Scope.AccountIds[0]);
  if (!account || account.refused === true) return microsoftFailure(106, 'UserIsNotAuthorized', 403);
  const daily = asked.Type === 'CampaignPerformanceReportRequest' && asked.Aggregation === 'Daily';
  if (!daily || asked.Columns.join(',') !== TITLES) return microsoftFailure(2000, 'InvalidReport');
  const { CustomDateRangeStart: from, CustomDateRangeEnd: to } = asked.Time;
  return { json: { ReportRequestId: [account.id, dayOf(from), dayOf(to)].join('_') } };
}

/** Microsoft: its token endpoint, the accounts of a user, and reports that are asked for, waited for and downloaded. */
export function answerMicrosoft(request: FakeAdsRequest, state: FakeAdsState, origin: string): FakeAdsAnswer {
  const { url, body, headers } = request;
  if (url.pathname === '/common/oauth2/v2.0/token') return token(body, state);
  if (url.pathname.startsWith('/download/')) {
    // Anybody who has the address may download it.
    const [id = '', from = '', to = ''] = url.pathname.slice('/download/'.length).split('_');
    const account = state.accounts.find((one) => one.id === id);
    const lines = account ? state.daysOf(id, from, to).map((day) => lineOf(account, day)) : [];
    const text = `\uFEFF${[TITLES.split(',').map(quoted).join(','), ...lines, ...(account?.raw ?? [])].join('\r\n')}\r\n`;
    return { bytes: zipOf('report.csv', Buffer.from(text)) };
  }
  if (
    !state.isGood(bearerOf(request)) ||
    headers['developertoken'] !== MICROSOFT_ADS_KEYS.MICROSOFT_ADS_DEVELOPER_TOKEN
  ) {
    return microsoftFailure(105, 'InvalidCredentials', 401);
  }
  switch (url.pathname) {
    case '/CustomerManagement/v13/User/Query':
      return { json: { User: { Id: 31, Name: { FirstName: 'Ana' } }, CustomerRoles: [] } };
    case '/CustomerManagement/v13/Accounts/Search': {
      const own = state.accounts.map(({ id, name, currency }) => ({
        Id: Number(id),
        Name: name,
        Number: `F${id}`,
        CurrencyCode: currency,
        ParentCustomerId: 77,
        AccountLifeCycleStatus: 'Active',
      }));
      return { json: { Accounts: own } };
    }
    case '/Reporting/v13/GenerateReport/Submit':
      return state.next.shift() ?? submit(body, state);
    case '/Reporting/v13/GenerateReport/Poll': {
      const { ReportRequestId: id } = JSON.parse(body) as { ReportRequestId: string };
      const [account, from = '', to = ''] = id.split('_');
      const empty = state.daysOf(account, from, to).length === 0;
      // A report without rows has nothing to download.
      const address = empty ? null : `${origin}/download/${id}`;
      return { json: { ReportRequestStatus: { ReportDownloadUrl: address, Status: 'Success' } } };
    }
    default:
      return { status: 404, json: {} };
  }
}
