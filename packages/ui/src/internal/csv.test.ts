import { describe, expect, test } from 'vitest';
import { toCsv } from './csv.ts';

const line = (...values: (string | number | null)[]) => toCsv([values]).replace('\uFEFF', '').trimEnd();

describe('a CSV file', () => {
  test('is UTF-8 with a byte order mark, and has a line for each row', () => {
    expect(toCsv([['Țară', 'Ă'], []])).toBe('\uFEFFȚară,Ă\r\n\r\n');
  });

  test('quotes what would break it', () => {
    expect(line('a,b', 'say "no"', 'two\nlines', 'plain')).toBe('"a,b","say ""no""","two\nlines",plain');
  });

  test('keeps numbers as numbers, also negative ones, and leaves out what is not known', () => {
    expect(line(-1200.5, 0, null, Number.NaN)).toBe('-1200.5,0,,');
  });

  test.each(['=1+1', '+40', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '  =1', '\u200B=cmd', '\uFEFF@x'])(
    'never holds the formula %j',
    (text) => {
      expect(line(text).replace(/^"/, '').startsWith("'")).toBe(true);
    },
  );

  test('leaves ordinary text as it is', () => {
    expect(line('a=b', '10-12', "O'Neill")).toBe("a=b,10-12,O'Neill");
  });
});
