import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES as languages } from '@adaos/domain';
import { parse, TYPE, type MessageFormatElement, type PluralElement } from '@formatjs/icu-messageformat-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectFiles, readText, root } from './repository.ts';

type Catalog = Record<string, string>;

function formatjs(args: string[], cwd = root): string {
  return execFileSync(join(root, 'node_modules/.bin/formatjs'), args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

const verify = (files: string, cwd = root) =>
  formatjs(['verify', '--source-locale', 'en', '--missing-keys', '--extra-keys', '--structural-equality', files], cwd);

/** Every plural of a message, also those inside others. */
function* pluralsIn(elements: readonly MessageFormatElement[]): Generator<PluralElement> {
  for (const element of elements) {
    if (element.type === TYPE.plural) yield element;
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const { value } of Object.values(element.options)) yield* pluralsIn(value);
    if (element.type === TYPE.tag) yield* pluralsIn(element.children);
  }
}

/** What is wrong with the plurals of a text; a form for numbers of a million and more may be left to `other`. */
function wrongPlurals(language: string, text: string): string[] {
  return [...pluralsIn(parse(text))].flatMap(({ options, pluralType = 'cardinal' }) => {
    const forms = new Intl.PluralRules(language === 'pt' ? 'pt-PT' : language, { type: pluralType });
    const known: string[] = forms.resolvedOptions().pluralCategories;
    const wanted = known.filter((form) => form !== 'many');
    const given = Object.keys(options).filter((form) => !form.startsWith('='));
    return [
      ...wanted.filter((form) => !given.includes(form)).map((form) => `no ${form}`),
      ...given.filter((form) => !known.includes(form)).map((form) => `${form} is no form of ${language}`),
    ];
  });
}

describe.each(['ui', 'app'])('the messages of packages/%s', (pkg) => {
  const catalog = (language: string) =>
    JSON.parse(readText(`packages/${pkg}/src/i18n/locales/${language}.json`)) as Catalog;

  test('[ALL-2] are there in five languages, with the same arguments', () => {
    for (const language of languages) expect(Object.keys(catalog(language)).length, language).toBeGreaterThan(0);
    verify(`packages/${pkg}/src/i18n/locales/*.json`);
  });

  test.each(languages)('count as %s counts', (language) => {
    const wrong = Object.entries(catalog(language)).flatMap(([id, text]) =>
      wrongPlurals(language, text).map((problem) => `${id}: ${problem}`),
    );
    expect(wrong).toEqual([]);
  });

  test('are nowhere empty', () => {
    for (const language of languages) {
      const empty = Object.entries(catalog(language)).filter(([, text]) => text.trim() === '');
      expect(empty, language).toEqual([]);
    }
  });
});

/** French signs after a plain space or after none: it would let them begin a line. */
const LOOSE_SIGN = /(?<=\S) [:;?!»](?!:)|« |[^\s\u202f\u00a0][;?!»](?=\s|$)|«[^\u00a0]|[\p{L}}][:](?=\s|$)/u;

describe.each(['ui', 'app'])('French signs in packages/%s', (pkg) => {
  const french = JSON.parse(readText(`packages/${pkg}/src/i18n/locales/fr.json`)) as Catalog;

  test('keep to their word: a narrow space that does not break before ; ? !, a wide one before : and in « »', () => {
    expect(Object.entries(french).filter(([, text]) => LOOSE_SIGN.test(text))).toEqual([]);
  });

  test.each(['Prêt ?', 'Prêt?', 'Voici : un', 'Voici: un', '« mot »', '«mot»'])('“%s” is found', (text) => {
    expect(text).toMatch(LOOSE_SIGN);
  });

  test.each(['Prêt\u202f?', 'Voici\u00a0: un', '«\u00a0mot\u00a0»', '9:00', 'https://adaos.example'])(
    '“%s” is right',
    (text) => {
      expect(text).not.toMatch(LOOSE_SIGN);
    },
  );
});

describe('the check of the catalogs', () => {
  let directory: string;
  const write = (texts: Catalog) => {
    for (const language of languages)
      writeFileSync(join(directory, `${language}.json`), JSON.stringify({ 'ui.A.a': 'Hi {name}' }));
    writeFileSync(join(directory, 'ro.json'), JSON.stringify(texts));
  };
  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'adaos-catalogs-'));
  });
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  test.each([
    ['a missing message', {}],
    ['a message too many', { 'ui.A.a': 'Salut {name}', 'ui.A.b': 'Pa' }],
    ['another argument', { 'ui.A.a': 'Salut {nume}' }],
    ['a text that is no message', { 'ui.A.a': 'Salut {name' }],
  ])('catches %s', (_, texts) => {
    write(texts);
    expect(() => verify('*.json', directory)).toThrow();
  });

  test('catches plurals of another language', () => {
    const english = '{n, plural, one {# order} other {# orders}}';
    expect(wrongPlurals('en', english)).toEqual([]);
    expect(wrongPlurals('ro', english)).toEqual(['no few']);
    expect(wrongPlurals('fr', '{n, plural, =0 {rien} one {#} other {#}}')).toEqual([]);
    expect(wrongPlurals('es', '<b>{n, plural, few {#} other {#}}</b>')).toEqual(['no one', 'few is no form of es']);
  });

  test('lets a translation through', () => {
    write({ 'ui.A.a': 'Salut {name}' });
    verify('*.json', directory);
  });
});

test('Romanian is written with the comma below, never the cedilla', () => {
  const cedilla = /[\u015E\u015F\u0162\u0163]/;
  // What users read; readers of old code pages must know the cedilla.
  const written = projectFiles().filter((file) => /\.(?:json|tsx|mdx?|html)$|\/mail\/texts\.ts$/.test(file));
  expect(written.length).toBeGreaterThan(20);
  expect(written.filter((file) => cedilla.test(readText(file)))).toEqual([]);
});
