import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { LANGUAGES } from '@adaos/domain';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../support/root.ts';
import { dist, domainDist, entryPoints, manifestIn } from './built.ts';

let directory: string;
let tarball: string;

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'adaos-package-'));
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', directory], { cwd: dist, encoding: 'utf8' }),
  ) as { filename: string }[];
  tarball = join(directory, packed?.filename ?? '');
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

test.each([dist, domainDist])('publint finds nothing to say: %s', async (pkgDir) => {
  const { messages, pkg } = await publint({ pkgDir, strict: true, pack: 'npm' });
  expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
});

test('the declarations are found, and right, from every entry point in Node and in bundlers', async () => {
  const entries = entryPoints();
  expect(entries.length).toBeGreaterThan(30);
  const checked = await checkPackage(createPackageFromTarballData(readFileSync(tarball)), { entrypoints: entries });
  if (checked.types === false) throw new Error('no declarations in the package');
  // An ES package: CommonJS reads it by import() alone, and resolution without `exports` is of another time.
  const problems = checked.problems.filter(
    (problem) => !('resolutionKind' in problem) || ['node16-esm', 'bundler'].includes(problem.resolutionKind),
  );
  expect(problems).toEqual([]);
});

test('the package is entered by what is general, by charts, tables and commerce, and by each screen', () => {
  const entries = entryPoints();
  const screens = entries.filter((path) => path.startsWith('./screens/'));
  expect(screens.length).toBeGreaterThan(30);
  expect(entries.filter((path) => !screens.includes(path))).toEqual(['.', './charts', './table', './commerce']);
});

test('the package has its texts, fonts and tokens, and none of its tests and stories', () => {
  const listed = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).split('\n');
  for (const path of ['README.md', 'CHANGELOG.md', 'fonts.css', 'tokens.css', 'tokens.json', 'dark.tokens.json'])
    expect(listed).toContain(`package/${path}`);
  for (const language of LANGUAGES) expect(listed).toContain(`package/locales/${language}.json`);
  expect(
    listed.filter((path) => /\.(?:stories|test|testing|fixtures|mdx)\b|\.tsx?$/.test(path) && !path.endsWith('.d.ts')),
  ).toEqual([]);
});

test('the texts of a component can be taken alone, and all parts make the catalog', () => {
  for (const language of LANGUAGES) {
    const catalog = JSON.parse(readFileSync(join(dist, `locales/${language}.json`), 'utf8')) as object;
    const parts = readdirSync(join(dist, 'locales', language));
    expect(parts).toEqual(expect.arrayContaining(['DataTable.json', 'DateRangePicker.json', 'OverviewScreen.json']));
    const read = (part: string) =>
      JSON.parse(readFileSync(join(dist, 'locales', language, part), 'utf8')) as Record<string, string>;
    expect(Object.keys(read('DataTable.json')).every((id) => id.startsWith('ui.DataTable.'))).toBe(true);
    expect(Object.assign({}, ...parts.map(read))).toEqual(catalog);
  }
});

test('what a product has of its own is a peer, and what is developed with lies in its range', () => {
  const { dependencies, peerDependencies } = manifestIn(dist);
  const own = manifestIn(join(root, 'packages/ui'));
  const peers = [
    'react',
    'react-dom',
    'react-intl',
    'react-hook-form',
    '@mui/material',
    '@emotion/react',
    '@emotion/styled',
  ];
  expect(Object.keys(peerDependencies).toSorted()).toEqual(peers.toSorted());
  for (const [name, range] of Object.entries(peerDependencies)) {
    expect(dependencies).not.toHaveProperty(name);
    const majors = Array.from(range.matchAll(/\^(\d+)/g), ([, major]) => major);
    expect(majors, name).toContain(own.devDependencies?.[name]?.split('.')[0]);
  }
});

test('what runs in the browser says so, for servers that render React; an entry leaves it to its modules', () => {
  const modules = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  const marked = new Map(
    modules.map((file) => [file, readFileSync(join(dist, file), 'utf8').startsWith("'use client';")]),
  );
  for (const file of ['components/KpiCard/KpiCard.js', 'charts/AreaChart/AreaChart.js', 'i18n/useFormatters.js'])
    expect(marked.get(file), file).toBe(true);
  for (const file of ['index.js', 'charts/index.js', 'table.js', 'theme/generated/tokens.js', 'i18n/units.js'])
    expect(marked.get(file), file).toBe(false);
  const unmarked = modules.filter((file) => !marked.get(file));
  expect(unmarked.filter((file) => /from ['"](?:react|@mui)/.test(readFileSync(join(dist, file), 'utf8')))).toEqual([]);
});

test('the package names every module that it imports', () => {
  const { dependencies, peerDependencies } = manifestIn(dist);
  const modules = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:js|css|d\.ts)$/.test(file),
  );
  const imported = modules.flatMap((file) =>
    [
      ...readFileSync(join(dist, file), 'utf8').matchAll(
        /(?:\bfrom |\bimport |\bimport\(|\burl\()['"]([^.'"][^'"]*)['"]/g,
      ),
    ].map(([, name = '']) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    ),
  );
  const named = new Set(Object.keys({ ...dependencies, ...peerDependencies }));
  expect(new Set(imported).size).toBeGreaterThan(8);
  expect([...new Set(imported)].filter((name) => !named.has(name))).toEqual([]);
  expect(
    [...named].filter(
      (name) => !imported.includes(name) && !['react-dom', '@emotion/react', '@emotion/styled'].includes(name),
    ),
  ).toEqual([]);
});
