import { expect, test } from 'vitest';
import { networkOf } from './limits.ts';

test('an IPv4 address counts as itself, also in its IPv6 form', () => {
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('192.0.2.8')).not.toBe(networkOf('192.0.2.7'));
});

test('an IPv6 address counts by its first 64 bits', () => {
  expect(networkOf('2001:db8:1:2::7')).toBe(networkOf('2001:db8:1:2:ffff:1:2:3'));
  expect(networkOf('2001:db8:1:3::7')).not.toBe(networkOf('2001:db8:1:2::7'));
});

test.each([
  ['192.0.2.7:51234', '192.0.2.7'],
  ['[2001:db8:1:2::7]:443', '2001:db8:1:2::9'],
  ['[2001:db8:1:2::7]', '2001:db8:1:2::9'],
  [' 192.0.2.7 ', '192.0.2.7'],
])('what a proxy writes around an address (%j) makes no other network of it', (written, address) => {
  expect(networkOf(written)).toBe(networkOf(address));
});

test('what is no address is one network, whatever it says', () => {
  const garbage = [
    'unknown',
    '_hidden',
    '',
    '1.2.3.4.5',
    '[::1',
    '192.0.2.7:port',
    'x'.repeat(5000),
    '\u0000',
    undefined,
  ];
  expect(new Set(garbage.map((text) => networkOf(text)))).toEqual(new Set(['unknown']));
});
