import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { STATUSES } from '../../.storybook/status.ts';
import { projectFiles, readText, root } from './repository.ts';

const source = 'packages/ui/src';
const SECTIONS = ['When to use', "Do and don't", 'Props', 'Accessibility', 'Content'];
/** Screens are documented by their states: the screen map. These groups hold no components. */
const NOT_COMPONENTS = new Set(['i18n', 'sample-data', 'screens', 'theme', 'internal']);

const folders = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true }).filter((entry) => entry.isDirectory());

const groups = [
  ...folders(source).map(({ name }) => name),
  ...folders(`${source}/product`).map(({ name }) => `product/${name}`),
];

/** Entries that have a component of a group apart from the others. */
const entries = readText(`${source}/table.ts`);

/** Every component that a product can import: a folder that the index of its group exports. */
const components = groups
  .filter((group) => !NOT_COMPONENTS.has(group) && existsSync(join(root, source, group, 'index.ts')))
  .flatMap((group) => {
    const index = readText(`${source}/${group}/index.ts`) + entries;
    return folders(`${source}/${group}`)
      .filter(
        ({ name }) =>
          new RegExp(`export (?!type\\b)[^;]*from '\\./(?:components/)?${name}/`).test(index) && /^[A-Z]/.test(name),
      )
      .map(({ name }) => `${group}/${name}`);
  });

const storiesIn = (folder: string) =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => `${folder}/${file}`);

/** The status among the tags of a file's stories. */
const statusesOf = (file: string) =>
  STATUSES.filter((status) => new RegExp(`tags: \\[[^\\]]*'${status}'`).test(readText(file)));

test('every setting of the server is documented for its operator', () => {
  const settings = [...readText('packages/server/src/config/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)];
  const documented = `${readText('docs/operations.md')}${readText('docs/connections.md')}`;
  expect(settings.length).toBeGreaterThan(20);
  expect(settings.map(([, name]) => name).filter((name) => !documented.includes(`\`${name}\``))).toEqual([]);
});

test('the groups of the library hold components', () => {
  expect(components.length).toBeGreaterThan(40);
  expect(components).toEqual(
    expect.arrayContaining(['components/Card', 'product/ConnectCard', 'product/auth/LoginForm']),
  );
});

describe.each(components)('%s', (component) => {
  const folder = `${source}/${component}`;
  const name = basename(component);
  const page = `${folder}/${name}.mdx`;

  test("has a page: when to use, do and don't, props, accessibility, content", () => {
    expect(existsSync(join(root, page)), page).toBe(true);
    const text = readText(page);
    expect(SECTIONS.filter((section) => !text.includes(`\n## ${section}\n`))).toEqual([]);
    expect(text).toMatch(/<Meta of=\{/);
    expect(text).toMatch(/^- \*\*Do\*\* /m);
    expect(text).toMatch(/^- \*\*Don't\*\* /m);
  });

  test('shows stories that are there', () => {
    const text = readText(page);
    const imports = [...text.matchAll(/import \* as (\w+) from '([^']+)'/g)];
    expect(imports.length).toBeGreaterThan(0);
    for (const [, alias = '', path = ''] of imports) {
      const stories = readText(join(dirname(page), path));
      const shown = [...text.matchAll(new RegExp(`\\bof=\\{${alias}\\.(\\w+)\\}`, 'g'))].map(([, story]) => story);
      expect(shown.filter((story) => !new RegExp(`export const ${story}\\b`).test(stories))).toEqual([]);
    }
  });
});

test('every story has one status', () => {
  const files = projectFiles().filter((file) => file.endsWith('.stories.tsx'));
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((file) => statusesOf(file).length !== 1)).toEqual([]);
});

test('every component has a story, but for what only lends to others', () => {
  const bare = components.filter((component) => storiesIn(`${source}/${component}`).length === 0);
  expect(bare.filter((component) => !['forms/Field', 'charts/ChartFrame'].includes(component))).toEqual([]);
});

test('every screen that can be imported has stories of its own', () => {
  const stories = projectFiles()
    .filter((file) => /^stories\/screens\/.*\.stories\.tsx$/.test(file))
    .map(readText);
  const screens = folders(`${source}/screens`).filter(({ name }) =>
    existsSync(join(root, source, 'screens', name, 'index.ts')),
  );
  expect(screens.length).toBeGreaterThan(6);
  const without = screens.filter(({ name }) => !stories.some((text) => text.includes(`@adaos/ui/screens/${name}'`)));
  expect(without.map(({ name }) => name)).toEqual([]);
});
