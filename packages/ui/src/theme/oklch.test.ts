import { expect, test } from 'vitest';
import { oklchToHex } from './oklch.ts';
import { distance } from './vision.testing.ts';

test.each([
  [{ l: 1, c: 0, h: 0 }, '#ffffff'],
  [{ l: 0, c: 0, h: 0 }, '#000000'],
  [{ l: 0.627955, c: 0.257683, h: 29.2339 }, '#ff0000'],
  [{ l: 0.86644, c: 0.294827, h: 142.4953 }, '#00ff00'],
  [{ l: 0.452014, c: 0.313214, h: 264.052 }, '#0000ff'],
  [{ l: 0.42, c: 0.16, h: 315 }, '#6c2787'],
])('%j is %s', (colour, hex) => {
  expect(oklchToHex(colour)).toBe(hex);
});

test('a colour that screens do not have keeps its lightness and hue', () => {
  const [l, h] = [0.7, 150];
  const fitting = oklchToHex({ l, c: 0.4, h });
  expect(fitting).toBe('#04be58');
  expect(distance(fitting, oklchToHex({ l, c: 0.2, h }), 'all')).toBeLessThan(0.01);
});
