import { addDays } from '../calendar/days.ts';
import type { Demand } from './demand.ts';
import type { LeadTime } from './reorder-point.ts';

/** An order of goods lasts for so many days beyond its arrival, the review period of an order-up-to policy. */
export const COVER_DAYS = 30;
/** Cover beyond this is not a date worth naming. */
const MOST_COVER_DAYS = 3650;

/** What a supplier sells at the least, and in which steps; null where it is not known. */
export interface OrderTerms {
  readonly leastUnits: number | null;
  readonly packUnits: number | null;
}
export const NO_TERMS: OrderTerms = { leastUnits: null, packUnits: null };

const ROUNDING = 1e-6;

/**
 * Units to order now: up to the reorder point and the demand of the days that an order lasts for, `s + d * R - (on hand + on order)`
 * (order-up-to level of an (R, s, S) policy; Silver, Pyke & Thomas, 4th ed., chapter 6), at least the supplier's minimum and in whole
 * packs.
 * @param units on hand. @param onOrder units that are ordered and have not come.
 * @returns 0 where there is enough.
 */
export function orderQuantity(
  demand: Demand,
  point: number,
  { units, onOrder }: { readonly units: number; readonly onOrder: number },
  { leastUnits, packUnits }: OrderTerms = NO_TERMS,
): number {
  const wanted = point + demand.mean * COVER_DAYS - Math.max(0, units) - onOrder;
  if (wanted <= ROUNDING) return 0;
  const atLeast = Math.max(Math.ceil(wanted - ROUNDING), leastUnits ?? 0);
  return packUnits === null || packUnits <= 0 ? atLeast : Math.ceil(atLeast / packUnits - ROUNDING) * packUnits;
}

/** For how many days units last; null where nothing is sold, since they then have no end. */
export const daysOfCover = (units: number, { mean }: Pick<Demand, 'mean'>): number | null =>
  mean <= 0 ? null : Math.max(0, units) / mean;

/**
 * The day on which to order at the latest: when the stock, with what is on its way, comes down to the reorder point.
 * @param today `YYYY-MM-DD`. @returns not before today; null where nothing is sold, or it is years away.
 */
export function orderByDay(
  demand: Pick<Demand, 'mean'>,
  point: number,
  { units, onOrder }: { readonly units: number; readonly onOrder: number },
  today: string,
): string | null {
  if (demand.mean <= 0) return null;
  const days = Math.max(0, Math.floor((Math.max(0, units) + onOrder - point) / demand.mean));
  return days > MOST_COVER_DAYS ? null : addDays(today, days);
}

/**
 * What was lost by being sold out: `days out * units a day * contribution of a unit`. An estimate: it takes it that customers wanted as
 * much as on the days in stock, and bought nothing in its place.
 * @param contribution of a unit, in the shop's minor units; null where it is not known.
 * @returns minor units; null where demand or contribution is not known.
 */
export function lostSales(daysOut: number, demand: Demand | null, contribution: number | null): number | null {
  if (daysOut === 0) return 0;
  return demand === null || contribution === null
    ? null
    : Math.round(daysOut * demand.mean * Math.max(0, contribution)) || 0;
}

/**
 * The contribution that is at risk if nothing is ordered now: of the `COVER_DAYS` that an order would last for, those on which the stock
 * (with what is on its way) is gone, each worth a day's sales.
 * @param contribution of a unit, in minor units. @returns minor units; null where something is not known.
 */
export function moneyAtRisk(
  demand: Demand | null,
  lead: LeadTime | null,
  { units, onOrder }: { readonly units: number; readonly onOrder: number },
  contribution: number | null,
): number | null {
  if (demand === null || lead === null || contribution === null) return null;
  const cover = daysOfCover(units + onOrder, demand);
  if (cover === null) return 0;
  const out = Math.min(COVER_DAYS, Math.max(0, COVER_DAYS - Math.max(0, cover - lead.mean)));
  return Math.round(out * demand.mean * Math.max(0, contribution)) || 0;
}
