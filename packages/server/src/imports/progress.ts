import type { Database } from '../db/database.ts';
import { saveProgress } from './import-rows.ts';
import type { StoredFileRef } from './stored-file.ts';

const INTERVAL_MS = 500;

/** Reports the progress of an import, twice a second, beside its transaction. */
export class ImportProgress {
  readonly #database: Database;
  readonly #file: StoredFileRef;
  #share = 0;
  #linesRead = 0;
  #reportedAt = 0;
  #writing: Promise<void> = Promise.resolve();

  constructor(database: Database, file: StoredFileRef) {
    this.#database = database;
    this.#file = file;
  }

  /** @param share of the file that was read, 0 to 1. */
  read(share: number): void {
    this.#share = share;
    this.#report();
  }

  lines(linesRead: number): void {
    this.#linesRead = linesRead;
    this.#report();
  }

  #report(): void {
    const now = performance.now();
    if (now - this.#reportedAt < INTERVAL_MS) return;
    this.#reportedAt = now;
    const state = { share: this.#share, linesRead: this.#linesRead };
    // Progress is only information: where it cannot be reported, the import continues.
    this.#writing = this.#writing.then(() => saveProgress(this.#database, this.#file, state)).catch(() => {});
  }

  /** Waits for the report under way; nothing is reported after it. */
  async stop(): Promise<void> {
    this.#reportedAt = Number.POSITIVE_INFINITY;
    await this.#writing;
  }
}
