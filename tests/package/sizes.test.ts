import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { bundle } from './bundle.ts';

beforeAll(() => void vi.stubEnv('NODE_ENV', 'production')); // what a product's bundler builds for
afterAll(() => void vi.unstubAllEnvs());

const KB = 1000;
const mui = (...names: string[]) => names.map((name) => `export { default as ${name} } from '@mui/material/${name}';`);
const styled = "export { styled, useThemeProps } from '@mui/material/styles';";
const useIntl = "export { useIntl } from 'react-intl';";

describe('one component costs at most 0.5 KB over the bare imports that it is made of', () => {
  test.each([
    ['components/Link', 'ButtonLink', mui('Button')],
    ['components/Link', 'Link', mui('Link')],
    ['components/Card', 'Card', [...mui('Box', 'Typography'), styled]],
    ['components/BusyButton', 'BusyButton', [...mui('Button', 'CircularProgress'), useIntl]],
  ])('%s: %s', async (path, name, bare) => {
    const [own, base] = [await bundle(`export { ${name} } from '@adaos/ui/${path}';`), await bundle(bare.join('\n'))];
    expect(own.size - base.size).toBeLessThanOrEqual(0.5 * KB);
  });
});

test.each([
  ['components/KpiCard', 'KpiCard'],
  ['forms/TextField', 'TextField'],
  ['i18n', 'useFormatters'],
])('from the root, %s costs the same: %s', async (path, name) => {
  const root = await bundle(`export { ${name} } from '@adaos/ui';`);
  const own = await bundle(`export { ${name} } from '@adaos/ui/${path}';`);
  expect(Math.abs(root.minified - own.minified)).toBeLessThanOrEqual(0.1 * KB);
  expect(root.packages).toEqual(own.packages);
});

const isHeavy = (name: string) => /^@mui\/x-|^d3-|^@tanstack\/|^zod$|^@hookform\/|^dayjs$|^qr$|^markdown-/.test(name);

/** The most that an entry may cost, in KB of gzip without React. Raised only with a reason. */
const BUDGETS: readonly (readonly [path: string, budget: number])[] = [
  ['theme', 41],
  ['components/Sparkline', 29],
  ['components/KpiCard', 37.5], // 0.4 of it lets a theme set the defaults of the card's props
  ['components/ErrorState', 50],
  ['components/DataTable', 122],
  ['forms/TextField', 64],
  ['forms/DateRangePicker', 70],
  ['auth/LoginForm', 86],
  ['charts', 90],
  ['screens/OverviewScreen', 120], // 10.9 of it is MUI's tooltip, which defines the figures on pointing, focus and touch; 2.3 the visits
];

test.each(BUDGETS)('%s stays within its budget', async (path, budget) => {
  const { size } = await bundle(`export * from '@adaos/ui/${path}';`);
  expect(size / KB).toBeLessThanOrEqual(budget);
});

test('what is heavy comes only with what needs it, or later', async () => {
  const heavyIn = async (path: string) =>
    [...(await bundle(`export * from '@adaos/ui/${path}';`)).packages].filter(isHeavy).toSorted();
  expect(await heavyIn('components/KpiCard')).toEqual([]);
  expect(await heavyIn('components/Sparkline')).toEqual([]);
  expect(await heavyIn('screens/OverviewScreen')).toEqual([]);
  expect((await heavyIn('charts')).filter((name) => /x-charts|^d3-/.test(name))).toEqual([]);
});
