import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DEFAULT_LANGUAGE } from '@adaos/domain';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { messagePartOf } from '../src/i18n/messageParts.ts';

const PREFIX = 'virtual:messages/';
const FALLBACK: typeof DEFAULT_LANGUAGE = 'en';
const catalog = (owner: string, language: string) =>
  fileURLToPath(new URL(`../../${owner}/src/i18n/locales/${language}.json`, import.meta.url));

/**
 * Offers `virtual:messages/<language>/<part>`: the messages of the library and of the app, merged and parsed, so
 * that the browser needs no parser. A message without translation is in English.
 */
export function messageCatalogs(): Plugin {
  return {
    name: 'adaos-messages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [language = FALLBACK, part] = id.slice(PREFIX.length + 1).split('/');
      const files = [FALLBACK, language].flatMap((each) => [catalog('ui', each), catalog('app', each)]);
      const texts: Record<string, string> = {};
      for (const file of files) {
        this.addWatchFile(file);
        Object.assign(texts, JSON.parse(readFileSync(file, 'utf8')));
      }
      const wanted = Object.entries(texts).filter(([key]) => messagePartOf(key) === part);
      const parsed = Object.fromEntries(wanted.map(([key, text]) => [key, parse(text)]));
      return { code: `export default ${JSON.stringify(parsed)};`, map: null };
    },
  };
}
