import { describe, expect, test } from 'vitest';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@adaos/domain';
import { projectFiles, readText } from './repository.ts';
import { KEYED as READ } from './texts.ts';

const files = projectFiles();
const sources = files.filter((file) => /^(?:packages|tools|scripts|\.storybook)\/.*\.(?:tsx?|mjs)$/.test(file));
/** The words of a language, by its code: what the compiler holds to the list where it is typed by it. */
const KEYED = /^\s*'?(?:ro|fr)'?: ?[[{'()]/m;
const TYPED = /Record<\s*Language,/;
/** A list of the codes, written out. */
const LISTED = /'en',\s*'ro',\s*'fr'/;

/** Files that have something by language which users do not read as prose, with what it is. */
const NOT_READ: Readonly<Record<string, string>> = {
  'packages/app/src/i18n/catalogs.ts': 'the loaders of the catalogs',
  'packages/domain/src/languages.ts': 'the names of the languages',
  'packages/server/src/ad-copy/write.ts': 'instructions for the language model',
  'packages/server/src/guides/search.ts': 'words that the search leaves out',
  'packages/server/src/support/intent.ts': 'words that questions are recognised by',
  'packages/ui/src/forms/DateRangePicker/CustomRange.tsx': 'the texts of the date picker of MUI',
};

/** The files of a language below a folder, by what is the same in every language. */
const below = (folder: string, language: string, ending: string) =>
  files
    .filter((file) => file.startsWith(`${folder}/${language}`) && file.endsWith(ending))
    .map((file) => file.slice(`${folder}/${language}`.length))
    .toSorted();

describe.each(LANGUAGES)('a language of the product, %s', (language) => {
  test.each([
    ['legal texts', 'packages/ui/src/screens/LegalScreen/content', '.ts'],
    ['guides', 'packages/server/src/guides/content', '.md'],
    ['picture for social networks', 'packages/app/public/social', '.png'],
  ])('has the %s that English has', (_, folder, ending) => {
    const english = below(folder, DEFAULT_LANGUAGE, ending);
    expect(english.length).toBeGreaterThan(0);
    expect(below(folder, language, ending)).toEqual(english);
  });
});

test('texts that the code keeps by language are held to the list by the compiler', () => {
  const keyed = sources.filter((file) => KEYED.test(readText(file)));
  expect(keyed).toContain('packages/server/src/mail/texts.ts');
  expect(keyed).toContain('packages/app/src/errors/AppFailed.tsx');
  expect(keyed.filter((file) => !TYPED.test(readText(file)))).toEqual([]);
});

test('texts that the code keeps by language are read by the checks of texts', () => {
  const keyed = sources.filter(
    (file) => KEYED.test(readText(file)) && !/\.test\.tsx?$|^packages\/[^/]+\/src\/testing\//.test(file),
  );
  expect(keyed.filter((file) => !(file in NOT_READ)).toSorted()).toEqual([...READ].toSorted());
});

test('the list of the languages is written once', () => {
  // Months in a shop's files have names in languages that the product does not speak.
  const others = new Set(['packages/server/src/imports/date-parts.ts']);
  const listed = [...sources, ...files.filter((file) => /^(?:tests|stories)\/.*\.tsx?$/.test(file))].filter(
    (file) => !others.has(file) && LISTED.test(readText(file)),
  );
  expect(listed).toEqual(['packages/domain/src/languages.ts']);
});

test.each(['  ro: {', "  ro: 'Salut',", '  fr: ['])('“%s” is found as a text by language', (line) => {
  expect(line).toMatch(KEYED);
});
