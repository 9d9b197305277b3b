import type { DayEvent, DayEventsAnswer } from '@adaos/api';
import type { DayEventKind, Language } from '@adaos/domain';
import { sql } from 'kysely';
import type { Period } from '../calendar/days.ts';
import { checkPeriod } from '../calendar/period.ts';
import type { Database, ShopTransaction } from '../db/database.ts';
import { readShopFacts, type ShopFacts } from '../insights/shop-facts.ts';
import { toMajor } from '../ledger/money.ts';
import { readCalendarChanges } from './calendar-changes.ts';
import { calendarEvents, countryOf, holidayNames, yearsOf } from './models/events.ts';

/** Of a kind, at most: the newest of ten years of them would be no flags any more. */
const MOST = 300;

const plain = (kind: DayEventKind, { from, to }: Period, name: string | null): DayEvent => ({
  kind,
  from,
  to,
  name,
  count: 1,
  budget: null,
});

/** The files of each day whose import is over, as one. */
async function readImports(trx: ShopTransaction, shop: ShopFacts, { from, to }: Period): Promise<DayEvent[]> {
  const { rows } = await sql<{ day: string; name: string | null; count: string }>`
    with done as (
      select (finished_at at time zone ${shop.timezone})::date as day, file_name, finished_at from imports
      where shop_id = ${shop.shopId} and status = 'done' and finished_at is not null
    )
    select day::text as day, (array_agg(file_name order by finished_at))[1] as name, count(*) as count from done
    where day between ${from} and ${to} group by day order by day desc limit ${MOST}`.execute(trx);
  return rows.map(({ day, name, count }) => ({
    ...plain('import', { from: day, to: day }, name),
    count: Number(count),
  }));
}

const CAMPAIGN_KINDS = {
  started: 'campaign_started',
  budget_changed: 'campaign_budget_changed',
  paused: 'campaign_paused',
  resumed: 'campaign_resumed',
  ended: 'campaign_ended',
} as const satisfies Record<string, DayEventKind>;

async function readCampaigns(trx: ShopTransaction, shop: ShopFacts, { from, to }: Period): Promise<DayEvent[]> {
  const { rows } = await sql<{
    day: string;
    kind: keyof typeof CAMPAIGN_KINDS;
    name: string;
    budget: string | null;
  }>`
    select (e.at at time zone ${shop.timezone})::date::text as day, e.kind, c.name, e.budget_minor as budget
    from campaign_events e join campaigns c on c.shop_id = e.shop_id and c.id = e.campaign_id
    where e.shop_id = ${shop.shopId} and (e.at at time zone ${shop.timezone})::date between ${from} and ${to}
    order by e.at desc, c.name limit ${MOST}`.execute(trx);
  return rows.map(({ day, kind, name, budget }) => ({
    ...plain(CAMPAIGN_KINDS[kind], { from: day, to: day }, name),
    budget: budget === null ? null : toMajor(BigInt(budget), shop.digits),
  }));
}

async function readSales(trx: ShopTransaction, { shopId }: ShopFacts, { from, to }: Period): Promise<DayEvent[]> {
  const rows = await trx
    .selectFrom('sales_events')
    .select(['name', 'from_on', 'to_on'])
    .where('shop_id', '=', shopId)
    .where('from_on', '<=', to)
    .where('to_on', '>=', from)
    .execute();
  return rows.map(({ name, from_on, to_on }) => plain('sale', { from: from_on, to: to_on }, name));
}

/** The holidays and the days of each year by which the forecast counts, with the names of holidays in a language. */
async function readKnown(trx: ShopTransaction, shop: ShopFacts, period: Period, language: Language) {
  const country = countryOf(shop.timezone);
  const names = country === null ? null : holidayNames(country, yearsOf(period.from, period.to), language);
  const changes = await readCalendarChanges(trx, shop.shopId);
  return calendarEvents(country, period, changes).map(({ id, name, from, to }) =>
    plain(name as DayEventKind, { from, to }, names?.get(id) ?? null),
  );
}

/**
 * What happened on the days of a period that its figures may follow from. A sale or days of the calendar count by the days that they
 * share with the period.
 * @throws InvalidInputError `invalid_request` for a period that cannot be.
 */
export async function listDayEvents(
  database: Database,
  shopId: string,
  { language = 'en', ...asked }: Period & { readonly language?: Language | undefined },
): Promise<DayEventsAnswer> {
  const period = checkPeriod(asked);
  return database.readShop(shopId, async (trx) => {
    const shop = await readShopFacts(trx, shopId);
    const events = [
      ...(await readKnown(trx, shop, period, language)),
      ...(await readSales(trx, shop, period)),
      ...(await readCampaigns(trx, shop, period)),
      ...(await readImports(trx, shop, period)),
    ].toSorted((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)));
    return { source: events.length > 0 ? 'live' : 'none', events };
  });
}
