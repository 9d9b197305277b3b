import type { AdSpendEntries, AdSpendEntry, AdSpendInput, AdSpendPreview, Recomputing } from '@adaos/api';
import { sql } from 'kysely';
import { recordAudit } from '../audit/record.ts';
import { checkPeriod } from '../calendar/period.ts';
import { campaignNamed } from '../campaigns/entered-campaign.ts';
import { platformNamed } from '../campaigns/platforms.ts';
import type { ShopTransaction } from '../db/database.ts';
import { InvalidInputError, NotFoundError } from '../errors/domain-errors.ts';
import { changeCosts, type StoreChange } from '../ledger/change-costs.ts';
import { reportedDays as reportedDaysOf } from '../ledger/entered-ad-spend.ts';
import { isCurrency, minorDigits, toMajor } from '../ledger/money.ts';
import { loadRates } from '../rates/reference-rates.ts';
import type { Actor } from '../services/actor.ts';
import type { Services } from '../services/services.ts';
import { costShop } from './cost-shop.ts';
import { readNoAds } from './no-ads.ts';
import { type DaySpend, inShopCurrency, spreadOver } from './spend-days.ts';

const MOST_ENTRIES = 1000;

interface Found {
  readonly id: string;
  readonly campaign_id: string;
  readonly platform: string;
  readonly campaign: string;
  readonly amount_minor: string;
  readonly currency: string;
  readonly first_on: string;
  readonly last_on: string;
  readonly created_at: Date;
  readonly created_by_name: string | null;
  readonly withdrawn_at: Date | null;
  readonly spend: string;
  readonly counted: string;
  readonly reported: string;
}

/** The latest entries, or one. A day counts where no report has it. */
async function readEntries(trx: ShopTransaction, shopId: string, id: string | null = null): Promise<Found[]> {
  const { rows } = await sql<Found>`
    with entries as materialized (
      select * from ad_spend_entries where shop_id = ${shopId} and (${id}::uuid is null or id = ${id}::uuid)
      order by created_at desc, id desc limit ${MOST_ENTRIES}
    ), reported as materialized (${reportedDaysOf(shopId, sql`select * from entries`)}), days as (
      select d.entry_id, sum(d.spend_minor) as spend, coalesce(sum(d.spend_minor) filter (where r.day is null), 0) as counted,
        count(r.day) as reported
      from ad_spend_days d left join reported r on r.entry_id = d.entry_id and r.day = d.day
      where d.shop_id = ${shopId} and d.entry_id = any (array(select id from entries)) group by d.entry_id
    )
    select e.id, e.campaign_id, e.platform, e.campaign, e.amount_minor, e.currency, e.first_on, e.last_on, e.created_at,
      a.name as created_by_name, e.withdrawn_at, d.spend, case when e.withdrawn_at is null then d.counted else 0 end as counted,
      case when e.withdrawn_at is null then d.reported else 0 end as reported
    from entries e join days d on d.entry_id = e.id left join accounts a on a.id = e.created_by
    order by e.created_at desc, e.id desc`.execute(trx);
  return rows;
}

const toEntry = (row: Found, digits: number): AdSpendEntry => ({
  id: row.id,
  platform: row.platform,
  campaign: row.campaign,
  amount: toMajor(BigInt(row.amount_minor), minorDigits(row.currency)),
  currency: row.currency,
  from: row.first_on,
  to: row.last_on,
  shopAmount: toMajor(BigInt(row.spend), digits),
  counted: toMajor(BigInt(row.counted), digits),
  reportedDays: Number(row.reported),
  createdAt: row.created_at.toISOString(),
  createdBy: row.created_by_name,
  withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
});

async function readEntry(trx: ShopTransaction, shopId: string, id: string): Promise<Found> {
  const [entry] = await readEntries(trx, shopId, id);
  if (!entry) throw new NotFoundError('There is no such ad spend.');
  return entry;
}

/** The ad spend that was entered by hand and the statements that no ads ran, newest first, with what was taken back. */
export async function listAdSpend({ database }: Services, shopId: string): Promise<AdSpendEntries> {
  return database.readShop(shopId, async (trx) => {
    const { currency } = await trx
      .selectFrom('shops')
      .select('currency')
      .where('shop_id', '=', shopId)
      .executeTakeFirstOrThrow();
    const digits = minorDigits(currency);
    const entries = (await readEntries(trx, shopId)).map((row) => toEntry(row, digits));
    return { currency, entries, noAds: await readNoAds(trx, shopId) };
  });
}

interface Checked {
  readonly platform: string;
  readonly name: string;
  /** Minor units of its own currency. */
  readonly amount: bigint;
  /** In the shop's currency. */
  readonly days: readonly DaySpend[];
  readonly digits: number;
}

/** @throws InvalidInputError for days to come, an amount below the smallest unit, or a currency without a rate. */
async function checkInput(trx: ShopTransaction, shopId: string, input: AdSpendInput): Promise<Checked> {
  const { currency: shopCurrency, digits, today } = await costShop(trx, shopId);
  const { currency, from, to } = input;
  const wrong = (field: string, message: string) =>
    new InvalidInputError('invalid_request', message, { fields: { [field]: message } });
  if (to > today) throw wrong('to', 'The last day is after today. Enter what has been spent.');
  if (!isCurrency(currency)) throw wrong('currency', 'There is no such currency.');
  const amount = BigInt(Math.round(input.amount * 10 ** minorDigits(currency)));
  if (amount === 0n) throw wrong('amount', 'The amount is below the smallest unit of its currency.');
  const rates = await loadRates(trx);
  const days = inShopCurrency(spreadOver(amount, { from, to }), { currency, shopCurrency, rates });
  return { platform: platformNamed(input.platform), name: input.campaign, amount, days, digits };
}

/** The days in a period that a report of this platform and name has. */
async function reportedDays(trx: ShopTransaction, shopId: string, { platform, name, days }: Checked) {
  const { rows } = await sql<{ day: string }>`
    select distinct d.day::text as day from campaigns c join campaign_days d on d.shop_id = ${shopId} and d.campaign_id = c.id
    where c.shop_id = ${shopId} and lower(c.platform) = lower(${platform}) and lower(c.name) = lower(${name})
      and d.reported and d.day between ${days[0]?.day ?? ''} and ${days.at(-1)?.day ?? ''}`.execute(trx);
  return new Set(rows.map(({ day }) => day));
}

/**
 * What an entry would change in the profit; nothing is written.
 * @param ends of a period whose change is asked for as well; both or none.
 */
export async function previewAdSpend(
  { database }: Services,
  { shopId }: Actor,
  input: AdSpendInput,
  ends: { readonly from?: string | undefined; readonly to?: string | undefined } = {},
): Promise<AdSpendPreview> {
  const { from, to } = ends;
  const period = from === undefined || to === undefined ? null : checkPeriod({ from, to });
  return database.readShop(shopId, async (trx) => {
    const checked = await checkInput(trx, shopId, input);
    const reported = await reportedDays(trx, shopId, checked);
    const days = checked.days.filter(({ day, spend }) => spend > 0n && !reported.has(day));
    const sum = (own: readonly DaySpend[]) =>
      -toMajor(
        own.reduce((total, { spend }) => total + spend, 0n),
        checked.digits,
      ) || 0;
    const months = Map.groupBy(days, ({ day }) => day.slice(0, 7));
    return {
      change: sum(days),
      changed: days.length,
      months: Array.from(months, ([month, own]) => ({ month, change: sum(own) })).toReversed(),
      reportedDays: reported.size,
      ...(period && { inPeriod: sum(days.filter(({ day }) => day >= period.from && day <= period.to)) }),
    };
  });
}

const auditOf = ({ platform, campaign, amount, currency, from, to }: AdSpendEntry) => ({
  target: `${platform} / ${campaign}`,
  details: { amount, currency, from, to },
});

/** Enters ad spend that no report has. Of a day that a report has, the report counts. Sent again under the same id it is there already. */
export async function addAdSpend(
  services: Services,
  actor: Actor,
  input: AdSpendInput,
): Promise<Recomputing<AdSpendEntry>> {
  const { shopId, accountId } = actor;
  return changeCosts(services, shopId, async (trx, recompute) => {
    const { platform, name, amount, days, digits } = await checkInput(trx, shopId, input);
    const [known] = input.id === undefined ? [] : await readEntries(trx, shopId, input.id);
    if (known) return toEntry(known, digits);
    const campaign = await campaignNamed(trx, shopId, { platform, name });
    const { id } = await trx
      .insertInto('ad_spend_entries')
      .values({
        ...(input.id !== undefined && { id: input.id }),
        shop_id: shopId,
        campaign_id: campaign.id,
        platform,
        campaign: name,
        amount_minor: amount,
        currency: input.currency,
        first_on: input.from,
        last_on: input.to,
        created_by: accountId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('ad_spend_days')
      .values(days.map(({ day, spend }) => ({ shop_id: shopId, entry_id: id, day, spend_minor: spend })))
      .execute();
    const entry = toEntry(await readEntry(trx, shopId, id), digits);
    await recordAudit(trx, actor, { action: 'ad_spend_added', ...auditOf(entry) });
    await recompute({ kind: 'ad_spend', work: 'ad_spend' });
    return entry;
  });
}

/**
 * Takes an entry back: what it added is taken off again. Doing it again changes nothing.
 * @throws NotFoundError for an entry that the shop does not have.
 */
export const takeAdSpendBack =
  (actor: Actor, id: string): StoreChange<AdSpendEntry> =>
  async (trx, recompute) => {
    const { shopId, accountId } = actor;
    const before = await readEntry(trx, shopId, id);
    const { digits } = await costShop(trx, shopId);
    if (before.withdrawn_at !== null) return toEntry(before, digits);
    await trx
      .updateTable('ad_spend_entries')
      .set({ withdrawn_at: sql<Date>`clock_timestamp()`, withdrawn_by: accountId })
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .execute();
    const entry = toEntry(await readEntry(trx, shopId, id), digits);
    await recordAudit(trx, actor, { action: 'ad_spend_withdrawn', ...auditOf(entry) });
    await recompute({ kind: 'ad_spend', work: 'ad_spend', ids: [before.campaign_id] });
    return entry;
  };

export const withdrawAdSpend = (services: Services, actor: Actor, id: string): Promise<Recomputing<AdSpendEntry>> =>
  changeCosts(services, actor.shopId, takeAdSpendBack(actor, id));
