import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AmountReader, type DecimalMark, readAmount } from './amounts.ts';
import { decimalText, divide, multiply, toDecimal, toMinor } from '../orders/decimal.ts';

function read(text: string, mark: DecimalMark = '.'): string | null {
  const amount = readAmount(text, mark);
  return amount === null || amount === 'too large' ? amount : decimalText(amount.value);
}

describe('readAmount', () => {
  test.each([
    ['12', '12'],
    ['-3', '-3'],
    ['+5', '5'],
    ['\u22125', '-5'],
    ['12.50', '12.5'],
    ['12,5', '12.5'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['0,123', '0.123'],
    ['1234.567', '1234.567'],
    ['1.2345', '1.2345'],
    ['1,234.56', '1234.56'],
    ['1.234,56', '1234.56'],
    ['1.234.567', '1234567'],
    ['1,234.567', '1234.567'],
    ['1 234,56', '1234.56'],
    ['1\u202f234,56', '1234.56'],
    ["1'234.50", '1234.5'],
    ['1,23,456.78', '123456.78'],
    ['£12.50', '12.5'],
    ['-£12.50', '-12.5'],
    ['€ -1.234,5', '-1234.5'],
    ['US$12', '12'],
    ['12,50 lei', '12.5'],
    ['RON 12.50', '12.5'],
    ['5 kr.', '5'],
    ['(3.20)', '-3.2'],
    ['3.20-', '-3.2'],
    ["'12.5", '12.5'],
  ])('reads %j as %s', (text, value) => {
    expect(read(text)).toBe(value);
  });

  test.each([
    '',
    '-',
    '.',
    'abc',
    '12abc',
    '1e5',
    '12%',
    'NaN',
    '--5',
    '(5',
    '5)',
    '-(5)',
    '12 34',
    '1,2,3',
    '1.234.56',
  ])('rejects %j', (text) => {
    expect(read(text)).toBeNull();
  });

  test('reads what could be grouped or decimal by the decimal mark of the file', () => {
    expect(read('1.234', '.')).toBe('1.234');
    expect(read('1.234', ',')).toBe('1234');
    expect(read('1,234', '.')).toBe('1234');
    expect(read('1,234', ',')).toBe('1.234');
  });

  test('refuses more digits than any amount has', () => {
    expect(read('9'.repeat(25))).toBe('too large');
  });

  const grouped = (digits: string, separator: string) => digits.replace(/\B(?=(?:\d{3})+$)/g, separator);
  const minor = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n });

  test('reads back any amount that was written with two decimals, in every notation', () => {
    const notations = fc.constantFrom(
      ['', '.'],
      ['', ','],
      [',', '.'],
      ['.', ','],
      [' ', ','],
      ['\u00a0', ','],
      ["'", '.'],
    );
    const frames = fc.constantFrom('#', '£#', '# lei', '$ #', '# EUR');
    fc.assert(
      fc.property(
        minor,
        notations,
        frames,
        fc.constantFrom<DecimalMark>('.', ','),
        (cents, [group, mark], frame, other) => {
          const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
          const number = `${grouped(digits.slice(0, -2), group ?? '')}${mark}${digits.slice(-2)}`;
          const found = readAmount(frame.replace('#', `${cents < 0n ? '-' : ''}${number}`), other);
          if (found === null || found === 'too large') throw new Error('not read');
          expect(toMinor(found.value, 2)).toBe(cents);
          expect(found.proves).toBe(mark);
        },
      ),
    );
  });

  test('never throws, and reads only what has a digit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        if (readAmount(text, '.') !== null) expect(text).toMatch(/\d/);
      }),
    );
  });
});

describe('AmountReader', () => {
  test('gathers which decimal mark a file proves', () => {
    const reader = new AmountReader('.');
    for (const text of ['12', '1.234', '3,50', '3,50', '1.000,25']) reader.read(text);
    expect(reader.proven).toEqual({ '.': 0, ',': 2 });
    expect(reader.bestMark('.')).toBe(',');
  });

  test('keeps the mark where the file proves neither', () => {
    const reader = new AmountReader(',');
    for (const text of ['12', '1.234', '7,125']) reader.read(text);
    expect(reader.bestMark(',')).toBe(',');
  });
});

describe('decimals', () => {
  const decimal = (text: string) => {
    const found = readAmount(text, '.');
    if (found === null || found === 'too large') throw new Error(text);
    return found.value;
  };

  test.each([
    ['1.005', 2, 101n],
    ['1.004999', 2, 100n],
    ['-1.005', 2, -101n],
    ['0.005', 2, 1n],
    ['-0.005', 2, -1n],
    ['12', 2, 1200n],
    ['12.5', 0, 13n],
    ['-12.5', 0, -13n],
    ['1.2345', 3, 1235n],
  ])('%s with %i decimals is %i minor units, half away from zero', (text, digits, minor) => {
    expect(toMinor(decimal(text), digits)).toBe(minor);
  });

  test('products are exact where floats are not', () => {
    expect(decimalText(multiply(decimal('0.1'), decimal('3')))).toBe('0.3');
    expect(toMinor(multiply(decimal('48'), decimal('2.1')), 2)).toBe(10_080n);
    expect(decimalText(multiply(decimal('-9360'), decimal('0.03')))).toBe('-280.8');
  });

  test('equal numbers are equal texts', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
        fc.nat({ max: 6 }),
        fc.nat({ max: 6 }),
        (units, scale, zeros) => {
          const longer = { units: units * 10n ** BigInt(zeros), scale: scale + zeros };
          expect(decimalText(longer)).toBe(decimalText({ units, scale }));
        },
      ),
    );
  });

  test('a total by a quantity is a price with four decimals', () => {
    expect(decimalText(divide(decimal('10'), decimal('3')))).toBe('3.3333');
    expect(decimalText(divide(decimal('-20.5'), decimal('2')))).toBe('-10.25');
    expect(decimalText(divide(decimal('10'), decimal('0')))).toBe('0');
  });

  test('leading zeros are no digits', () => {
    expect(toDecimal(false, '0'.repeat(40), '5')).toEqual({ units: 5n, scale: 1 });
  });
});
