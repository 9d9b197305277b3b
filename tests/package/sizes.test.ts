import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { bundle } from './bundle.ts';

beforeAll(() => void vi.stubEnv('NODE_ENV', 'production')); // what a product's bundler builds for
afterAll(() => void vi.unstubAllEnvs());

const KB = 1000;
const mui = (...names: string[]) => names.map((name) => `export { default as ${name} } from '@mui/material/${name}';`);
const styled = "export { styled, useThemeProps } from '@mui/material/styles';";
const useIntl = "export { useIntl } from 'react-intl';";

const UI = '@adaos/ui';
/** A module of a product that takes these names from an entry. */
const taking = (names: string, entry = UI) => `export { ${names} } from '${entry}';`;

// Taken from the whole entry the modules are in another order than the bare imports, which gzip feels by some 0.1 KB.
describe('one component costs at most 0.6 KB over the bare imports that it is made of', () => {
  test.each([
    ['ButtonLink', mui('Button')],
    ['Link', mui('Link')],
    ['Card', [...mui('Box', 'Typography'), styled]],
    ['BusyButton', [...mui('Button', 'CircularProgress'), useIntl]],
  ])('%s', async (name, bare) => {
    const [own, base] = [await bundle(taking(name)), await bundle(bare.join('\n'))];
    expect(own.size - base.size).toBeLessThanOrEqual(0.6 * KB);
  });
});

const isHeavy = (name: string) => /^@mui\/x-|^d3-|^@tanstack\/|^zod$|^@hookform\/|^dayjs$|^qr$|^markdown-/.test(name);

/** The most that a part may cost, in KB of gzip without React. Raised only with a reason. */
const BUDGETS: readonly (readonly [part: string, code: string, budget: number])[] = [
  // 0.03 of it are the chart colours and the languages of another product.
  ['the theme', taking('AppThemeProvider, createAppTheme, tokens'), 41.1],
  ['Sparkline', taking('Sparkline'), 29],
  ['KpiCard', taking('KpiCard'), 50], // 12.5 of it is react-intl, which writes the figure by its unit and which every product has
  ['ErrorState', taking('ErrorState'), 50],
  ['DataTable', taking('DataTable', `${UI}/table`), 122],
  ['TextField', taking('TextField'), 64],
  ['DateRangePicker', taking('DateRangePicker'), 70],
  ['LoginForm', taking('LoginForm'), 86],
  ['the charts', `export * from '${UI}/charts';`, 90],
  ['the overview', `export * from '${UI}/screens/OverviewScreen';`, 120], // 10.9 of it is MUI's tooltip, which defines the figures on pointing, focus and touch; 2.3 the visits
];

test.each(BUDGETS)('%s stays within its budget', async (_, code, budget) => {
  const { size } = await bundle(code);
  expect(size / KB).toBeLessThanOrEqual(budget);
});

test('what is heavy comes only with what needs it, or later', async () => {
  const heavyIn = async (code: string) => [...(await bundle(code)).packages].filter(isHeavy).toSorted();
  expect(await heavyIn(taking('KpiCard'))).toEqual([]);
  expect(await heavyIn(taking('Sparkline'))).toEqual([]);
  expect(await heavyIn(`export * from '${UI}/screens/OverviewScreen';`)).toEqual([]);
  const charts = await heavyIn(`export * from '${UI}/charts';`);
  expect(charts.filter((name) => /x-charts|^d3-/.test(name))).toEqual([]);
});
