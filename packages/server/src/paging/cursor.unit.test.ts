import { describe, expect, test } from 'vitest';
import { lineCursor, orderCursor } from './cursor.ts';

const cursor = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url');

describe('a cursor', () => {
  test('is read as it was written', () => {
    for (const [sort, key] of [
      ['day', '2024-02-29'],
      ['profit', '-1250'],
      ['profit', null],
      ['total', '0'],
    ] as const) {
      const place = { key, orderId: '12' };
      expect(orderCursor.read(sort, orderCursor.of(sort, place))).toEqual(place);
    }
    expect(lineCursor.read(lineCursor.of('9223372036854775807'))).toBe('9223372036854775807');
  });

  test.each([
    [['day', '0000-01-01', '1']],
    [['day', '2023-02-29', '1']],
    [['day', '+10000-01-01', '1']],
    [['day', '-0001-01-01', '1']],
    [['day', '2024-01-01', '9223372036854775808']],
    [['day', '2024-01-01', '-0']],
    [['day', '2024-01-01', '-1']],
    [['day', '2024-01-01', 1]],
    [['day', '2024-01-01', '1\0']],
    [['day', '2024-01-01']],
    [['day', '12', '1']],
    [['day', null, '1']],
    [['total', '12', '1']],
    [{}],
    [null],
  ])('of %j is none', (place) => {
    expect(() => orderCursor.read('day', cursor(place))).toThrow(expect.objectContaining({ kind: 'invalid_input' }));
    expect(() => lineCursor.read(cursor(place))).toThrow(expect.objectContaining({ kind: 'invalid_input' }));
  });
});
