import type { CalendarAnswer, CalendarChangeInput } from '@adaos/api';
import type { CalendarEventKind, Language } from '@adaos/domain';
import { addDays } from '../calendar/days.ts';
import { ZoneClock } from '../calendar/zone.ts';
import type { ShopTransaction } from '../db/database.ts';
import { InvalidInputError } from '../errors/domain-errors.ts';
import { readShopFacts } from '../insights/shop-facts.ts';
import { requestEvaluation } from '../jobs/evaluation-job.ts';
import type { Actor } from '../services/actor.ts';
import type { Services } from '../services/services.ts';
import { readCalendarChanges } from './calendar-changes.ts';
import { countryOf, holidayNames, knownEvents, yearsOf } from './models/events.ts';

const YEAR_DAYS = 365;

/** The events of the coming year that the calendar knows, as the shop has them. */
async function readCalendar(
  trx: ShopTransaction,
  shopId: string,
  language: Language,
  now: Date,
): Promise<CalendarAnswer> {
  const { timezone } = await readShopFacts(trx, shopId);
  const today = new ZoneClock(timezone).dayAt(now.getTime());
  const country = countryOf(timezone);
  const until = addDays(today, YEAR_DAYS);
  const years = yearsOf(today, until);
  const names = country === null ? new Map<string, string>() : holidayNames(country, years, language);
  const changes = await readCalendarChanges(trx, shopId);
  const off = new Set(changes.filter(({ days }) => days === null).map(({ event }) => event));
  const events = knownEvents(country, years).map(({ id, year, name, from, to }) => {
    const days = changes.find((change) => change.event === id && change.year === year)?.days ?? null;
    return {
      id,
      year,
      kind: name as CalendarEventKind,
      name: names.get(id) ?? null,
      from: days?.from ?? from,
      to: days?.to ?? to,
      usual: days && { from, to },
      off: off.has(id),
    };
  });
  return {
    country,
    events: events
      // Also those whose days have been moved out of the year: they can be moved back.
      .filter(({ from, to, usual }) =>
        [{ from, to }, usual ?? { from, to }].some((days) => days.to >= today && days.from <= until),
      )
      .toSorted((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)) || (a.id < b.id ? -1 : 1)),
  };
}

/** @param language of the names of holidays. */
export async function listCalendar(
  { database }: Pick<Services, 'database'>,
  shopId: string,
  language: Language = 'en',
): Promise<CalendarAnswer> {
  return database.readShop(shopId, (trx) => readCalendar(trx, shopId, language, new Date()));
}

/**
 * Switches a known event off or on, gives it other days in a year, or the usual ones again; the forecast is computed again behind the answer.
 * @throws InvalidInputError `invalid_request` for an event that the shop's calendar does not have.
 */
export async function changeCalendar(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  { shopId }: Pick<Actor, 'shopId'>,
  { event, change, language = 'en' }: CalendarChangeInput,
): Promise<CalendarAnswer> {
  return database.forShop(shopId, async (trx) => {
    const now = new Date();
    const { events } = await readCalendar(trx, shopId, language, now);
    const year = 'year' in change ? change.year : 0;
    if (!events.some((one) => one.id === event && (year === 0 || one.year === year)))
      throw new InvalidInputError('invalid_request', 'The calendar has no such event.');
    if (change.kind === 'off' || change.kind === 'move') {
      const days = change.kind === 'move' ? { from_on: change.from, to_on: change.to } : { from_on: null, to_on: null };
      await trx
        .insertInto('calendar_changes')
        .values({ shop_id: shopId, event, year, ...days })
        .onConflict((conflict) => conflict.columns(['shop_id', 'event', 'year']).doUpdateSet(days))
        .execute();
    } else {
      await trx
        .deleteFrom('calendar_changes')
        .where('shop_id', '=', shopId)
        .where('event', '=', event)
        .where('year', '=', year)
        .execute();
    }
    await requestEvaluation(jobs, shopId, trx);
    return readCalendar(trx, shopId, language, now);
  });
}
