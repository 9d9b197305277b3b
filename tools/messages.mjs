// Keeps the translations of a package's messages: one file a language, ids in order. The English is in the code (english.mjs).
//   node tools/messages.mjs add packages/ui < entries.json     entries: { "ui.X.y": { "ro": "…", "fr": "…", "es": "…", "pt": "…" } }
//   node tools/messages.mjs remove packages/ui ui.X.y [...]
// Safe to run from several processes at once.
import { mkdirSync, readFileSync, rmdirSync, writeFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../packages/domain/src/languages.ts';

/** French signs keep to their word: a narrow space that does not break before ; ? !, a wide one before : and in « ». */
const french = (words) =>
  words
    .replaceAll(/(?<=[^\s:]) (?=[;?!])/g, '\u202F')
    .replaceAll(/(?<=\S) (?=:(?:\s|$))/g, '\u00A0')
    .replaceAll(/« ?(?!\u00A0)/g, '«\u00A0')
    .replaceAll(/(?<!\u00A0) ?»/g, '\u00A0»');

const TRANSLATIONS = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

const [command, packageDir, ...ids] = process.argv.slice(2);
const localesDir = join(packageDir, 'src/i18n/locales');

function fail(message) {
  console.error(message);
  process.exit(1);
}

function withLock(work) {
  const lock = join(localesDir, '.lock');
  mkdirSync(localesDir, { recursive: true });
  for (let attempt = 0; ; attempt++) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      if (attempt > 200) fail(`${lock} is held by another process`);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    }
  }
  try {
    work();
  } finally {
    rmdirSync(lock);
  }
}

function edit(change) {
  withLock(() => {
    for (const language of TRANSLATIONS) {
      const file = join(localesDir, `${language}.json`);
      const catalog = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
      change(catalog, language);
      const sorted = Object.fromEntries(Object.entries(catalog).sort(([a], [b]) => (a < b ? -1 : 1)));
      writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
    }
  });
}

if (command === 'add') {
  const entries = JSON.parse(await text(process.stdin));
  for (const [id, texts] of Object.entries(entries)) {
    const absent = TRANSLATIONS.filter((language) => typeof texts[language] !== 'string' || texts[language] === '');
    if (absent.length > 0) fail(`${id}: no text for ${absent.join(', ')}`);
  }
  edit((catalog, language) => {
    for (const [id, texts] of Object.entries(entries))
      catalog[id] = language === 'fr' ? french(texts.fr) : texts[language];
  });
} else if (command === 'remove') {
  edit((catalog) => ids.forEach((id) => delete catalog[id]));
} else {
  fail('Usage: messages.mjs add <package> < entries.json | messages.mjs remove <package> <id>...');
}
