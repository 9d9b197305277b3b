import type { DayRates } from '../rates/table.ts';

const DAY = /<Cube\s+time=["'](\d{4}-\d{2}-\d{2})["']\s*>([\s\S]*?)<\/Cube>/g;
const RATE = /<Cube\s+currency=["']([A-Z]{3})["']\s+rate=["'](\d{1,12}(?:\.\d{1,12})?)["']\s*\/>/g;
const NUMBER = /^\d{1,12}(?:\.\d{1,12})?$/;

function fromXml(text: string): [string, DayRates][] {
  return Array.from(text.matchAll(DAY), ([, day = '', rates = '']) => [
    day,
    Object.fromEntries(Array.from(rates.matchAll(RATE), ([, currency = '', rate = '']) => [currency, rate])),
  ]);
}

/** `2026-04-13`, or `13 April 2026` as in the file of one day. */
function dayOf(text: string): string | null {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : `${text} UTC`;
  const at = Date.parse(day);
  return Number.isNaN(at) ? null : new Date(at).toISOString().slice(0, 10);
}

function fromCsv(text: string): [string, DayRates][] {
  const [titles = [], ...rows] = text.split(/\r?\n/).map((line) => line.split(',').map((cell) => cell.trim()));
  if (titles[0] !== 'Date') return [];
  return rows.flatMap(([date = '', ...cells]): [string, DayRates][] => {
    const day = dayOf(date);
    if (day === null) return [];
    const rates = cells.map((cell, at) => [titles[at + 1] ?? '', cell] as const);
    return [[day, Object.fromEntries(rates.filter(([name, cell]) => /^[A-Z]{3}$/.test(name) && NUMBER.test(cell)))]];
  });
}

/** The rates by day of a file of the European Central Bank: its XML of one day, 90 days or all, or its CSV. Empty where it is none. */
export function parseRates(text: string): ReadonlyMap<string, DayRates> {
  const days = text.trimStart().startsWith('<') ? fromXml(text) : fromCsv(text);
  return new Map(days.filter(([, rates]) => Object.keys(rates).length > 0));
}
