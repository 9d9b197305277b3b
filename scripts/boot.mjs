// Runs one of the repo's scripts on a bare machine: any Node from 20 on, with npm and nothing else.
// Installs the workspace with a pinned pnpm when a manifest or the lockfile changed, then starts the
// script on the workspace's own Node, with the workspace's tools first in PATH.
// Usage: node scripts/boot.mjs <script.mjs> [args...]
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PNPM_VERSION = '12.21.0';
const NODE_MAJOR = 24;

const root = fileURLToPath(new URL('..', import.meta.url));
const binDir = join(root, 'node_modules', '.bin');
const stampFile = join(root, 'node_modules', '.installed');

/** The environment without what npm leaks into its scripts: pnpm would read it as its own settings. */
function cleanEnvironment() {
  const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !/^npm_/i.test(key)));
  return { ...env, STORYBOOK_DISABLE_TELEMETRY: '1', PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
}

function fingerprint() {
  const manifests = readdirSync(join(root, 'packages')).map((name) => `packages/${name}/package.json`);
  const hash = createHash('sha256').update(PNPM_VERSION);
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests]) {
    if (existsSync(join(root, file))) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function installWhenChanged(env) {
  const wanted = fingerprint();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  const { status, error } = spawnSync('npx', ['--yes', `pnpm@${PNPM_VERSION}`, 'install', '--frozen-lockfile'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, CI: 'true', npm_config_loglevel: 'error' },
  });
  if (status !== 0) {
    console.error(`The workspace could not be installed: ${error?.message ?? `pnpm ended with ${status}`}`);
    process.exit(1);
  }
  writeFileSync(stampFile, wanted);
}

/** The workspace's Node where its package exists for this system, else the system's own when it is new enough. */
function nodeBinary() {
  const own = join(binDir, 'node');
  if (existsSync(own)) return own;
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return process.execPath;
  console.error(`Node ${NODE_MAJOR} or newer is needed on this system; this is ${process.version}.`);
  process.exit(1);
}

const env = cleanEnvironment();
installWhenChanged(env);
env.PATH = binDir + delimiter + env.PATH;

// Left to itself the young part of the heap grows to 64 MB and more in an import, and is never given back.
const nodeOptions = ['--conditions=adaos-source', '--max-semi-space-size=16'];
const child = spawn(nodeBinary(), [...nodeOptions, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env,
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
