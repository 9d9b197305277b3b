// The English of every message is in the code, as its default. From there this writes the catalogs that the other languages are
// held to, packages/{ui,app}/src/i18n/locales/en.json, which git does not have:
//   node tools/english.mjs
// Builds and tests call it first.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { INSIGHT_TEXTS, NOTICES } from '../packages/domain/src/index.ts';

const PACKAGES = ['ui', 'app'];
const root = fileURLToPath(new URL('..', import.meta.url));

/** The texts that the server composes, whose English is in the domain. */
const composed = Object.fromEntries(
  Object.entries({ ...NOTICES, ...INSIGHT_TEXTS }).flatMap(([code, { title, text }]) => [
    [`ui.wording.${code}.title`, title],
    ...(text === undefined ? [] : [[`ui.wording.${code}.text`, text]]),
  ]),
);

/** The messages that the sources of a package use: each id with its English. */
function used(name) {
  const sources = ['ts', 'tsx'].map((ending) => `packages/${name}/src/**/*.${ending}`);
  const command = ['extract', ...sources, '--ignore', '**/*.{stories,test}.*', '--format', 'simple', '--throws'];
  const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] };
  return JSON.parse(execFileSync(join(root, 'node_modules/.bin/formatjs'), command, options));
}

/** Writes the English catalogs where the code says something else. Safe to call from several processes at once. */
export function writeEnglish() {
  for (const name of PACKAGES) {
    const messages = Object.entries({ ...used(name), ...(name === 'ui' && composed) });
    const catalog = Object.fromEntries(messages.sort(([a], [b]) => (a < b ? -1 : 1)));
    const text = `${JSON.stringify(catalog, null, 2)}\n`;
    const file = join(root, `packages/${name}/src/i18n/locales/en.json`);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    writeFileSync(`${file}.${process.pid}`, text);
    renameSync(`${file}.${process.pid}`, file);
  }
}

/** Writes the English catalogs, and again when the code changes, as long as this process runs. */
export function followEnglish() {
  writeEnglish();
  const again = (_event, file) => {
    if (!/\.tsx?$/.test(file ?? '')) return;
    try {
      writeEnglish();
    } catch {
      // It is being typed; the extractor said what is wrong with it.
    }
  };
  for (const name of PACKAGES) watch(join(root, `packages/${name}/src`), { recursive: true }, again).unref();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeEnglish();
