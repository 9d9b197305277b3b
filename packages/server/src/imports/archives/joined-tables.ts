import { ImportFailure } from '../import-failure.ts';
import { LINE_LIMIT } from '../records.ts';

const [LINE_END, QUOTE, NOTHING] = [0x0a, 0x22, 0];

/** A line of titles as it is compared: without byte order mark and line end. */
const titlesOf = (line: Buffer) =>
  line
    .toString('latin1')
    .replace(/^\u00EF\u00BB\u00BF/u, '')
    .trimEnd();

/** Whether it is clear where a line of titles ends: a title has no line breaks, and a line ends with one byte. */
const isWhole = (line: Buffer) =>
  !line.includes(NOTHING) && line.reduce((quotes, byte) => quotes + (byte === QUOTE ? 1 : 0), 0) % 2 === 0;

/** Takes the first line of a table from its pieces. @returns it with its line end, and what came with it. */
async function takeFirstLine(pieces: AsyncIterator<Buffer>): Promise<readonly [line: Buffer, rest: Buffer]> {
  let head: Buffer = Buffer.alloc(0);
  while (!head.includes(LINE_END) && head.length <= LINE_LIMIT) {
    const piece = await pieces.next();
    if (piece.done) break;
    head = Buffer.concat([head, piece.value]);
  }
  const end = head.indexOf(LINE_END) + 1 || head.length;
  return [head.subarray(0, end), head.subarray(end)];
}

/**
 * Joins tables that are the parts of one export, as Shopify sends a large one: each begins with the same titles, which stay once. Lines
 * are numbered through.
 * @throws ImportFailure `several_files` where the titles differ, or it is not clear where they end
 */
export async function* joinTables(tables: readonly AsyncIterable<Buffer>[]): AsyncGenerator<Buffer> {
  let titles: string | null = null;
  let last: number | undefined = LINE_END;
  for (const table of tables) {
    const pieces = table[Symbol.asyncIterator]();
    const [line, rest] = await takeFirstLine(pieces);
    if (!isWhole(line) || titlesOf(line) !== (titles ?? titlesOf(line))) {
      await pieces.return?.();
      const message = `The archive has ${tables.length} files with different titles. Please import each by itself.`;
      throw new ImportFailure('several_files', message);
    }
    const lineEnd = last === LINE_END ? Buffer.alloc(0) : Buffer.from([LINE_END]);
    yield Buffer.concat([titles === null ? line : lineEnd, rest]);
    last = rest.at(-1) ?? (titles === null ? line.at(-1) : LINE_END);
    titles ??= titlesOf(line);
    for await (const piece of { [Symbol.asyncIterator]: () => pieces }) {
      last = piece.at(-1) ?? last;
      yield piece;
    }
  }
}
