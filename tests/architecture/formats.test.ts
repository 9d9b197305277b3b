import { LANGUAGES } from '@adaos/domain';
import { describe, expect, test } from 'vitest';
import { wrongFormats } from './formats.ts';
import { projectFiles, readText } from './repository.ts';
import { textsOf } from './texts.ts';

describe.each(LANGUAGES)('the texts in %s', (language) => {
  test('[ALL-2] write numbers, amounts, days and hours as the language does', () => {
    const found = textsOf(language).flatMap(({ place, text }) =>
      wrongFormats(language, text).map((problem) => `${place}: ${problem}`),
    );
    expect(found).toEqual([]);
  });
});

test.each([
  ['en', 'about 10 %'],
  ['en', 'costs 10 €'],
  ['en', '1.000 orders'],
  ['en', 'until May 5'],
  ['en', 'at 9 pm'],
  ['ro', 'cam 10%'],
  ['ro', 'de 1.5 ori'],
  ['fr', 'environ 10 %'],
  ['fr', 'de 9:00 à 18:00'],
  ['es', '1,5 o 1.5 veces'],
  ['es', 'el 2026-03-05'],
  ['pt', 'cerca de 10 %'],
  ['pt', 'a 05/03/2026'],
] as const)('what %s does not write is found: %s', (language, text) => {
  expect(wrongFormats(language, text)).not.toEqual([]);
});

test.each([
  ['en', 'about 10% of 1,000 orders, from 9:00 to 18:00, by 5 May'],
  ['ro', 'cam 10\u00a0% din 1.000 de comenzi, de 1,5 ori'],
  ['fr', 'environ 10\u00a0% de 1\u202f000 commandes, de 9 h à 18 h, 1,5 fois'],
  ['es', 'un 10\u00a0% de 1000 pedidos, `2026-03-05`'],
  ['pt', 'cerca de 10% de 1000 encomendas'],
] as const)('what %s writes is let through: %s', (language, text) => {
  expect(wrongFormats(language, text)).toEqual([]);
});

test('percentages of the screens are written by one formatter, with the digits of their kind', () => {
  const screens = projectFiles().filter((path) =>
    /^packages\/(?:ui|app)\/src\/.*(?<!\.test|\.stories)\.tsx?$/.test(path),
  );
  expect(screens.length).toBeGreaterThan(500);
  const own = screens.filter((path) => /style: ?['"]percent['"]|percent\([^)\n]*[dD]igits:/.test(readText(path)));
  expect(own).toEqual(['packages/ui/src/i18n/numbers.ts']);
});
