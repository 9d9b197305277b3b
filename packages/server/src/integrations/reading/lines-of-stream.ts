import type { Readable } from 'node:stream';
import { FileUnusable, OutboundError } from '../outbound.ts';

/** One order or line with all that may be in it, in characters. */
const LONGEST = 8 * 1024 * 1024;

/**
 * The lines of a text in UTF-8, as it comes; a break in the middle of a character does no harm.
 * @throws OutboundError where the stream breaks off; FileUnusable where a line has no end.
 */
export async function* linesOfStream(stream: Readable): AsyncGenerator<string> {
  stream.setEncoding('utf8');
  let rest = '';
  try {
    for await (const piece of stream) {
      const lines = (rest + String(piece)).split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > LONGEST) throw new FileUnusable('A line of the platform’s file is too long.');
      yield* lines;
    }
  } catch (error) {
    if (error instanceof OutboundError) throw error;
    throw new OutboundError('The platform’s file broke off.', { cause: error });
  }
  if (rest !== '') yield rest;
}
