import * as z from 'zod/mini';
import { isDay } from '@adaos/domain';
import type { ChangedOrder, PurchaseLine, PlacedOrder, ReceivedGoods } from './PurchaseOrderView.ts';

const text = z.string().check(z.trim());
const lines = z.array(z.object({ units: text, cost: text }));
const linesOfDraft = z.array(z.object({ sku: z.string(), units: text, cost: text }));

export interface LineValues {
  units: string;
  cost: string;
}
export interface DraftLineValues extends LineValues {
  sku: string;
}
export interface ChangeValues {
  note: string;
  /** The product that is being added. */
  add: string;
  lines: DraftLineValues[];
}
export interface ReceiptValues {
  day: string;
  lines: LineValues[];
}
export interface PlaceValues {
  orderedOn: string;
  dueOn: string;
}

const MOST = 1_000_000_000;

/** A number as people type it, with a point or a comma; undefined for what is none or below 0. */
export function parseNumber(typed: string): number | undefined {
  const number = /^\d+(?:[.,]\d+)?$/.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN;
  return Number.isFinite(number) && number <= MOST ? number : undefined;
}

type Wrong = (path: (string | number)[], message: string) => void;

/** The typed units, 0 where none are typed. */
function unitsIn(typed: readonly LineValues[], wrong: Wrong): number[] {
  const units = typed.map((line, place) => {
    const number = line.units === '' ? 0 : parseNumber(line.units);
    if (number === undefined) wrong(['lines', place, 'units'], 'number');
    return number ?? 0;
  });
  if (units.every((number) => number === 0)) wrong(['lines', 0, 'units'], 'required');
  return units;
}

/** What is typed of a draft, as the change of it. */
export const changeSchema = () =>
  z.pipe(
    z.object({ note: text, add: text, lines: linesOfDraft }),
    z.transform((values: ChangeValues, { issues }): ChangedOrder => {
      const wrong: Wrong = (path, message) => issues.push({ code: 'custom', input: values, path, message });
      const units = unitsIn(values.lines, wrong);
      return {
        note: values.note,
        lines: values.lines.flatMap(({ sku, cost }, place) => {
          const unitCost = cost === '' ? null : parseNumber(cost);
          if (unitCost === undefined) wrong(['lines', place, 'cost'], 'number');
          const own = units[place] ?? 0;
          return own === 0 ? [] : [{ sku, units: own, unitCost: unitCost ?? null }];
        }),
      };
    }),
  );

/** What is typed of goods that came in. @param from the day of the order. @param today both ISO days. */
export const receiptSchema = (known: readonly PurchaseLine[], from: string, today: string) =>
  z.pipe(
    z.object({ day: text, lines }),
    z.transform((values: ReceiptValues, { issues }): ReceivedGoods => {
      const wrong: Wrong = (path, message) => issues.push({ code: 'custom', input: values, path, message });
      if (!isDay(values.day)) wrong(['day'], 'required');
      else if (values.day < from || values.day > today) wrong(['day'], 'range');
      const units = unitsIn(values.lines, wrong);
      return {
        receivedOn: values.day,
        lines: known.flatMap(({ sku }, place) => {
          const own = units[place] ?? 0;
          return own === 0 ? [] : [{ sku, units: own }];
        }),
      };
    }),
  );

/** The days of an order that is placed. */
export const placeSchema = (today: string) =>
  z.pipe(
    z.object({ orderedOn: text, dueOn: text }),
    z.transform((values: PlaceValues, { issues }): PlacedOrder => {
      const { orderedOn, dueOn } = values;
      const wrong: Wrong = (path, message) => issues.push({ code: 'custom', input: values, path, message });
      if (!isDay(orderedOn)) wrong(['orderedOn'], 'required');
      else if (orderedOn > today) wrong(['orderedOn'], 'range');
      if (dueOn !== '' && (!isDay(dueOn) || dueOn < orderedOn)) wrong(['dueOn'], 'range');
      return { orderedOn, ...(dueOn !== '' && { dueOn }) };
    }),
  );
