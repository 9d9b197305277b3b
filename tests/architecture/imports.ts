import { dirname, join } from 'node:path';
import ts from 'typescript';
import { projectFiles, readText } from './repository.ts';

/** What each file imports, imports of types alone included: files of the project by their path, packages by their name. */
export type Imports = ReadonlyMap<string, readonly string[]>;

export function importsOf(texts: ReadonlyMap<string, string>): Imports {
  const read = ([file, text]: readonly [string, string]) => {
    const named = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
    return [file, named.map((name) => (name.startsWith('.') ? join(dirname(file), name) : name))] as const;
  };
  return new Map(Array.from(texts, read));
}

/** All that a file needs, directly or by others. */
export function reachedFrom(start: string, imports: Imports): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [...(imports.get(start) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    open.push(...(imports.get(next) ?? []));
  }
  return reached;
}

/** Each that reaches itself by what it imports. */
export function inCycles(imports: Imports): string[] {
  return [...imports.keys()].filter((file) => reachedFrom(file, imports).has(file));
}

/** What each folder below `top` imports of the others. Files directly in it are no folder. */
export function folderImports(top: string, imports: Imports): Imports {
  const folderOf = (path: string) =>
    path.startsWith(`${top}/`) ? /^([^/]+)\//.exec(path.slice(top.length + 1))?.[1] : null;
  const folders = new Map<string, string[]>();
  for (const [file, imported] of imports) {
    const from = folderOf(file);
    if (!from) continue;
    const others = imported.map(folderOf).filter((to) => typeof to === 'string' && to !== from) as string[];
    folders.set(from, [...(folders.get(from) ?? []), ...others]);
  }
  return folders;
}

/** The sources of a package with their texts, without its tests, stories and helpers of tests. */
export function sourcesOf(name: string): Map<string, string> {
  const source = new RegExp(String.raw`^packages/${name}/src/(?!testing/).*(?<!\.(?:test|stories|testing))\.tsx?$`);
  const files = projectFiles().filter((file) => source.test(file));
  return new Map(files.map((file) => [file, readText(file)]));
}
