import { contract, type ReportMail, type Reports } from '@adaos/api';
import { STATEMENT } from '@adaos/domain';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '../calendar/days.ts';
import { reportRoutes } from '../http/routes/reports.ts';
import { unsubscribeRoutes } from '../http/routes/unsubscribe.ts';
import { queueReportMails } from '../reports/mails.ts';
import { type AccountsApp, createAccountsApp, type Member, sessionOf } from '../testing/accounts.ts';
import { subscribeTo } from '../testing/billing-rows.ts';
import { ledgerBuilder } from '../testing/ledger-builder.ts';
import { registerEmailDeliveries } from './email-worker.ts';

let accounts: AccountsApp;
let member: Member;
let shopId: string;
beforeAll(async () => {
  accounts = await createAccountsApp({ modules: [reportRoutes, unsubscribeRoutes] });
  await registerEmailDeliveries(accounts.services);
});
afterAll(() => accounts.close());
beforeEach(async () => {
  member = await accounts.join(`${uuidv7()}@shop.example`);
  shopId = sessionOf(await accounts.session(member.login.accessToken)).shop.id;
});

const TODAY = new Date().toISOString().slice(0, 10);
const DAY_MS = 24 * 3600_000;
/** 8 in the morning of the shop, in UTC, of the next Monday that is not today. */
const nextMonday = (weeks = 0) => {
  const weekday = (new Date(`${TODAY}T00:00:00Z`).getUTCDay() + 6) % 7;
  return new Date(Date.parse(`${TODAY}T08:00:00Z`) + (7 - weekday + 7 * weeks) * DAY_MS);
};

const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object) =>
  accounts.as(member.login.accessToken, method, path, body);
const reports = async (): Promise<Reports> =>
  contract.listReports.answer.parse((await call('GET', '/api/reports')).body);
const mailing = (report: string, mail: ReportMail) => call('PUT', `/api/reports/${report}/mail`, mail);
const queue = (now: Date) => queueReportMails(accounts.services, shopId, now);
const mails = async (count: number) => (await accounts.mailsTo(member.email, count)).slice(1);

async function sell() {
  const { database } = accounts.services;
  await database.forShop(shopId, (trx) =>
    trx.updateTable('shops').set({ currency: 'EUR', timezone: 'UTC' }).where('shop_id', '=', shopId).execute(),
  );
  const line = { amount: 10_000, goodsCost: 5_000, sku: 'BLANKET', name: 'Blanket' };
  await ledgerBuilder(database, shopId).addOrders(
    Array.from({ length: 70 }, (_, day) => ({ on: addDays(TODAY, day - 70), lines: [line] })),
  );
}

async function build(name: string) {
  await accounts.services.database.forShop(shopId, (trx) =>
    subscribeTo(trx, { shopId, accountId: member.login.userId }, 'growth'),
  );
  const definition = {
    metrics: ['net_sales', 'contribution'],
    dimensions: ['product'],
    period: { kind: 'last_30_days' },
    compare: 'none',
    limit: 10,
    chart: 'none',
  };
  const { body } = await call('POST', '/api/reports', { name, definition, shared: false });
  return contract.addReport.answer.parse(body);
}

test('the statement comes each Monday with its sums and files, once, and ends by the link in the mail', async () => {
  await sell();
  await call('PUT', '/api/profile/preferences', { language: 'ro', timezone: 'UTC' });
  expect((await reports()).statementMail).toBeNull();
  expect((await mailing(STATEMENT, { every: 'week', files: 'both' })).status).toBe(200);
  expect(await queue(new Date())).toBe(0);
  const queued = await Promise.all([queue(nextMonday()), queue(nextMonday()), queue(new Date(+nextMonday() + DAY_MS))]);
  expect(queued).toEqual([1, 1, 1]); // due, but one is written
  const [mail, ...others] = await mails(2);
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/^Ceai și cafea: Cont de profit și pierdere, /);
  expect(mail?.text).toMatch(/^Cont de profit și pierdere\n/);
  expect(mail?.text).toMatch(/Profit net: ≤ [\d.]+,00\sEUR/);
  expect(mail?.text).toContain('Raportul întreg este atașat');
  expect(
    mail?.attachments.map(({ filename, mimeType }) => [filename?.replace(/-\d{4}-\d\d\./, '.'), mimeType]),
  ).toEqual([
    ['profit-and-loss.pdf', 'application/pdf'],
    ['profit-and-loss.csv', 'text/csv'],
  ]);
  const [pdf, csv] = (mail?.attachments ?? []).map(({ content }) => Buffer.from(content as ArrayBuffer));
  expect(pdf?.subarray(0, 5).toString()).toBe('%PDF-');
  const month = mail?.attachments[0]?.filename?.match(/\d{4}-\d\d/)?.[0] ?? '';
  const file = await accounts.app.inject({
    url: `/api/reports/profit-and-loss/csv?month=${month}&language=ro`,
    headers: { authorization: `Bearer ${member.login.accessToken}` },
  });
  expect(csv?.toString()).toBe(file.body);
  await expect.poll(async () => (await reports()).statementMail?.sentAt).not.toBeNull();
  const path = /^<http:\/\/localhost(\/\S+)>$/.exec(
    mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '',
  )?.[1];
  const ended = await accounts.app.inject({
    method: 'POST',
    url: path ?? '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(ended.statusCode).toBe(200);
  expect((await reports()).statementMail).toBeNull();
  expect(await queue(nextMonday(1))).toBe(0);
});

test('a report that was built comes on the first of a month in the language of the person, as far as the plan includes it', async () => {
  await sell();
  const { id } = await build('By product');
  expect((await mailing(id, { every: 'month', files: 'csv' })).status).toBe(200);
  expect((await reports()).reports).toMatchObject([{ id, mail: { every: 'month', files: 'csv', sentAt: null } }]);
  const inTwoMonths = new Date(Date.parse(`${TODAY}T09:00:00Z`) + 62 * DAY_MS);
  expect(await queue(inTwoMonths)).toBe(1);
  const [mail] = await mails(2);
  expect(mail?.subject).toMatch(/: By product, /);
  expect(mail?.text).toMatch(/Net sales: 3,000\.00 EUR/);
  expect(mail?.attachments).toHaveLength(1);
  await accounts.services.database.forShop(shopId, (trx) =>
    trx.updateTable('subscriptions').set({ plan: 'starter' }).where('shop_id', '=', shopId).execute(),
  );
  expect(await queue(new Date(+inTwoMonths + 62 * DAY_MS))).toBe(0);
});

test('one that is sent can be sent at once, a few times an hour; one that is not, or is another’s, cannot', async () => {
  await sell();
  const { id } = await build('Mine');
  const now = (report: string) => call('POST', `/api/reports/${report}/mail/send`);
  expect((await now(id)).status).toBe(404);
  expect((await mailing(uuidv7(), { every: 'week', files: 'pdf' })).status).toBe(404);
  expect((await mailing('other', { every: 'week', files: 'pdf' })).status).toBe(400);
  await mailing(id, { every: 'week', files: 'csv' });
  for (let time = 0; time < 5; time += 1) expect((await now(id)).status).toBe(202);
  expect((await now(id)).status).toBe(429);
  expect(await mails(6)).toHaveLength(5);
  expect((await call('DELETE', `/api/reports/${id}/mail`)).status).toBe(200);
  expect((await reports()).reports[0]?.mail).toBeNull();
});
