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

/** The versions that this workspace is developed with. */
function versions(...names: string[]): Record<string, string> {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  return Object.fromEntries(names.map((name) => [name, devDependencies[name] ?? 'latest']));
}

/**
 * Makes a project outside the workspace with the packed library in it, installed by npm.
 * @param template the folder beside this file that has its sources
 * @returns its directory
 */
export async function installInto(template: 'app' | 'ssr', tools: string[]): Promise<string> {
  await buildPackage();
  const directory = mkdtempSync(join(tmpdir(), `adaos-consumer-${template}-`));
  cpSync(join(import.meta.dirname, template), directory, { recursive: true });
  const pack = (built: string): string => {
    const [packed] = JSON.parse(runIn(built, 'npm', 'pack', '--json', '--pack-destination', directory)) as {
      filename: string;
    }[];
    return `file:./${packed?.filename ?? ''}`;
  };
  const peers = manifestIn(join(root, 'packages/ui')).devDependencies ?? {};
  const own = { '@adaos/domain': pack(domainDist), '@adaos/ui': pack(dist) };
  const dependencies = { ...own, ...peers, ...versions(...tools) };
  writeFileSync(
    join(directory, 'package.json'),
    JSON.stringify({ name: 'another-product', private: true, type: 'module', dependencies }),
  );
  runIn(directory, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts');
  return directory;
}
