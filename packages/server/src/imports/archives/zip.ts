import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { ImportFailure } from '../import-failure.ts';

/** A workbook has a few dozen. */
const MOST_ENTRIES = 10_000;

/** A zip archive on the disk. */
export class Zip {
  /** Of its files; directories are none. */
  readonly names: readonly string[];
  readonly #file: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;
  /** Called with the bytes that were unpacked. */
  readonly #onUnpacked: (piece: Buffer) => void;

  private constructor(file: ZipFile, entries: ReadonlyMap<string, Entry>, onUnpacked: (piece: Buffer) => void) {
    this.#file = file;
    this.#entries = entries;
    this.#onUnpacked = onUnpacked;
    this.names = [...entries.keys()];
  }

  /** @throws ImportFailure `file_corrupt` */
  static async open(path: string, onUnpacked: (piece: Buffer) => void): Promise<Zip> {
    const file = await openPromise(path, { autoClose: false });
    try {
      if (file.entryCount > MOST_ENTRIES) throw new ImportFailure('file_corrupt', 'The archive has too many files.');
      const entries = new Map<string, Entry>();
      for await (const entry of file.eachEntry()) {
        if (!entry.fileName.endsWith('/')) entries.set(entry.fileName, entry);
      }
      return new Zip(file, entries, onUnpacked);
    } catch (error) {
      file.close();
      throw error;
    }
  }

  /**
   * The bytes of one of its files.
   * @throws ImportFailure `file_corrupt` where there is no such file, `file_locked` where it needs a password
   */
  async *read(name: string): AsyncGenerator<Buffer> {
    const entry = this.#entries.get(name);
    if (!entry) throw new ImportFailure('file_corrupt', `The archive has no file "${name}".`);
    if (entry.isEncrypted()) throw new ImportFailure('file_locked', 'The file is protected by a password.');
    let sum = 0;
    for await (const data of await this.#file.openReadStreamPromise(entry)) {
      const piece = data as Buffer;
      this.#onUnpacked(piece);
      sum = crc32(piece, sum);
      yield piece;
    }
    if (sum !== entry.crc32) throw new ImportFailure('file_corrupt', `The file "${name}" of the archive is damaged.`);
  }

  close(): void {
    this.#file.close();
  }
}
