import type { StockGap } from '@adaos/domain';
import { gapsOf } from './propose.ts';
import type { Economics } from './read-economics.ts';
import { isCritical, type StockRow } from './read-stock.ts';
import { daysOfCover, lostSales, orderByDay, orderQuantity } from './replenishment.ts';

/** A row with what follows from its demand and its costs. */
export interface PlannedRow extends StockRow {
  readonly coverDays: number | null;
  readonly orderBy: string | null;
  readonly quantity: number | null;
  /** Minor units. */
  readonly value: number | null;
  readonly lost: number | null;
  readonly missing: readonly StockGap[];
}

/** @param today in the shop's calendar. */
export function plan(row: StockRow, economics: Economics, today: string): PlannedRow {
  const { demand, reorderPoint: point, units, shelf, daysOut, terms } = row;
  const known = demand !== null && point !== null;
  return {
    ...row,
    coverDays: demand && daysOfCover(shelf.units, demand),
    orderBy: known ? orderByDay(demand, point, shelf, today) : null,
    quantity: known ? (isCritical(row) && demand.mean > 0 ? orderQuantity(demand, point, shelf, terms) : 0) : null,
    value: economics.unitCost === null ? null : Math.max(0, units) * economics.unitCost,
    lost: lostSales(daysOut, demand, economics.contribution),
    missing: gapsOf(row, economics),
  };
}
