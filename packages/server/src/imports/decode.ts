import iconv from 'iconv-lite';
import { byteOrderMark, type Encoding } from './encoding.ts';

/** Turns the bytes of a file into UTF-8 without byte order mark, piece by piece. */
export interface ToUtf8 {
  write(piece: Buffer): Buffer;
  end(): Buffer;
}

const NOTHING = Buffer.alloc(0);

function withoutMark(): ToUtf8 {
  let head: Buffer | null = NOTHING;
  const skipMark = (bytes: Buffer) => (byteOrderMark(bytes) === 'utf-8' ? bytes.subarray(3) : bytes);
  return {
    write(piece) {
      if (head === null) return piece;
      const bytes: Buffer = Buffer.concat([head, piece]);
      head = bytes.length < 3 ? bytes : null;
      return head === null ? skipMark(bytes) : NOTHING;
    },
    end: () => head ?? NOTHING,
  };
}

export function toUtf8(encoding: Encoding): ToUtf8 {
  if (encoding === 'utf-8') return withoutMark();
  const decoder = iconv.getDecoder(encoding);
  return {
    write: (piece) => Buffer.from(decoder.write(piece)),
    end: () => Buffer.from(decoder.end() ?? ''),
  };
}

/** All of a file's first bytes at once; a character that they cut is left out. */
export function headToUtf8(head: Buffer, encoding: Encoding): Buffer {
  return toUtf8(encoding).write(head);
}
