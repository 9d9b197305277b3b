import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@adaos/domain';
import { readText, root } from './repository.ts';

/** A text that users read, and where it is: a message's id or a file. */
interface UserText {
  readonly place: string;
  readonly text: string;
}

type Catalog = Record<string, string>;

/** Code whose texts are kept by language, `en: …, ro: …`. A test asks for every such file to be here or among those without texts. */
export const KEYED: readonly string[] = [
  'packages/app/build/page.ts',
  'packages/app/src/errors/AppFailed.tsx',
  'packages/domain/src/ad-copy-texts/facts.ts',
  'packages/server/src/deliveries/unsubscribe-texts.ts',
  'packages/server/src/files/file-words.ts',
  'packages/server/src/files/stock-titles.ts',
  'packages/server/src/insights/order-file-texts.ts',
  'packages/server/src/mail/billing-texts.ts',
  'packages/server/src/mail/contact-texts.ts',
  'packages/server/src/mail/invitation-texts.ts',
  'packages/server/src/mail/notice-texts.ts',
  'packages/server/src/mail/report-texts.ts',
  'packages/server/src/mail/security-texts.ts',
  'packages/server/src/mail/texts.ts',
  'packages/server/src/stock/order-texts.ts',
  'packages/server/src/support/texts.ts',
  'packages/ui/src/components/PublicLayout/PageLanguages.tsx',
];
const BLOCK = /^ {2}(?<language>en|ro|fr|es|pt): (?:[[{]\n(?<body>[\s\S]*?)^ {2}[\]}],|(?<line>[[{'`].*))$/gm;
const LITERAL = /(['`])(?<text>(?:(?!\1)[^\\\n]|\\.)*)\1/g;

const unescaped = (literal: string) =>
  literal
    .replaceAll(/\\u([\dA-F]{4})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/\\(.)/g, '$1');
const literalsIn = (place: string, code: string): UserText[] =>
  Array.from(code.matchAll(LITERAL), ({ groups }) => ({ place, text: unescaped(groups?.['text'] ?? '') }));

/** The messages of the interface in a language. */
export const catalogOf = (language: Language): Catalog => ({
  ...(JSON.parse(readText(`packages/ui/src/i18n/locales/${language}.json`)) as Catalog),
  ...(JSON.parse(readText(`packages/app/src/i18n/locales/${language}.json`)) as Catalog),
});

/** The id of a message that a guide names a control by. */
export const CONTROL = /\{((?:screens|ui)\.[\w.]+)\}/g;

/** The guides of a language as they are written, without the words that only the search reads. */
export function guideFilesOf(language: Language): UserText[] {
  const folder = `packages/server/src/guides/content/${language}`;
  return readdirSync(join(root, folder))
    .map((name) => `${folder}/${name}`)
    .map((file) => ({ place: file, text: readText(file).replace(/^(?:category|keywords):[\s\S]*?(?=^\S)/gm, '') }));
}

/** The guides of a language as they are read, with the names of controls. */
export function guidesOf(language: Language): UserText[] {
  const shown = catalogOf(language);
  return guideFilesOf(language).map(({ place, text }) => ({
    place,
    text: text.replaceAll(CONTROL, (_, id: string) => shown[id] ?? id),
  }));
}

/** What users read in a language: the interface, guides, mails, legal texts, support and the templates of ads. */
export function textsOf(language: Language): UserText[] {
  const legal = `packages/ui/src/screens/LegalScreen/content/${language}.ts`;
  const ads = `packages/domain/src/ad-copy-texts/${language}.ts`;
  return [
    ...Object.entries(catalogOf(language)).map(([place, text]) => ({ place, text })),
    ...guidesOf(language),
    ...literalsIn(legal, readText(legal).replaceAll(/^import.*|\bid: '[^']*'|\bversion = '[^']*'/gm, '')),
    ...literalsIn(ads, readText(ads).replaceAll(/^import.*/gm, '')),
    ...KEYED.flatMap((file) =>
      Array.from(readText(file).matchAll(BLOCK))
        .filter(({ groups }) => groups?.['language'] === language)
        .flatMap(({ groups }) => literalsIn(file, groups?.['body'] ?? groups?.['line'] ?? '')),
    ),
  ];
}

/** A text without what is not in its language: code, addresses, the parts that are filled in. */
export const prose = (text: string): string =>
  text
    .replaceAll(/^(?:title|description):|`[^`]*`|https?:\/\/\S+|\]\([^)]*\)|\$\{[^}]*\}/gm, ' ')
    .replaceAll(/\{(?:\w+)(?:, (?:number|plural|select))?[,}]|(?:=\d|\b(?:one|few|many|other|day)) (?=\{)/g, ' ')
    .replaceAll(/[{}#]/g, ' ');
