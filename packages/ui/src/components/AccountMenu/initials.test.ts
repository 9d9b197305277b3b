import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Ioana Mureșan', 'IM'],
  ['Ștefan', 'Ș'],
  ['Ana Maria de la Cruz', 'AC'],
  ['  élodie   petit ', 'ÉP'],
  ['ioana.muresan', 'IM'],
  ['🛍️ Shop', '🛍S'],
  ['', ''],
])('the initials of %j are %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
