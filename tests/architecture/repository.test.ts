import { matchesGlob } from 'node:path';
import { describe, expect, test } from 'vitest';
import playwrightConfig from '../../playwright.config.ts';
import vitestConfig from '../../vitest.config.ts';
import storybookConfig from '../../.storybook/main.ts';
import { projectFiles, readText, root } from './repository.ts';

const files = projectFiles();

interface Runner {
  include: string[];
  exclude: string[];
}

/** What each runner collects, as globs from the top directory. */
function runners(): Runner[] {
  const { projects = [] } = vitestConfig.test ?? {};
  const vitest = projects.map((project) => {
    const { include = [], exclude = [] } = (project as { test: Partial<Runner> }).test;
    return { include, exclude };
  });
  const playwright = (playwrightConfig.projects ?? []).map(({ testDir, testMatch }) => {
    const directory = (testDir ?? '').replace(root, '').replace(/^\.\//, '').replace(/\/$/, '');
    return { include: [testMatch ?? []].flat().map((pattern) => `${directory}/${String(pattern)}`), exclude: [] };
  });
  const stories = (storybookConfig.stories as (string | { directory: string; files: string })[]).map((entry) =>
    typeof entry === 'string' ? entry : `${entry.directory}/${entry.files}`,
  );
  const storybook = { include: stories.map((glob) => glob.replace(/^\.\.\//, '').replaceAll('@(', '(')), exclude: [] };
  return [...vitest, ...playwright, { ...storybook, include: storybook.include.flatMap(withoutExtglob) }];
}

/** Storybook's `(mdx|stories.(ts|tsx))` as plain globs. */
function withoutExtglob(glob: string): string[] {
  const group = /\(([^()]*)\)/.exec(glob);
  if (!group?.[1]) return [glob];
  return group[1].split('|').flatMap((part) => withoutExtglob(glob.replace(group[0], part)));
}

const collects = ({ include, exclude }: Runner, file: string) =>
  include.some((glob) => matchesGlob(file, glob)) && !exclude.some((glob) => matchesGlob(file, glob));

test('every test and every story is collected by exactly one runner', () => {
  const all = runners();
  const tests = files.filter((file) => /\.(?:test|spec|stories)\.[cm]?[jt]sx?$/.test(file));
  expect(tests.length).toBeGreaterThan(20);
  const astray = tests
    .map((file) => [file, all.filter((runner) => collects(runner, file)).length])
    .filter(([, count]) => count !== 1);
  expect(astray).toEqual([]);
});

describe('manifests', () => {
  const manifests = files.filter((file) => /(?:^|\/)package\.json$/.test(file));

  test.each(manifests)('%s names exact versions', (file) => {
    const manifest = JSON.parse(readText(file)) as Record<string, Record<string, string> | undefined>;
    const ranges = ['dependencies', 'devDependencies', 'optionalDependencies']
      .flatMap((kind) => Object.entries(manifest[kind] ?? {}))
      .filter(([, version]) => !/^(?:workspace:\*|(?:npm:@?[\w./-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?)$/.test(version));
    expect(ranges).toEqual([]);
  });
});

test('what is internal to the library is closed to everyone else', () => {
  const open = import.meta.resolve('@adaos/ui');
  expect(open).toContain('/packages/ui/');
  for (const path of ['internal', 'internal/index.ts', 'src/internal', 'src/index.ts']) {
    expect(() => import.meta.resolve(`@adaos/ui/${path}`), path).toThrow('is not defined by "exports"');
  }
});

test('what screens alone share of the product is closed to everyone else', () => {
  const closed = ['billing', 'campaigns', 'figures', 'frame'].map((name) => `packages/ui/src/product/${name}/`);
  for (const folder of closed) {
    expect(files.filter((file) => file.startsWith(folder)).length, folder).toBeGreaterThan(1);
    expect(files, folder).not.toContain(`${folder}index.ts`);
  }
});

test('the library and its stories never ask the clock', () => {
  const sources = files.filter((file) => /^(?:packages\/ui\/src|stories)\/.*\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(20);
  expect(sources.filter((file) => /\bnew Date\(\s*\)|\bdayjs\(\s*\)|\bDate\(\s*\)/.test(readText(file)))).toEqual([]);
});

test('no file names a path of one machine, or a host that packages come from', () => {
  const text = files.filter((file) => !/\.(?:png|ttf|woff2|gz|ico)$/.test(file));
  const place = /(?<![\w.~/-])\/(?:work|root|Users|home\/\w+)\/\w|[A-Z]:\\Users\\/;
  const host = /https?:\/\/[^\s"'/]*(?:registry|artifactory|nexus|npm\.pkg)[^\s"'/]*\//i;
  const found = text.filter((file) => {
    const content = readText(file);
    return place.test(content) || host.test(content);
  });
  expect(found).toEqual([]);
});

test('no file switches off a check', () => {
  const off = /@ts-(?:ignore|expect-error|nocheck)|(?:ox|es)lint-(?:disable)/;
  const sources = files.filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  expect(sources.filter((file) => off.test(readText(file)))).toEqual([]);
});
