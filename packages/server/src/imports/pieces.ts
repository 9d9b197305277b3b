/** Joins what comes into pieces of `size` bytes; the last one is shorter. */
export async function* inPieces(source: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let gathered: Buffer[] = [];
  let length = 0;
  for await (const piece of source) {
    gathered.push(piece);
    length += piece.length;
    if (length < size) continue;
    const bytes = Buffer.concat(gathered);
    const whole = length - (length % size);
    for (let at = 0; at < whole; at += size) yield bytes.subarray(at, at + size);
    gathered = [bytes.subarray(whole)];
    length -= whole;
  }
  if (length > 0) yield Buffer.concat(gathered);
}

/** What comes, with what was read of it before. */
export async function* startingWith(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* rest;
}
