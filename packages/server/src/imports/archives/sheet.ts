import { ImportFailure } from '../import-failure.ts';
import { MOST_COLUMNS } from '../layout.ts';
import { LINE_LIMIT } from '../records.ts';
import { numberText, unescapeText } from './cell-text.ts';
import type { Workbook } from './workbook.ts';
import type { XmlEvents } from './xml.ts';

/** The last column of a sheet is XFD; what is past the columns of a file is left out. */
const LAST_COLUMN = 16_384;
const MOST_ROWS = 1_048_576;
const LETTERS = 26;
const BEFORE_A = 64;

/** The place of a cell in its row, from 0, by its name, `C7`; undefined where it has none. */
function columnOf(name: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(name ?? '')?.[0];
  if (letters === undefined) return undefined;
  return (
    Array.from(letters).reduce((place, letter) => place * LETTERS + (letter.codePointAt(0) ?? 0) - BEFORE_A, 0) - 1
  );
}

export interface SheetRow {
  /** From 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

/** Gathers the rows of a sheet from its XML. Rows without cells are left out. */
export class SheetReader implements XmlEvents {
  /** The rows that have ended; to be taken away by the reader. */
  rows: SheetRow[] = [];
  readonly #workbook: Workbook;
  #number = 0;
  #cells: string[] = [];
  #length = 0;
  #column = -1;
  #type = 'n';
  #style = 0;
  #value = '';
  /** Whether what comes is the cell's value. */
  #inValue = false;
  #phonetic = false;

  constructor(workbook: Workbook) {
    this.#workbook = workbook;
  }

  open(name: string, { r, t = 'n', s }: Readonly<Record<string, string>>): void {
    if (name === 'row') this.#openRow(r);
    else if (name === 'c') this.#openCell(r, t, s);
    else if (name === 'rPh') this.#phonetic = true;
    this.#inValue = name === 'v' || (name === 't' && !this.#phonetic);
  }

  text(text: string): void {
    if (this.#inValue) this.#value += text;
  }

  close(name: string): void {
    this.#inValue = false;
    if (name === 'rPh') this.#phonetic = false;
    else if (name === 'c') this.#closeCell();
    else if (name === 'row' && this.#cells.length > 0) this.rows.push({ number: this.#number, cells: this.#cells });
  }

  #openRow(number: string | undefined): void {
    const given = Number(number ?? this.#number + 1);
    if (!Number.isInteger(given) || given <= this.#number || given > MOST_ROWS) {
      throw new ImportFailure('file_corrupt', 'The rows of the workbook are not in order.', this.#number);
    }
    this.#number = given;
    this.#cells = [];
    this.#length = 0;
    this.#column = -1;
  }

  #openCell(name: string | undefined, type: string, style: string | undefined): void {
    const column = columnOf(name) ?? this.#column + 1;
    if (column <= this.#column || column >= LAST_COLUMN) {
      throw new ImportFailure('file_corrupt', 'The cells of the workbook are not in order.', this.#number);
    }
    this.#column = column;
    this.#type = type;
    this.#style = Number(style ?? 0);
    this.#value = '';
  }

  #closeCell(): void {
    const text = this.#textOfCell();
    if (text === '' || this.#column >= MOST_COLUMNS) return;
    this.#length += text.length;
    if (this.#length > LINE_LIMIT) throw new ImportFailure('line_too_long', 'A row is longer than 1 MB.', this.#number);
    while (this.#cells.length < this.#column) this.#cells.push('');
    this.#cells.push(text);
  }

  #textOfCell(): string {
    const value = this.#value;
    const { texts, kinds, from1904 } = this.#workbook;
    switch (this.#type) {
      case 's':
        return texts[Number(value)] ?? '';
      case 'n':
        return numberText(value, kinds[this.#style] ?? 'number', from1904);
      case 'b':
        return value === '1' ? 'TRUE' : 'FALSE';
      default:
        return unescapeText(value); // inlineStr, str, d (a date in ISO 8601) and e (an error)
    }
  }
}
