import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { root } from '../support/root.ts';

interface Bundle {
  /** Bytes, minified and gzipped, of what is loaded at once; React itself not counted. */
  readonly size: number;
  /** The same before gzip, whose result depends on the order of the modules. */
  readonly minified: number;
  /** The packages that it holds, e.g. `@mui/material`. */
  readonly packages: ReadonlySet<string>;
}

const ENTRY = '\0entry';

const made = new Map<string, Promise<Bundle>>();

/** What a product's bundler makes of a module. @param code the module, e.g. `export { Card } from '@adaos/ui';` */
export function bundle(code: string): Promise<Bundle> {
  const result = made.get(code) ?? make(code);
  made.set(code, result);
  return result;
}

async function make(code: string): Promise<Bundle> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    root,
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? { id, moduleSideEffects: true } : null),
        load: (id) => (id === ENTRY ? code : null),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: ENTRY, external: /^react(?:-dom)?(?:\/|$)/, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = new Map(
    output
      .filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
      .map((chunk) => [chunk.fileName, chunk]),
  );
  const loaded = new Set<Rolldown.OutputChunk>();
  const load = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const name of chunk.imports) load(chunks.get(name));
  };
  load([...chunks.values()].find(({ isEntry }) => isEntry));
  const modules = [...loaded].flatMap((chunk) => Object.keys(chunk.modules));
  const packages = modules.flatMap((id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? []);
  return {
    minified: [...loaded].reduce((sum, { code: text }) => sum + Buffer.byteLength(text), 0),
    size: [...loaded].reduce((sum, { code: text }) => sum + gzipSync(text).length, 0),
    packages: new Set(packages),
  };
}
