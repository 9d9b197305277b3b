import type { ImportErrorCode } from '@adaos/api';

/** Why a whole file is refused. Nothing of it is kept. */
export class ImportFailure extends Error {
  readonly code: ImportErrorCode;
  /** The line of the file, from 1, the header included; null where it is no matter of a line. */
  readonly line: number | null;

  /** @param message English, shown where the client has no text of its own for `code`. */
  constructor(code: ImportErrorCode, message: string, line: number | null = null) {
    super(message);
    this.name = 'ImportFailure';
    this.code = code;
    this.line = line;
  }
}
