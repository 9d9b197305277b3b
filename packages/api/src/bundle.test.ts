/// <reference types="node" />
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { describe, expect, test } from 'vitest';

const ENTRY = '\0entry';
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const from = (path: string) => JSON.stringify(here(path));

/** The chunks that a page with this code loads at first, as a browser would get them. */
async function bundle(code: string): Promise<{ gzip: number; modules: string[] }> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    root: here('.'),
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? code : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: 'entry', preserveEntrySignatures: false },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = built.output.filter((output) => output.type === 'chunk');
  const first = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const name of first) {
    for (const more of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) first.add(more);
  }
  const loaded = chunks.filter(({ fileName }) => first.has(fileName));
  return {
    gzip: loaded.reduce((bytes, chunk) => bytes + gzipSync(chunk.code).length, 0),
    modules: loaded.flatMap((chunk) => chunk.moduleIds),
  };
}

const shows = (names: string, path: string) => `import { ${names} } from ${from(path)}; console.log(${names});`;

describe('a page', { timeout: 30_000 }, () => {
  test('[ENT-2] that calls the server loads no sample and no mock, and the whole contract in 22 KB', async () => {
    const lazily = `console.log(() => import(${from('./sample/index.ts')}));`;
    const { gzip, modules } = await bundle(`${shows('createClient', './client/index.ts')} ${lazily}`);
    expect(modules.some((id) => id.includes('/contract/'))).toBe(true);
    expect(modules.filter((id) => /\/(?:sample|mocks)\/|\/msw\//.test(id))).toEqual([]);
    expect(gzip).toBeLessThan(22 * 1024);
  });

  test('[ENT-2] that shows one sample loads the files of that one', async () => {
    const { modules } = await bundle(shows('sampleCampaigns', './sample/campaigns.ts'));
    const samples = modules.filter((id) => id.includes('/sample/')).map((id) => id.replace(/.*\/sample\//, ''));
    expect(samples.toSorted()).toEqual(['campaigns.ts', 'shop.ts']);
  });

  test('that needs words of the contract alone loads no schema', async () => {
    const { gzip, modules } = await bundle(shows('LANGUAGES, hasRole, PLANS', './index.ts'));
    expect(modules.filter((id) => id.includes('/zod/'))).toEqual([]);
    expect(gzip).toBeLessThan(1024);
  });

  test('that needs one domain loads no other', async () => {
    const { gzip, modules } = await bundle(shows('authRoutes', './index.ts'));
    expect(modules.filter((id) => id.includes('/insights/') || id.endsWith('/billing.ts'))).toEqual([]);
    expect(gzip).toBeLessThan(10 * 1024);
  });
});
