import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { setImmediate } from 'node:timers/promises';
import { ImportFailure } from '../import-failure.ts';

/** Bytes between two tags: a cell has 32,767 characters at most. */
const TEXT_LIMIT = 1_000_000;
/** What is parsed in one turn. */
const TURN_BYTES = 16 * 1024;

export interface XmlEvents {
  /** @param name without its prefix. */
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text(text: string): void;
  close(name: string): void;
}

/** Workbooks of some programs name their elements with a prefix. */
const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Reads a part of a workbook, in turns with other work.
 * @yields after each piece, when its events have been called.
 * @throws ImportFailure `file_corrupt` for what is no XML, `line_too_long`
 */
export async function* readXml(pieces: AsyncIterable<Buffer>, events: XmlEvents): AsyncGenerator<void> {
  const decoder = new TextDecoder();
  const parser = new SaxesParser();
  let sinceTag = 0;
  parser.on('error', (error) => {
    throw new ImportFailure('file_corrupt', `The workbook is damaged: ${error.message}`);
  });
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    sinceTag = 0;
    events.open(localName(name), attributes);
  });
  parser.on('text', (text) => events.text(text));
  parser.on('cdata', (text) => events.text(text));
  parser.on('closetag', ({ name }) => {
    sinceTag = 0;
    events.close(localName(name));
  });
  for await (const piece of pieces) {
    for (let at = 0; at < piece.length; at += TURN_BYTES) {
      const part = piece.subarray(at, at + TURN_BYTES);
      sinceTag += part.length;
      parser.write(decoder.decode(part, { stream: true }));
      if (sinceTag > TEXT_LIMIT) throw new ImportFailure('line_too_long', 'A cell is longer than 1 MB.');
      yield;
      await setImmediate(); // calls have their turn
    }
  }
  parser.close();
}

/** Reads a part of a workbook to its end; see `readXml`. */
export async function readWholeXml(pieces: AsyncIterable<Buffer>, events: Partial<XmlEvents>): Promise<void> {
  const nothing = () => {};
  for await (const _piece of readXml(pieces, { open: nothing, text: nothing, close: nothing, ...events }));
}
