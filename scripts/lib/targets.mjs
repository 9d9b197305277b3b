import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeEnglish } from '../../tools/english.mjs';
import { root, run } from './run.mjs';

const library = ['package.json', 'pnpm-lock.yaml', 'tsconfig.base.json', 'packages/domain', 'packages/ui'];
const shared = [...library, 'packages/api', 'packages/app'];

/** What can be built: from which files, by which command, and a file that is there when it was. */
const targets = {
  app: {
    inputs: shared,
    output: 'packages/app/dist/index.html',
    command: ['vite', 'build', '--logLevel', 'warn', 'packages/app'],
    // Whatever this process runs as: a build for development has the developer's controls in it.
    env: { NODE_ENV: 'production' },
  },
  ui: {
    inputs: [...library, 'scripts/build-package.mjs'],
    output: 'packages/ui/dist/package.json',
    command: ['node', 'scripts/build-package.mjs', 'packages/domain', 'packages/ui'],
  },
  storybook: {
    inputs: [...shared, '.storybook', 'stories'],
    output: 'dist-storybook/index.json',
    command: ['storybook', 'build', '--output-dir', 'dist-storybook', '--disable-telemetry', '--quiet'],
  },
};

const generated = new Set(['node_modules', 'dist', '.cache']);
const tests = /\.test\.tsx?$/;

async function filesBelow(path) {
  const entries = await readdir(join(root, path), { withFileTypes: true }).catch(() => null);
  if (!entries) return [path];
  const found = entries
    .filter(({ name }) => !generated.has(name) && !tests.test(name))
    .map((entry) => (entry.isDirectory() ? filesBelow(`${path}/${entry.name}`) : [`${path}/${entry.name}`]));
  return (await Promise.all(found)).flat();
}

/** A hash over all that a build depends on: its files, and the settings that it reads from the environment. */
async function fingerprint({ inputs, command, env }) {
  const hash = createHash('sha256').update(`${process.version}\0${command.join('\0')}\0${JSON.stringify(env)}\0`);
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  hash.update(JSON.stringify(settings.toSorted(([a], [b]) => (a < b ? -1 : 1))));
  const files = (await Promise.all(inputs.map(filesBelow))).flat().toSorted((a, b) => (a < b ? -1 : 1));
  for (const file of files) hash.update(`${file}\0`).update(await readFile(join(root, file)).catch(() => ''));
  return hash.digest('hex');
}

/**
 * Builds a target when one of its files changed since it was built last.
 * @param {'app' | 'ui' | 'storybook'} name
 * @param {(text: string) => void} [onOutput] takes what the builder writes
 * @returns {Promise<'built' | 'fresh' | 'failed'>}
 */
export async function build(name, onOutput) {
  const target = targets[name];
  writeEnglish();
  const stamp = join(root, '.cache', `built-${name}`);
  const wanted = await fingerprint(target);
  const built = await readFile(stamp, 'utf8').catch(() => '');
  if (built === wanted && existsSync(join(root, target.output))) return 'fresh';
  await rm(stamp, { force: true });
  const code = await run(target.command, { env: target.env, ...(onOutput && { onOutput }) });
  if (code !== 0) return 'failed';
  await mkdir(join(root, '.cache'), { recursive: true });
  await writeFile(stamp, wanted);
  return 'built';
}
