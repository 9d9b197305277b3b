import { setTimeout as wait } from 'node:timers/promises';
import type { AdsKeys } from '../../config/ads.ts';
import { OutboundError } from '../outbound.ts';
import { callForFile, callForJson, type CallOptions, type Meaning, meaningOfStatus } from './call.ts';
import { readReport } from './microsoft-report.ts';
import { fieldOf, listOf, readRow, textOf } from './rows.ts';
import { tokensOf } from './tokens.ts';
import type { AdAccount, AdsCall, AdsPlatform, DayRange, ReportRow } from './types.ts';

/** Of the Reporting and Customer Management services, by REST: SOAP ends in January 2027. */
export const MICROSOFT_VERSION = 'v13';

const SCOPE = 'https://ads.microsoft.com/msads.manage offline_access';
const ACCOUNTS_PAGE = 100;
const MOST_ACCOUNT_PAGES = 20;
/** A report of a month takes seconds; the pauses grow to the longest. */
const FIRST_POLL_MS = 500;
const LONGEST_POLL_MS = 15_000;
const MOST_POLLS = 40;

/** Of learn.microsoft.com/advertising/guides/operation-error-codes. */
const KEYS = new Set([105, 109]);
const LIMITED = new Set([117, 207]);
const ACCOUNT = new Set([106, 1001, 2027]);

/** A fault has `Errors` or `OperationErrors`, each with a code. */
function meaningOf(status: number, json: unknown): Meaning {
  const faults = [...listOf(fieldOf(json, 'Errors')), ...listOf(fieldOf(json, 'OperationErrors'))];
  const codes = faults.map((fault) => Number(fieldOf(fault, 'Code')));
  if (codes.some((code) => KEYS.has(code))) return 'keys';
  if (codes.some((code) => LIMITED.has(code))) return 'limited';
  if (codes.some((code) => ACCOUNT.has(code))) return 'account';
  return meaningOfStatus(status);
}

const meaningOfToken = (status: number, json: unknown): Meaning =>
  ['invalid_grant', 'interaction_required'].includes(textOf(fieldOf(json, 'error'))) ? 'keys' : meaningOfStatus(status);

const COLUMNS = [
  'TimePeriod',
  'CampaignId',
  'CampaignName',
  'CampaignStatus',
  'CurrencyCode',
  'Spend',
  'Impressions',
  'Clicks',
  'Conversions',
  'Revenue',
] as const;

const STATUSES: Readonly<Record<string, ReportRow['status']>> = {
  Active: 'active',
  Paused: 'paused',
  BudgetPaused: 'active',
  BudgetAndManualPaused: 'paused',
  Suspended: 'paused',
  Deleted: 'ended',
};

const dateOf = (day: string) => {
  const [Year = 0, Month = 0, Day = 0] = day.split('-').map(Number);
  return { Day, Month, Year };
};

const reportRequest = (accountId: string, { from, to }: DayRange) => ({
  ReportRequest: {
    Type: 'CampaignPerformanceReportRequest',
    ReportName: 'Campaigns by day',
    Format: 'Csv',
    FormatVersion: '2.0',
    ExcludeColumnHeaders: false,
    ExcludeReportHeader: true,
    ExcludeReportFooter: true,
    ReturnOnlyCompleteData: false,
    Aggregation: 'Daily',
    Columns: COLUMNS,
    Scope: { AccountIds: [Number(accountId)] },
    Time: { CustomDateRangeStart: dateOf(from), CustomDateRangeEnd: dateOf(to) },
  },
});

/** Microsoft Advertising: a report is asked for, waited for, and downloaded. */
export function microsoftAds(keys: AdsKeys, allow: readonly string[]): AdsPlatform {
  const { clientId, clientSecret, developerToken, base } = keys;
  const login = `${base ?? 'https://login.microsoftonline.com'}/common/oauth2/v2.0`;
  const customers = `${base ?? 'https://clientcenter.api.bingads.microsoft.com'}/CustomerManagement/${MICROSOFT_VERSION}`;
  const reporting = `${base ?? 'https://reporting.api.bingads.microsoft.com'}/Reporting/${MICROSOFT_VERSION}`;
  const options = ({ signal }: AdsCall): CallOptions => ({ allow, signal, meaningOf });
  const headersOf = (accessToken: string) => ({
    authorization: `Bearer ${accessToken}`,
    developertoken: developerToken ?? '',
  });

  const post = (accessToken: string, url: string, body: object, call: AdsCall, of: Record<string, string> = {}) =>
    callForJson({ url, method: 'POST', body, headers: { ...headersOf(accessToken), ...of } }, options(call));

  const token = async (grant: Record<string, string>, call: AdsCall) => {
    const body = new URLSearchParams({ client_id: clientId, client_secret: clientSecret, scope: SCOPE, ...grant });
    const request = { url: `${login}/token`, method: 'POST', body } as const;
    return tokensOf(
      await callForJson(request, { ...options(call), meaningOf: meaningOfToken }),
      grant['refresh_token'],
    );
  };

  /** Where a report can be downloaded, once it is made; null where it has no rows. */
  const madeReport = async (accessToken: string, id: string, of: Record<string, string>, call: AdsCall) => {
    for (let polled = 1; polled <= MOST_POLLS; polled += 1) {
      const answer = await post(accessToken, `${reporting}/GenerateReport/Poll`, { ReportRequestId: id }, call, of);
      const status = fieldOf(answer, 'ReportRequestStatus', 'Status');
      if (status === 'Success') return textOf(fieldOf(answer, 'ReportRequestStatus', 'ReportDownloadUrl')) || null;
      if (status !== 'Pending') throw new OutboundError('Microsoft could not make the report.');
      await wait(Math.min(FIRST_POLL_MS * 2 ** (polled - 1), LONGEST_POLL_MS), undefined, { signal: call.signal });
    }
    throw new OutboundError('Microsoft has not made the report in time.');
  };

  return {
    id: 'microsoft_ads',
    codeParameter: 'code',
    consentUrl({ state, redirect, challenge }) {
      const url = new URL(`${login}/authorize`);
      url.search = new URLSearchParams({
        client_id: clientId,
        response_type: 'code',
        redirect_uri: redirect,
        response_mode: 'query',
        scope: SCOPE,
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
      const user = await post(accessToken, `${customers}/User/Query`, { UserId: null }, call);
      const userId = textOf(fieldOf(user, 'User', 'Id'));
      if (userId === '') throw new OutboundError('Microsoft’s answer names no user.');
      const accounts: AdAccount[] = [];
      for (let page = 0; page < MOST_ACCOUNT_PAGES; page += 1) {
        const body = {
          Predicates: [{ Field: 'UserId', Operator: 'Equals', Value: userId }],
          PageInfo: { Index: page, Size: ACCOUNTS_PAGE },
        };
        const found = listOf(fieldOf(await post(accessToken, `${customers}/Accounts/Search`, body, call), 'Accounts'));
        for (const one of found) {
          const [id, parent] = [textOf(fieldOf(one, 'Id')), textOf(fieldOf(one, 'ParentCustomerId'))];
          const [name, currency] = [textOf(fieldOf(one, 'Name')), textOf(fieldOf(one, 'CurrencyCode')) || null];
          if (/^\d{1,20}$/.test(id))
            accounts.push({ id, name, currency, parent: /^\d{1,20}$/.test(parent) ? parent : null });
        }
        if (found.length < ACCOUNTS_PAGE) break;
      }
      return accounts;
    },
    async report(accessToken, account, range, call) {
      const of = { customeraccountid: account.id, customerid: account.parent ?? '' };
      const asked = await post(
        accessToken,
        `${reporting}/GenerateReport/Submit`,
        reportRequest(account.id, range),
        call,
        of,
      );
      const id = textOf(fieldOf(asked, 'ReportRequestId'));
      if (id === '') throw new OutboundError('Microsoft’s answer names no report.');
      const url = await madeReport(accessToken, id, of, call);
      if (url === null) return [];
      const rows = await readReport(await callForFile(url, { allow, signal: call.signal }));
      return rows.map((row) =>
        readRow(
          {
            campaignId: row.get('CampaignId'),
            campaign: row.get('CampaignName'),
            status: STATUSES[row.get('CampaignStatus') ?? ''] ?? null,
            day: row.get('TimePeriod'),
            currency: row.get('CurrencyCode') || account.currency,
            spend: row.get('Spend'),
            impressions: row.get('Impressions'),
            clicks: row.get('Clicks'),
            conversions: row.get('Conversions'),
            value: row.get('Revenue'),
          },
          range,
        ),
      );
    },
  };
}
