// Builds the package as it is published: node packages/ui/build.mjs (or npm run build -- ui). dist/ then holds ES modules
// with their declarations, one for one of src/, the files that are no code, and a manifest of its own:
// `npm pack packages/ui/dist`. In the workspace itself nothing is built: the condition `adaos-source` leads to src/.
import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const dist = at('dist');

/** Where a file that is no module stands in dist. */
const ASSETS = {
  './src/i18n/locales/': './locales/',
  './src/theme/fonts.css': './fonts.css',
  './src/theme/generated/': './',
};

function published(path) {
  const asset = Object.keys(ASSETS).find((prefix) => path.startsWith(prefix));
  return asset ? path.replace(asset, ASSETS[asset]) : path.replace('./dist/', './');
}

/** The manifest without what only the workspace needs. */
function publishedManifest({ private: _private, devDependencies: _dev, exports, ...manifest }) {
  const entries = Object.entries(exports).map(([name, target]) => {
    if (typeof target === 'string') return [name, published(target)];
    const { 'adaos-source': _source, ...conditions } = target;
    return [name, Object.fromEntries(Object.entries(conditions).map(([key, path]) => [key, published(path)]))];
  });
  return { ...manifest, exports: Object.fromEntries(entries) };
}

/** Copies what an export that is no module leads to; `*` stands for any one name. */
async function copyAsset(source) {
  const [before, after] = source.split('*');
  const folder = dirname(`${before}x`);
  const names = after === undefined ? [source] : (await readdir(at(folder))).map((name) => `${folder}/${name}`);
  for (const name of names.filter((path) => path.endsWith(after ?? ''))) {
    await mkdir(dirname(join(dist, published(name))), { recursive: true });
    await cp(at(name), join(dist, published(name)));
  }
}

/** Declarations name the file that is there: the compiler rewrites the endings in modules alone. */
async function rewriteDeclarations() {
  const files = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.d.ts'));
  for (const file of files) {
    const text = await readFile(join(dist, file), 'utf8');
    await writeFile(join(dist, file), text.replaceAll(/(['"]\.{1,2}\/[^'"\n]*)\.tsx?(['"])/g, '$1.js$2'));
  }
}

const manifest = JSON.parse(await readFile(at('package.json'), 'utf8'));
await rm(dist, { recursive: true, force: true });
execFileSync('tsc', ['-p', at('tsconfig.build.json')], { stdio: 'inherit' });
await rewriteDeclarations();
for (const target of Object.values(manifest.exports)) if (typeof target === 'string') await copyAsset(target);
for (const file of ['README.md', 'CHANGELOG.md']) await cp(at(file), join(dist, file));
await writeFile(join(dist, 'package.json'), `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`);
