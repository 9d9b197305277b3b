import type { Database } from '../db/database.ts';
import { saveProgress } from './import-rows.ts';
import type { StoredFileRef } from './stored-file.ts';

const INTERVAL_MS = 500;

/** Tells how far an import is, twice a second, beside its transaction. */
export class ImportProgress {
  readonly #database: Database;
  readonly #file: StoredFileRef;
  #share = 0;
  #linesRead = 0;
  #told = 0;
  #writing: Promise<void> = Promise.resolve();

  constructor(database: Database, file: StoredFileRef) {
    this.#database = database;
    this.#file = file;
  }

  /** @param share of the file that was read, 0 to 1. */
  read(share: number): void {
    this.#share = share;
    this.#tell();
  }

  lines(linesRead: number): void {
    this.#linesRead = linesRead;
    this.#tell();
  }

  #tell(): void {
    const now = performance.now();
    if (now - this.#told < INTERVAL_MS) return;
    this.#told = now;
    const state = { share: this.#share, linesRead: this.#linesRead };
    // What is told is a courtesy: where it can't be, the import goes on.
    this.#writing = this.#writing.then(() => saveProgress(this.#database, this.#file, state)).catch(() => {});
  }

  /** Waits for what is being told; nothing is told after it. */
  async stop(): Promise<void> {
    this.#told = Number.POSITIVE_INFINITY;
    await this.#writing;
  }
}
