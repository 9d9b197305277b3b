import { cleanLine, cutText } from '@adaos/api';
import type { AdRowReason } from '@adaos/domain';
import { isCurrency } from '../../ledger/money.ts';
import { isPossibleAmount, TEXT_LENGTH } from '../../orders/bounds.ts';
import { type Decimal, toDecimal, toMinor } from '../../orders/decimal.ts';
import type { DayRange, ReadRow, ReportRow } from './types.ts';

/** A field of what may be of any shape; undefined where there is none. */
export function fieldOf(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (of, name) => (typeof of === 'object' && of !== null ? (of as Readonly<Record<string, unknown>>)[name] : undefined),
    value,
  );
}

/** The members of a list; none where there is no list. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A text, or a number as one; empty for all else. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

class RowUnread extends Error {
  readonly reason: AdRowReason;
  constructor(reason: AdRowReason) {
    super(reason);
    this.reason = reason;
  }
}

/** @throws RowUnread for what is no plain decimal number, is below zero, or is more than any real campaign has in a day. */
function decimalOf(value: unknown): Decimal {
  const found = /^(\d+)(?:\.(\d+))?$/.exec(textOf(value).trim());
  if (!found) throw new RowUnread('amount_unreadable');
  const decimal = toDecimal(false, found[1] ?? '', found[2]);
  if (!decimal || !isPossibleAmount(toMinor(decimal, 2))) throw new RowUnread('amount_too_large');
  return decimal;
}

const absent = (value: unknown): boolean => value === undefined || value === null || value === '';

/** As `decimalOf`, null where there is none. */
const decimalOrNull = (value: unknown): Decimal | null => (absent(value) ? null : decimalOf(value));

/** What a column of whole numbers can hold. */
const MOST_CONVERSIONS = 2_000_000_000n;

/** Rounded; 0 where a report leaves it out, as reports do for what has not happened. */
const countOf = (value: unknown): bigint => (absent(value) ? 0n : toMinor(decimalOf(value), 0));

function conversionsOf(value: unknown): bigint {
  const count = countOf(value);
  if (count > MOST_CONVERSIONS) throw new RowUnread('amount_too_large');
  return count;
}

/** One row as its adapter has found it: every field of any type, amounts in major units. */
export interface FoundRow {
  readonly campaignId: unknown;
  readonly campaign: unknown;
  readonly status: ReportRow['status'];
  readonly day: unknown;
  readonly currency: unknown;
  readonly spend: unknown;
  readonly impressions: unknown;
  readonly clicks: unknown;
  readonly invalidClicks?: unknown;
  readonly conversions: unknown;
  readonly value?: unknown;
  readonly budget?: unknown;
}

const ID_LENGTH = 100;

function campaignIdOf(value: unknown): string {
  const id = textOf(value).trim();
  if (!/^[\w-]+$/.test(id) || id.length > ID_LENGTH) throw new RowUnread('campaign_missing');
  return id;
}

/** The day that a report writes as a date, or as its first moment; null for what is none. */
function dayIn(value: unknown): string | null {
  const day = /^(\d{4}-\d{2}-\d{2})(?:[ T]00:00:00)?$/.exec(textOf(value).trim())?.[1];
  const at = Date.parse(`${day}T00:00:00Z`);
  return day !== undefined && !Number.isNaN(at) && new Date(at).toISOString().startsWith(day) ? day : null;
}

function dayOf(value: unknown, { from, to }: DayRange): string {
  const day = dayIn(value);
  if (day === null || day < from || day > to) throw new RowUnread('date_unreadable');
  return day;
}

const nameOf = (value: unknown): string => cutText(cleanLine(textOf(value)), TEXT_LENGTH);

function currencyOf(value: unknown): string {
  const currency = textOf(value).trim().toUpperCase();
  if (!isCurrency(currency)) throw new RowUnread('currency_differs');
  return currency;
}

/** A budget may be what is no amount: it is no reason to leave the row out. */
function budgetOf(value: unknown): Decimal | null {
  try {
    return decimalOrNull(value);
  } catch {
    return null;
  }
}

/** Checks a row. One that cannot be read is kept by what is known of it; it never stops the others. */
export function readRow(found: FoundRow, range: DayRange): ReadRow {
  const campaign = nameOf(found.campaign);
  try {
    const campaignId = campaignIdOf(found.campaignId);
    return {
      campaignId,
      campaign: campaign === '' ? campaignId : campaign,
      status: found.status,
      day: dayOf(found.day, range),
      currency: currencyOf(found.currency),
      spend: decimalOf(found.spend),
      impressions: countOf(found.impressions),
      clicks: countOf(found.clicks),
      invalidClicks: absent(found.invalidClicks) ? null : countOf(found.invalidClicks),
      conversions: conversionsOf(found.conversions),
      value: decimalOrNull(found.value),
      budget: budgetOf(found.budget),
    };
  } catch (error) {
    if (!(error instanceof RowUnread)) throw error;
    const known = campaign === '' ? cutText(cleanLine(textOf(found.campaignId)), ID_LENGTH) : campaign;
    return { reason: error.reason, campaign: known, day: dayIn(found.day) ?? '' };
  }
}

/** Millionths of a major unit, as Google writes amounts, as a plain decimal; anything else as it is. */
export function fromMicros(value: unknown): unknown {
  const text = textOf(value);
  if (!/^\d{1,30}$/.test(text)) return value;
  const digits = text.padStart(7, '0');
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`;
}

/** The name of an ad account as it is shown, by what its platform says; its number where that is nothing. */
export const nameOfAccount = (name: string, id: string): string => cutText(cleanLine(name), TEXT_LENGTH) || id;
