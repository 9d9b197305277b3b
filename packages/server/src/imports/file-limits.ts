import type { Plan } from '@adaos/domain';
import { TooLargeError } from '../errors/domain-errors.ts';

const BYTES_PER_MB = 1_000_000;
const LINE_FEED = 10;
const RETURN = 13;

/** The largest file that may be imported. */
export type FileLimits = Pick<Plan['limits'], 'importLines' | 'importMb'>;

function tooLarge({ importLines, importMb }: FileLimits): TooLargeError {
  const [lines, megabytes] = [importLines, importMb].map((limit) => limit.toLocaleString('en'));
  const message =
    `The file is too large: the plan takes files of up to ${lines} lines and ${megabytes} MB, unpacked. ` +
    'Split the file, or choose a larger plan.';
  return new TooLargeError('file_too_large', message, { values: { lines: importLines, megabytes: importMb } });
}

/** @throws TooLargeError `file_too_large` for a size that is over the limit, packed or not. */
export function checkSize(bytes: number, limits: FileLimits): void {
  if (bytes > limits.importMb * BYTES_PER_MB) throw tooLarge(limits);
}

/** Counts a file's bytes and lines as they are unpacked. */
export class FileMeter {
  /** Line breaks so far: `\n`, `\r\n` or `\r`. */
  lines = 0;
  bytes = 0;
  readonly #limits: FileLimits;
  #afterReturn = false;

  constructor(limits: FileLimits) {
    this.#limits = limits;
  }

  /** @throws TooLargeError `file_too_large` for a size in bytes that is over the limit: of an archive as it comes, or of what it unpacks to. */
  checkSize(bytes: number): void {
    checkSize(bytes, this.#limits);
  }

  /** @throws TooLargeError `file_too_large` as soon as the file is over a limit. */
  add(piece: Buffer): void {
    this.bytes += piece.length;
    for (let at = 0; at < piece.length; at += 1) {
      const byte = piece[at];
      if (byte === RETURN || (byte === LINE_FEED && !this.#afterReturn)) this.lines += 1;
      this.#afterReturn = byte === RETURN;
    }
    this.checkSize(this.bytes);
    // The titles are a line, too.
    if (this.lines > this.#limits.importLines + 1) throw tooLarge(this.#limits);
  }
}
