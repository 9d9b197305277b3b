import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** What one column of a row holds. */
export type Cell = string | number | bigint | null | undefined;

/** What is kept of a rejected line's text. */
export const REJECTED_LENGTH = 500;
/** Rows go out in pieces of about this many characters. */
const PIECE_LENGTH = 64 * 1024;
const SPECIAL = /[\\\t\n\r\0]/g;
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r', '\0': '' };
const NULL = '\\N';

function field(value: Cell): string {
  if (value === null || value === undefined) return NULL;
  return typeof value === 'string' ? value.replace(SPECIAL, (found) => ESCAPES[found] ?? found) : String(value);
}

/** Writes rows into the table `staged`, as fast as the database takes them. Nothing else may run on the connection. */
export class CopyWriter {
  readonly #copy;
  #pending = '';
  #error: Error | null = null;

  constructor(client: pg.ClientBase) {
    this.#copy = client.query(copyFrom('copy staged from stdin'));
    this.#copy.on('error', (error: Error) => {
      this.#error = error;
    });
  }

  addRow(cells: readonly Cell[]): void {
    this.#pending += `${cells.map(field).join('\t')}\n`;
  }

  /** To be called between additions: sends what has gathered, and waits while the database is behind. */
  async flush(): Promise<void> {
    if (this.#pending.length < PIECE_LENGTH) return;
    await this.#send();
  }

  async #send(): Promise<void> {
    if (this.#error) throw this.#error;
    const more = this.#copy.write(this.#pending);
    this.#pending = '';
    if (!more) await once(this.#copy, 'drain');
  }

  async end(): Promise<void> {
    if (this.#pending !== '') await this.#send();
    this.#copy.end();
    await finished(this.#copy);
  }

  /** Gives up what was written; the connection is good again to roll back. */
  async abort(): Promise<void> {
    if (this.#error) return;
    this.#copy.destroy();
    await finished(this.#copy).catch(() => {});
  }
}
