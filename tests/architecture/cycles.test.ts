import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { projectFiles, readText } from './repository.ts';

type Imports = ReadonlyMap<string, readonly string[]>;

/** What each file imports of the others, imports of types alone included, which the linter does not follow. */
function importsOf(texts: ReadonlyMap<string, string>): Imports {
  const read = ([file, text]: readonly [string, string]) => {
    const named = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
    const own = named.filter((name) => name.startsWith('.')).map((name) => join(dirname(file), name));
    return [file, own.filter((path) => texts.has(path))] as const;
  };
  return new Map(Array.from(texts, read));
}

/** The files that a file reaches by its imports. */
function reachedFrom(file: string, imports: Imports): Set<string> {
  const reached = new Set<string>();
  const open = [...(imports.get(file) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    open.push(...(imports.get(next) ?? []));
  }
  return reached;
}

const filesInCycles = (imports: Imports) => [...imports.keys()].filter((file) => reachedFrom(file, imports).has(file));

test('a cycle is found, also where one side imports a type alone', () => {
  const texts = new Map([
    ['a/one.ts', "import { two } from './two.ts';\nexport const one = two;\n"],
    ['a/two.ts', "export const two = 2;\nexport type { Three } from '../b/three.ts';\n"],
    ['b/three.ts', "import type { one } from '../a/one.ts';\nexport type Three = typeof one;\n"],
    ['b/four.ts', "import { one } from '../a/one.ts';\nexport const four = one;\n"],
  ]);
  expect(filesInCycles(importsOf(texts))).toEqual(['a/one.ts', 'a/two.ts', 'b/three.ts']);
});

test.each(['api', 'app', 'server'])('no files of %s import each other', (name) => {
  const files = projectFiles().filter((file) => file.startsWith(`packages/${name}/src/`) && /\.tsx?$/.test(file));
  const imports = importsOf(new Map(files.map((file) => [file, readText(file)])));
  expect([...imports.values()].flat().length).toBeGreaterThan(10);
  expect(filesInCycles(imports)).toEqual([]);
});
