import { getContrastRatio } from '@mui/material/styles';
import { describe, expect, test } from 'vitest';
import * as tokens from './generated/tokens.ts';
import { distance, pairs, SCHEMES, VISIONS } from './vision.testing.ts';

const schemes = { light: tokens.light, dark: tokens.dark } as const;

const TONES = ['brand', 'good', 'careful', 'bad', 'info'] as const;

describe.each(SCHEMES)('[ALL-8] colours in %s', (scheme) => {
  const { colour, chart } = schemes[scheme];
  const surfaces = [colour.paper, colour.surface, colour.raised, colour.sunken, colour.quiet];
  const { series, ...flow } = chart;

  test.each(['primary', 'secondary', 'tertiary'] as const)(
    '%s text has a contrast of 4.5:1 on every surface',
    (ink) => {
      for (const surface of surfaces) expect(getContrastRatio(colour.ink[ink], surface)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(TONES)('%s reads at 4.5:1 as text, on its soft fill and as a fill under text', (tone) => {
    const { main, strong, soft, contrast } = colour[tone];
    for (const surface of [...surfaces, soft]) {
      expect(getContrastRatio(main, surface)).toBeGreaterThanOrEqual(4.5);
      expect(getContrastRatio(strong, surface)).toBeGreaterThanOrEqual(4.5);
    }
    expect(getContrastRatio(contrast, main)).toBeGreaterThanOrEqual(4.5);
    expect(getContrastRatio(contrast, strong)).toBeGreaterThanOrEqual(4.5);
    expect(getContrastRatio(colour.ink.primary, soft)).toBeGreaterThanOrEqual(7);
    expect(getContrastRatio(colour.ink.secondary, soft)).toBeGreaterThanOrEqual(4.5);
  });

  test('borders of fields and the focus ring have a contrast of 3:1 on every surface', () => {
    for (const surface of surfaces) {
      expect(getContrastRatio(colour.line.control, surface)).toBeGreaterThanOrEqual(3);
      expect(getContrastRatio(colour.focus, surface)).toBeGreaterThanOrEqual(3);
    }
  });

  test('what is drawn in a chart has a contrast of 3:1 on its card', () => {
    for (const hex of [...Object.values(series), ...Object.values(flow)]) {
      expect(getContrastRatio(hex, colour.surface)).toBeGreaterThanOrEqual(3);
    }
  });

  test.each(Object.keys(VISIONS) as (keyof typeof VISIONS)[])('no two colours of a chart look alike: %s', (vision) => {
    for (const [one, other] of [...pairs(Object.values(series)), ...pairs(Object.values(flow))]) {
      expect(distance(one, other, vision), `${one} and ${other}`).toBeGreaterThanOrEqual(0.06);
    }
  });
});
