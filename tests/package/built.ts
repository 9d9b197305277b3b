import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../../scripts/lib/targets.mjs';
import { root } from '../support/root.ts';

/** The library as it is published. */
export const dist = join(root, 'packages/ui/dist');
/** What it depends on, published beside it. */
export const domainDist = join(root, 'packages/domain/dist');

export interface Manifest {
  name: string;
  version: string;
  exports: Record<string, string | { types: string; import: string }>;
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies: Record<string, string>;
}

export const manifestIn = (directory: string) =>
  JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as Manifest;

/** Builds the package where its sources have changed. @throws with what the builder wrote. */
export async function buildPackage(): Promise<void> {
  let written = '';
  if ((await build('ui', (text) => (written += text))) === 'failed') throw new Error(written);
}

/** Every path that can be imported, e.g. `./components/KpiCard`; each `*` is any folder that is there. */
export function entryPoints(): string[] {
  return Object.entries(manifestIn(dist).exports).flatMap(([path, target]) => {
    if (typeof target === 'string') return [];
    if (!path.endsWith('/*')) return [path];
    const directory = join(dist, target.import.slice(0, target.import.indexOf('*')));
    const folders = readdirSync(directory, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const open = folders.filter(({ name }) => existsSync(join(directory, name, 'index.js')));
    return open.map(({ name }) => path.replace('*', name));
  });
}
