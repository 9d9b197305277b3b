import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { root } from './root.ts';

/** Real order lines of December 2009; see the note beside them. */
export const JOURNEY_ORDERS = join(root, 'tests/fixtures/journey-orders.csv');

const PIECE_LENGTH = 64 * 1024;

async function readLines(path: string): Promise<{ header: string; lines: string[] }> {
  const file = createReadStream(path);
  const [header = '', ...lines] = (await text(path.endsWith('.gz') ? file.pipe(createGunzip()) : file)).split(/\r?\n/);
  return { header, lines: lines.filter(Boolean) };
}

/** `489434,…` of the third round is `2-489434,…`; a refund keeps its C in front: `C2-489449,…`. */
const renumber = (line: string, round: number) =>
  line.startsWith('C') ? `C${round}-${line.slice(1)}` : `${round}-${line}`;

/**
 * An orders file of any size: the lines of a real one again and again, each round under other order numbers.
 * @param path a CSV file with the order number first, plain or gzip, without line breaks in its cells.
 * @param lines how many, the header not counted.
 */
export async function repeatOrders(path: string, lines: number): Promise<Readable> {
  const source = await readLines(path);
  async function* pieces() {
    let piece = `${source.header}\n`;
    for (let at = 0; at < lines; at += 1) {
      const line = source.lines[at % source.lines.length] ?? '';
      const round = Math.floor(at / source.lines.length);
      piece += `${round === 0 ? line : renumber(line, round)}\n`;
      if (piece.length < PIECE_LENGTH) continue;
      yield Buffer.from(piece);
      piece = '';
    }
    yield Buffer.from(piece);
  }
  return Readable.from(pieces());
}
