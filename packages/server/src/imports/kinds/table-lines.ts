import { cutText } from '@adaos/api';
import type pg from 'pg';
import { sql } from 'kysely';
import { type Cell, CopyWriter, REJECTED_LENGTH } from '../../orders/copy-writer.ts';
import type { FileFormat } from '../file-format.ts';
import { resultOf } from '../line-rejected.ts';
import type { LineResult } from '../../orders/order-line.ts';
import type { LineKind } from '../stage-file.ts';
import type { CellReaders } from './cells.ts';

interface TableLines<L> {
  readonly kind: LineKind<LineResult<L>>['kind'];
  /** Its `read` answers null for a line that says nothing. @throws LineRejected from `read` */
  readonly open: (file: FileFormat, readers: CellReaders) => { read(cells: readonly string[]): L | null };
  /** The day that a line is of, where it is of one. */
  readonly dayOf?: (line: L) => string;
  /** The columns of `staged` that are this kind's own, each with what a line has for it. */
  readonly columns: readonly (readonly [definition: string, of: (line: L) => Cell])[];
}

/** Lines of a table that are complete on their own: each is read, or left out with its reason. */
export function tableLines<L>({ kind, open, dayOf, columns }: TableLines<L>): LineKind<LineResult<L>> {
  class Writer extends CopyWriter {
    add(number: number, { line, rejection }: LineResult<L>, text: string): void {
      this.addRow([
        number,
        line && dayOf?.(line),
        rejection?.code,
        rejection?.reason,
        rejection ? cutText(text, REJECTED_LENGTH) : null,
        ...columns.map(([, of]) => line && of(line)),
      ]);
    }
  }
  return {
    kind,
    open(file, readers) {
      const reader = open(file, readers);
      return {
        read(cells) {
          if (cells.every((cell) => cell.trim() === '')) return null;
          return resultOf(() => {
            const line = reader.read(cells);
            return line && { line };
          });
        },
      };
    },
    async createStaging(trx) {
      await sql`drop table if exists staged`.execute(trx);
      const own = columns.map(([definition]) => definition).join(', ');
      await sql`
        create temporary table staged (line integer, day date, code text, reason text, text text, ${sql.raw(own)})
        on commit drop`.execute(trx);
    },
    writer: (client: pg.ClientBase) => new Writer(client),
  };
}
