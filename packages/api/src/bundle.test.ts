/// <reference types="node" />
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { describe, expect, test } from 'vitest';
import * as api from './contract/index.ts';

const ENTRY = '\0entry';
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const from = (path: string) => JSON.stringify(here(path));

/** The chunks that a page with this code loads at first, as a browser would get them. */
async function bundle(code: string): Promise<{ code: string; gzip: number; modules: string[] }> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    root: here('.'),
    resolve: { conditions: ['adaos-source'] },
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
    code: loaded.map((chunk) => chunk.code).join('\n'),
    gzip: loaded.reduce((bytes, chunk) => bytes + gzipSync(chunk.code).length, 0),
    modules: loaded.flatMap((chunk) => chunk.moduleIds),
  };
}

const shows = (names: string, path: string) => `import { ${names} } from ${from(path)}; console.log(${names});`;

type Routes = Readonly<Record<string, api.RouteDefinition>>;
/** The calls of each area, by the name of their table. */
const areas = Object.entries<unknown>({ ...api }).filter(([name]) => name.endsWith('Routes')) as [string, Routes][];
const pathsOf = (routes: Routes) => Object.values(routes).map(({ path }) => path);
/** The paths of calls in a text. */
const pathsIn = (code: string) => {
  const words = new Set(code.match(/\/[\w/:.-]+/g));
  return pathsOf(api.contract).filter((path) => words.has(path));
};

describe('a page', { timeout: 30_000 }, () => {
  test("[ENT-2] that calls the server loads no sample and no mock, and an area's calls in 13 KB", async () => {
    const calls = `${shows('createClient', './client/index.ts')} ${shows('overviewRoutes', './index.ts')}`;
    const { gzip, modules } = await bundle(`${calls} console.log(() => import(${from('./sample/index.ts')}));`);
    expect(modules.some((id) => id.includes('/contract/'))).toBe(true);
    expect(modules.filter((id) => /\/(?:sample|mocks)\/|\/msw\//.test(id))).toEqual([]);
    expect(gzip).toBeLessThan(13 * 1024);
  });

  test('every call belongs to one area', () => {
    expect(areas.flatMap(([, routes]) => Object.keys(routes)).toSorted()).toEqual(Object.keys(api.contract).toSorted());
  });

  test.each(areas)('with %s has no other calls than those and those of the session', async (area, own) => {
    const { code } = await bundle(`${shows('createClient', './client/index.ts')} ${shows(area, './index.ts')}`);
    const expected = new Set([...pathsOf(own), ...pathsOf(api.sessionRoutes)]);
    expect(new Set(pathsIn(code))).toEqual(expected);
  });

  test('[ENT-2] that shows one sample loads the files of that one', async () => {
    const { modules } = await bundle(shows('sampleCampaigns', './sample/campaigns.ts'));
    const samples = modules.filter((id) => id.includes('/sample/')).map((id) => id.replace(/.*\/sample\//, ''));
    expect(samples.toSorted()).toEqual(['campaigns.ts', 'shop.ts']);
  });

  test('that needs the checkout’s addresses alone loads no schema', async () => {
    const { gzip, modules } = await bundle(shows('CHECKOUT_RETURN, SANDBOX_CARDS', './index.ts'));
    expect(modules.filter((id) => id.includes('/zod/'))).toEqual([]);
    expect(gzip).toBeLessThan(1024);
  });
});
