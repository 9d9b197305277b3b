import { expect, test } from 'vitest';
import { paths, patterns } from '../../packages/app/src/routes/paths.ts';
import { projectFiles, readText } from './repository.ts';

const PAGE_LINES = 80;
const source = projectFiles().filter((file) => /^packages\/app\/src\/.*\.tsx?$/.test(file));
const own = source.filter((file) => !/\.test\.tsx?$|\/testing\.ts$/.test(file));

/** Code without what it says to its readers. */
const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm, '');

test(`a page is a container of at most ${PAGE_LINES} lines over a screen of the library`, () => {
  const pages = own.filter((file) => file.startsWith('packages/app/src/pages/') && file.endsWith('.tsx'));
  expect(pages.length).toBeGreaterThan(30);
  const long = pages.filter((file) => readText(file).trimEnd().split('\n').length > PAGE_LINES);
  expect(long).toEqual([]);
});

test('the addresses of the app are in one file', () => {
  const addresses = [...Object.values(paths), ...Object.values(patterns)].filter((path) => typeof path === 'string');
  const roots = new Set(addresses.map((address) => address.split('/')[1]).filter(Boolean));
  expect(roots.size).toBeGreaterThan(8);
  const literal = new RegExp(`['"\`]/(?:${[...roots].join('|')})(?=[/?#'"\`])`);
  expect(literal.test("href='/dashboard/overview'")).toBe(true);
  const written = own.filter((file) => literal.test(withoutComments(readText(file))));
  expect(written).toEqual(['packages/app/src/routes/paths.ts']);
});

test('only the queries call the server, and only the state holds atoms', () => {
  const users = (name: RegExp) => own.filter((file) => name.test(withoutComments(readText(file))));
  const callers = users(/\bclient\.call\(/);
  const holders = users(/from 'jotai/);
  expect(callers.length).toBeGreaterThan(10);
  expect(holders.length).toBeGreaterThan(5);
  expect(callers.filter((file) => !file.startsWith('packages/app/src/queries/'))).toEqual([]);
  expect(holders.filter((file) => !file.startsWith('packages/app/src/state/'))).toEqual([]);
});
