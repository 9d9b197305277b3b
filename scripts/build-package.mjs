// Builds packages as they are published, each after those it depends on:
//   node scripts/build-package.mjs packages/domain packages/ui
// dist/ then holds ES modules with their declarations, one for one of src/, the files that are no code, and a manifest of its
// own: `npm pack packages/ui/dist`. In the workspace itself nothing is built: the condition `adaos-source` leads to src/.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from './lib/run.mjs';

/** Where a file that is no module is in dist. */
const ASSETS = {
  './src/i18n/locales/': './locales/',
  './src/theme/fonts.css': './fonts.css',
  './src/theme/generated/': './',
};

const manifestIn = async (directory) => JSON.parse(await readFile(join(directory, 'package.json'), 'utf8'));

function published(path) {
  const asset = Object.keys(ASSETS).find((prefix) => path.startsWith(prefix));
  return asset ? path.replace(asset, ASSETS[asset]) : path.replace('./dist/', './');
}

function publishedExports(exports) {
  const entries = Object.entries(exports).map(([name, target]) => {
    if (typeof target === 'string') return [name, published(target)];
    const { 'adaos-source': _source, ...conditions } = target;
    return [name, Object.fromEntries(Object.entries(conditions).map(([key, path]) => [key, published(path)]))];
  });
  return Object.fromEntries(entries);
}

/** The version of each dependency; one of the workspace is published with the version that it has now. */
async function publishedDependencies(directory, dependencies) {
  const versions = Object.entries(dependencies).map(async ([name, version]) => {
    if (!version.startsWith('workspace:')) return [name, version];
    return [name, (await manifestIn(join(directory, 'node_modules', name))).version];
  });
  return Object.fromEntries(await Promise.all(versions));
}

/** The manifest without what only the workspace needs. */
async function publishedManifest(directory) {
  const { private: _private, devDependencies: _dev, exports, dependencies, ...manifest } = await manifestIn(directory);
  return {
    ...manifest,
    exports: publishedExports(exports),
    ...(dependencies && { dependencies: await publishedDependencies(directory, dependencies) }),
  };
}

/** Copies the files of exports that are not modules; `*` is any name. */
async function copyAsset(directory, source) {
  const [before, after] = source.split('*');
  const folder = dirname(`${before}x`);
  const names =
    after === undefined ? [source] : (await readdir(join(directory, folder))).map((name) => `${folder}/${name}`);
  for (const name of names.filter((path) => path.endsWith(after ?? ''))) {
    const target = join(directory, 'dist', published(name));
    await mkdir(dirname(target), { recursive: true });
    await cp(join(directory, name), target);
  }
}

/** What only runs where React draws or listens. */
const CLIENT =
  /^import (?!type\b)[^;]*from ['"](?:react|react-dom|react-intl|react-hook-form|@mui\/|@emotion\/|@tanstack\/)/m;

/** Says of each module that needs the browser's React that it does: frameworks that render on servers split there. */
async function markClientModules(dist) {
  const files = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.js'));
  for (const file of files) {
    const text = await readFile(join(dist, file), 'utf8');
    if (CLIENT.test(text)) await writeFile(join(dist, file), `'use client';\n${text}`);
  }
}

/** The texts of each component by itself, beside the whole catalogs: `locales/ro/DataTable.json`. */
async function splitCatalogs(dist) {
  const folder = join(dist, 'locales');
  const catalogs = existsSync(folder) ? (await readdir(folder)).filter((file) => file.endsWith('.json')) : [];
  for (const catalog of catalogs) {
    const parts = {};
    for (const [id, text] of Object.entries(JSON.parse(await readFile(join(folder, catalog), 'utf8')))) {
      const [owner, name] = id.split('.', 2);
      const part = owner === 'screens' ? `${name}Screen` : name;
      (parts[part] ??= {})[id] = text;
    }
    const language = join(folder, catalog.slice(0, -'.json'.length));
    await mkdir(language, { recursive: true });
    for (const [part, texts] of Object.entries(parts))
      await writeFile(join(language, `${part}.json`), `${JSON.stringify(texts, null, 2)}\n`);
  }
}

/** Declarations name the file that is there: the compiler rewrites the endings in modules alone. */
async function rewriteDeclarations(dist) {
  const files = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.d.ts'));
  for (const file of files) {
    const text = await readFile(join(dist, file), 'utf8');
    await writeFile(join(dist, file), text.replaceAll(/(['"]\.{1,2}\/[^'"\n]*)\.tsx?(['"])/g, '$1.js$2'));
  }
}

async function buildPackage(directory) {
  const dist = join(directory, 'dist');
  const { exports } = await manifestIn(directory);
  await rm(dist, { recursive: true, force: true });
  execFileSync('tsc', ['-p', join(directory, 'tsconfig.build.json')], { stdio: 'inherit' });
  await rewriteDeclarations(dist);
  const assets = Object.values(exports).filter((target) => typeof target === 'string');
  for (const asset of assets) await copyAsset(directory, asset);
  await markClientModules(dist);
  await splitCatalogs(dist);
  const documents = ['README.md', 'CHANGELOG.md'].filter((file) => existsSync(join(directory, file)));
  for (const file of documents) await cp(join(directory, file), join(dist, file));
  await writeFile(join(dist, 'package.json'), `${JSON.stringify(await publishedManifest(directory), null, 2)}\n`);
}

for (const name of process.argv.slice(2)) await buildPackage(join(root, name));
