import { expect, test } from 'vitest';
import { folderImports, importsOf, inCycles, sourcesOf } from './imports.ts';
import { projectFiles, readText } from './repository.ts';

const seeded = importsOf(
  new Map([
    ['src/a/one.ts', "import { two } from './two.ts';\nexport const one = two;\n"],
    ['src/a/two.ts', "export const two = 2;\nexport type { Three } from '../b/three.ts';\n"],
    ['src/b/three.ts', "import type { one } from '../a/one.ts';\nexport type Three = typeof one;\n"],
    ['src/b/four.ts', "import { one } from '../a/one.ts';\nexport const four = one;\n"],
    ['src/c/five.ts', "import { four } from '../b/four.ts';\nexport const five = four;\n"],
    ['src/d/six.ts', "export type { Seven } from '../e/seven.ts';\n"],
    ['src/d/seven.ts', 'export const seven = 7;\n'],
    ['src/e/seven.ts', "import { seven } from '../d/seven.ts';\nexport type Seven = typeof seven;\n"],
  ]),
);

test('a cycle is found, also where one side imports a type alone', () => {
  expect(inCycles(seeded)).toEqual(['src/a/one.ts', 'src/a/two.ts', 'src/b/three.ts']);
});

test('folders that import each other are found, also where no files do', () => {
  expect(inCycles(folderImports('src', seeded))).toEqual(['a', 'b', 'd', 'e']);
});

test.each(['api', 'app', 'server', 'ui'])('no files of %s import each other', (name) => {
  const files = projectFiles().filter((file) => file.startsWith(`packages/${name}/src/`) && /\.tsx?$/.test(file));
  const imports = importsOf(new Map(files.map((file) => [file, readText(file)])));
  expect([...imports.values()].flat().length).toBeGreaterThan(10);
  expect(inCycles(imports)).toEqual([]);
});

test.each(['server'])('no folders of %s import each other', (name) => {
  const folders = folderImports(`packages/${name}/src`, importsOf(sourcesOf(name)));
  expect(folders.size).toBeGreaterThan(5);
  expect(inCycles(folders)).toEqual([]);
});
