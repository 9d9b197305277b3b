import { isArchive } from './archives/unpack.ts';
import { type Encoding, EncodingEvidence } from './encoding.ts';
import { ImportFailure } from './import-failure.ts';
import { LINE_LIMIT } from './records.ts';

/** What the layout of a file is recognised by. */
export const HEAD_BYTES = 64 * 1024;

/** What a first look at every byte of a file finds. */
export interface Survey {
  readonly encoding: Encoding;
  /** The first bytes: 64 KB, or more where the first line is longer. */
  readonly head: Buffer;
  /** True where `head` is all of the file. */
  readonly whole: boolean;
}

const LINE_FEED = 10;
const RETURN = 13;
const startsWith = (head: Buffer, bytes: readonly number[]) => bytes.every((byte, at) => head[at] === byte);

/** @throws ImportFailure `not_a_text_file` for what has no text; archives are unpacked before, but for those packed in gzip. */
function refuseOthers(head: Buffer): void {
  if (isArchive(head)) {
    throw new ImportFailure('not_a_text_file', 'This is an Excel workbook or a zip archive, packed a second time.');
  }
  if (startsWith(head, [0xd0, 0xcf, 0x11, 0xe0])) {
    const message =
      'This is an Excel workbook of the old kind, or one with a password. Please save it as .xlsx or CSV.';
    throw new ImportFailure('not_a_text_file', message);
  }
  if (startsWith(head, [0x25, 0x50, 0x44, 0x46])) {
    throw new ImportFailure('not_a_text_file', 'This is a PDF document, not a text file.');
  }
}

const hasLine = (head: Buffer) => head.includes(LINE_FEED) || head.includes(RETURN);

/** Goes through a file once, to find its encoding and keep its beginning. */
export class Surveyor {
  readonly #evidence = new EncodingEvidence();
  #head: Buffer = Buffer.alloc(0);
  #whole = true;
  #hasZero = false;

  /** @throws ImportFailure `not_a_text_file` */
  add(piece: Buffer): void {
    const begins = this.#head.length === 0;
    const wanted = this.#head.length < HEAD_BYTES || (this.#head.length <= LINE_LIMIT && !hasLine(this.#head));
    if (wanted) this.#head = Buffer.concat([this.#head, piece]);
    else this.#whole = false;
    if (begins) refuseOthers(this.#head);
    this.#evidence.add(piece);
    this.#hasZero ||= piece.includes(0);
  }

  /**
   * @param options.whole false where what was added is only the beginning of the file.
   * @throws ImportFailure `file_empty` or `not_a_text_file`
   */
  result({ whole = true }: { whole?: boolean } = {}): Survey {
    if (this.#head.length === 0) throw new ImportFailure('file_empty', 'The file is empty.');
    const encoding = this.#evidence.result({ whole });
    if (this.#hasZero && !encoding.startsWith('utf-16')) {
      throw new ImportFailure('not_a_text_file', 'This is not a text file.');
    }
    return { encoding, head: this.#head, whole: whole && this.#whole };
  }
}
