import { isAscii } from 'node:buffer';
import { codePageWeight } from './code-pages.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1250' | 'windows-1252';

const SPACE = 0x20;
/** So many proper UTF-8 characters outweigh one stray byte in a file that is otherwise UTF-8. */
const PROPER_FOR_ONE_STRAY = 10;

/** The bytes that follow a lead byte in UTF-8; 0 where none may begin with it. */
function followers(lead: number): number {
  if (lead >= 0xc2 && lead <= 0xdf) return 1;
  if (lead >= 0xe0 && lead <= 0xef) return 2;
  return lead >= 0xf0 && lead <= 0xf4 ? 3 : 0;
}

/** Looks at every byte of a file, in pieces, to find the encoding of its text. */
export class EncodingEvidence {
  #mark: Encoding | null | undefined;
  #head = Buffer.alloc(0);
  #before = SPACE;
  #current = SPACE;
  #expected = 0;
  #proper = 0;
  #stray = 0;
  #weight = 0;

  add(piece: Buffer): void {
    if (this.#mark === undefined) {
      this.#head = Buffer.concat([this.#head, piece.subarray(0, 3)]);
      if (this.#head.length >= 3) this.#mark = byteOrderMark(this.#head);
    }
    const plain = this.#current < 0x80 && this.#expected === 0 && isAscii(piece);
    if (plain) {
      this.#before = piece.at(-2) ?? this.#current;
      this.#current = piece.at(-1) ?? this.#current;
      return;
    }
    for (const byte of piece) this.#addByte(byte);
  }

  #addByte(byte: number): void {
    if (this.#current >= 0x80) this.#weight += codePageWeight(this.#before, this.#current, byte);
    this.#before = this.#current;
    this.#current = byte;
    if (this.#expected > 0) {
      if ((byte & 0xc0) === 0x80) {
        this.#expected -= 1;
        if (this.#expected === 0) this.#proper += 1;
        return;
      }
      this.#stray += 1;
      this.#expected = 0;
    }
    if (byte < 0x80) return;
    this.#expected = followers(byte);
    if (this.#expected === 0) this.#stray += 1;
  }

  /**
   * @param options.whole false where only the beginning of the file was seen, so that its last character may be cut.
   */
  result({ whole = true }: { whole?: boolean } = {}): Encoding {
    const mark = this.#mark ?? byteOrderMark(this.#head);
    if (mark) return mark;
    const stray = this.#stray + (whole && this.#expected > 0 ? 1 : 0);
    if (stray === 0 || this.#proper >= stray * PROPER_FOR_ONE_STRAY) return 'utf-8';
    const weight = this.#weight + (this.#current >= 0x80 ? codePageWeight(this.#before, this.#current, SPACE) : 0);
    return weight > 0 ? 'windows-1250' : 'windows-1252';
  }
}

/** The encoding that a file's first bytes announce; null where they do not. */
export function byteOrderMark(head: Buffer): Encoding | null {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8';
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  return null;
}
