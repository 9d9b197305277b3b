import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../support/root.ts';
import { buildPackage, dist, domainDist, manifestIn } from '../built.ts';

/** What npm sets for its scripts would reach into the new project: it reads it as settings of its own. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_(?:ENV|OPTIONS)$/i.test(name)),
);

/** Runs a program in a directory as a user of that project would. @throws with what it wrote where it fails. */
export function runIn(cwd: string, program: string, ...args: string[]): string {
  try {
    return execFileSync(program, args, { cwd, env: environment, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(' ')}:\n${stdout}${stderr}`, { cause: error });
  }
}

/** What is in a manifest of a product outside the workspace. */
interface Product {
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The versions that this workspace is developed with. */
function versions(...names: string[]): Record<string, string> {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  return Object.fromEntries(names.map((name) => [name, devDependencies[name] ?? 'latest']));
}

/** A product that has the library's peers, and these tools. */
export const productWith = (...tools: string[]): Product => ({
  dependencies: { ...manifestIn(join(root, 'packages/ui')).devDependencies, ...versions(...tools) },
});

/**
 * Makes a project outside the workspace with the packed library in it, installed by npm.
 * @param source the folder that has its sources
 * @param product what it depends on beside the library. Default: what its manifest says
 * @returns its directory
 */
export async function installInto(source: string, product?: Product): Promise<string> {
  await buildPackage();
  const directory = mkdtempSync(join(tmpdir(), 'adaos-consumer-'));
  cpSync(source, directory, { recursive: true });
  const pack = (built: string): string => {
    const [packed] = JSON.parse(runIn(built, 'npm', 'pack', '--json', '--pack-destination', directory)) as {
      filename: string;
    }[];
    return `file:./${packed?.filename ?? ''}`;
  };
  const own = product ?? (JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as Product);
  const library = { '@adaos/domain': pack(domainDist), '@adaos/ui': pack(dist) };
  writeFileSync(
    join(directory, 'package.json'),
    JSON.stringify({
      name: 'another-product',
      private: true,
      type: 'module',
      ...own,
      dependencies: { ...own.dependencies, ...library },
    }),
  );
  runIn(directory, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts');
  return directory;
}
