import type { ImportKind } from '@adaos/api';
import { recogniseKind } from '../kinds/recognise-kind.ts';
import { SheetReader } from './sheet.ts';
import type { Workbook } from './workbook.ts';
import { readXml } from './xml.ts';
import type { Zip } from './zip.ts';

/** Which sheet of a workbook is read. */
export interface SheetChoice {
  /** What the file is to hold: the sheet whose titles fit it best is read. */
  readonly kind: ImportKind;
  /** The name of the sheet that a person chose. */
  readonly sheet?: string | undefined;
  /** Called with the sheet that is read, and with those that fit. */
  readonly onChosen?: (sheet: string, fitting: readonly string[]) => void;
}

/** The titles are among the first rows: reports have a name and a period above them. */
const FIRST_ROWS = 8;
/** Sheets whose titles are looked at. */
const MOST_SHEETS = 50;

async function firstRows(zip: Zip, workbook: Workbook, part: string): Promise<readonly (readonly string[])[]> {
  const sheet = new SheetReader(workbook);
  for await (const _piece of readXml(zip.read(part), sheet)) if (sheet.rows.length >= FIRST_ROWS) break;
  return sheet.rows.slice(0, FIRST_ROWS).map(({ cells }) => cells.map((cell) => cell.trim()));
}

/** How well a sheet's titles fit: the fields that they name, where those that are needed are among them; else below zero. */
function fitOf(rows: readonly (readonly string[])[], kind: ImportKind): number {
  const fits = rows.map((row) => {
    const { mapping, missing } = recogniseKind(row, kind);
    return missing.length === 0 ? Object.keys(mapping).length : -missing.length;
  });
  return Math.max(Number.NEGATIVE_INFINITY, ...fits);
}

/** @returns the part of the sheet that is read: the one that was chosen, else the one that fits best, of equals the first. */
export async function chooseSheet(
  zip: Zip,
  workbook: Workbook,
  { kind, sheet, onChosen }: SheetChoice,
): Promise<string> {
  const [first, ...others] = workbook.sheets;
  if (!first) return '';
  const named = workbook.sheets.find(({ name }) => name === sheet);
  if (others.length === 0 || (named && !onChosen)) {
    onChosen?.(first.name, []);
    return (named ?? first).part;
  }
  const fitting: { name: string; part: string; fit: number }[] = [];
  for (const { name, part } of workbook.sheets.slice(0, MOST_SHEETS)) {
    const fit = fitOf(await firstRows(zip, workbook, part), kind);
    if (fit > 0) fitting.push({ name, part, fit });
  }
  const best = fitting.toSorted((a, b) => b.fit - a.fit)[0];
  const chosen = named ?? best ?? first;
  onChosen?.(
    chosen.name,
    fitting.map(({ name }) => name),
  );
  return chosen.part;
}
