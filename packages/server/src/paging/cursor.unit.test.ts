import { describe, expect, test } from 'vitest';
import { lineCursor, orderCursor } from './cursor.ts';

const cursor = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url');

describe('a cursor', () => {
  test('is read as it was written', () => {
    expect(orderCursor.read(orderCursor.of('2024-02-29', '12'))).toEqual({ day: '2024-02-29', orderId: '12' });
    expect(lineCursor.read(lineCursor.of('9223372036854775807'))).toBe('9223372036854775807');
  });

  test.each([
    [['0000-01-01', '1']],
    [['2023-02-29', '1']],
    [['+10000-01-01', '1']],
    [['-0001-01-01', '1']],
    [['2024-01-01', '9223372036854775808']],
    [['2024-01-01', '-0']],
    [['2024-01-01', '-1']],
    [['2024-01-01', 1]],
    [['2024-01-01', '1\0']],
    [['2024-01-01']],
    [{}],
    [null],
  ])('of %j is none', (place) => {
    expect(() => orderCursor.read(cursor(place))).toThrow(expect.objectContaining({ kind: 'invalid_input' }));
    expect(() => lineCursor.read(cursor(place))).toThrow(expect.objectContaining({ kind: 'invalid_input' }));
  });
});
