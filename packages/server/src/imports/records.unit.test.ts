import fc from 'fast-check';
import { stringify } from 'csv-stringify/sync';
import { describe, expect, test } from 'vitest';
import { ImportFailure } from './import-failure.ts';
import { LINE_LIMIT, RecordParser } from './records.ts';

interface Read {
  readonly line: number;
  readonly cells: readonly string[];
  readonly text: string;
}

async function parse(text: string, { delimiter = ',', pieceLength = 7 } = {}): Promise<Read[]> {
  const parser = new RecordParser(delimiter);
  const bytes = Buffer.from(text);
  const all: Read[] = [];
  const keep = (records: Awaited<ReturnType<RecordParser['write']>>) => {
    for (const record of records) all.push({ line: record.line, cells: record.cells, text: parser.textOf(record) });
  };
  for (let at = 0; at < bytes.length; at += pieceLength) keep(await parser.write(bytes.subarray(at, at + pieceLength)));
  keep(await parser.end());
  return all;
}

const cellsOf = async (text: string, options = {}) => (await parse(text, options)).map(({ cells }) => cells);

async function failureOf(text: string, options = {}): Promise<Pick<ImportFailure, 'code' | 'line'>> {
  const error = await parse(text, options).then(
    () => new Error('nothing failed'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ImportFailure)) throw error;
  return { code: error.code, line: error.line };
}

describe('RecordParser', () => {
  test('reads quoted commas, quotes and line breaks, and numbers the lines of the file', async () => {
    expect(await parse('a,b\r\n\r\n1,"x\r\ny, ""z"""\r\n  \r\n2,w\r\n3,')).toEqual([
      { line: 1, cells: ['a', 'b'], text: 'a,b' },
      { line: 3, cells: ['1', 'x\r\ny, "z"'], text: '1,"x\r\ny, ""z"""' },
      { line: 6, cells: ['2', 'w'], text: '2,w' },
      { line: 7, cells: ['3', ''], text: '3,' },
    ]);
  });

  test('a quote inside a cell is text', async () => {
    expect(await cellsOf('1,7" disc,x\n2,"a" ,y\n3, "b" ,z\n')).toEqual([
      ['1', '7" disc', 'x'],
      ['2', 'a', 'y'],
      ['3', 'b', 'z'],
    ]);
  });

  test('line ends of all kinds may be mixed', async () => {
    expect(await parse('a\nb\r\nc\rd')).toMatchObject([{ line: 1 }, { line: 2 }, { line: 3 }, { line: 4 }]);
  });

  test('semicolons and tabs', async () => {
    expect(await cellsOf('a;"b;c"\n', { delimiter: ';' })).toEqual([['a', 'b;c']]);
    expect(await cellsOf('a\t"b\tc"\n1\t\t\n', { delimiter: '\t' })).toEqual([
      ['a', 'b\tc'],
      ['1', '', ''],
    ]);
  });

  test.each([
    ['to the end of the file', 'a,b\n1,"x\n2,y\n3,z\n'],
    ['to the next quote', 'a,b\n1,"x\n2,y\n3,"z"\n'],
    ['before more text', 'a,b\n1,"x"y\n'],
    ['over more than a line may have', `a,b\n1,"${'x,y\n'.repeat(LINE_LIMIT / 3)}`],
  ])('an unclosed quote %s fails with its line', async (_case, text) => {
    expect(await failureOf(text, { pieceLength: 60_000 })).toEqual({ code: 'quote_unclosed', line: 2 });
  });

  test.each([`1,${'x'.repeat(LINE_LIMIT + 1)}\n`, `1,"${'x'.repeat(LINE_LIMIT + 1)}"\n`, 'x,'.repeat(LINE_LIMIT + 1)])(
    'a line over 1 MB fails with its line',
    async (line) => {
      expect(await failureOf(`a,b\n\n${line}`, { pieceLength: 65_536 })).toEqual({ code: 'line_too_long', line: 3 });
    },
  );

  const cell = fc.string({
    unit: fc.constantFrom('a', 'Ț', ' x', ',', ';', '"', '\n', '\r\n', '=1', '😀'),
    minLength: 1,
    maxLength: 6,
  });
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 8 });

  test('whatever was written is read, however it is cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        rows,
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom('\n', '\r\n'),
        async (written, pieceLength, lineEnd) => {
          const text = stringify(written, { quoted: true, record_delimiter: lineEnd });
          expect(await cellsOf(text, { pieceLength })).toEqual(written);
        },
      ),
    );
  });

  test('texts and lines are those of the file, however it is cut', async () => {
    await fc.assert(
      fc.asyncProperty(rows, fc.integer({ min: 1, max: 40 }), async (written, pieceLength) => {
        const records = written.map((row) => stringify([row], { quoted: true, eof: false }));
        const starts = records.map(
          (_, at) =>
            records
              .slice(0, at)
              .join('\n')
              .split(/\r\n|\n/).length + (at > 0 ? 1 : 0),
        );
        const found = await parse(records.join('\n'), { pieceLength });
        expect(found.map(({ text }) => text)).toEqual(records);
        expect(found.map(({ line }) => line)).toEqual(starts);
      }),
    );
  });
});
