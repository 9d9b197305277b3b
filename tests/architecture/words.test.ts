import { describe, expect, test } from 'vitest';
import { projectFiles, readText } from './repository.ts';
import { wordsToAvoidIn } from './words.ts';
import { notYet } from './wordsToAvoid.ts';

describe('the words to avoid are found', () => {
  test.each([
    ['a comment', 'a.ts', '// It is drawn anew.\nconst one = 1;', 'anew'],
    [
      'a comment in several lines',
      'a.ts',
      'export const one = 1;\n/**\n * What\n * stands here.\n */\nexport const two = 2;',
      'stands',
    ],
    ['a comment of JSX', 'a.tsx', 'const one = <p>{/* seldom */}</p>;', 'seldom'],
    ['the name of a function', 'a.ts', 'export function useBillingDeeds() {}', 'Deeds'],
    ['the name of a property', 'a.ts', 'const of = { toldOrders: 1 };', 'told'],
    ['the title of a test', 'a.test.ts', "test('whoever asks is answered', () => {});", 'whoever'],
    ['the title of a table of tests', 'a.test.ts', "test.each([1])('%d is dear', () => {});", 'dear'],
    ['the title of a test with a value', 'a.test.ts', 'test(`${name} is mended`, () => {});', 'mended'],
    [
      'what a row puts into a title',
      'a.test.ts',
      "test.each([['anew', 1], ['new', 2]])('%s is drawn', () => {});",
      'anew',
    ],
    ['the row of a table with one column', 'a.test.ts', "test.each(['mended'])('%s', () => {});", 'mended'],
    ['SQL', 'a.sql', "-- Mended.\nselect 'anew'; /* of\nthe shop */", 'Mended'],
    ['YAML', 'a.yaml', 'name: anew # mended\n', 'mended'],
    ['HTML', 'a.html', '<!-- mended -->\n<p>anew</p>', 'mended'],
    ['prose', 'a.md', 'It is mended.\n', 'mended'],
  ])('in %s', (_, path, text, found) => {
    expect(wordsToAvoidIn(path, text)).toMatchObject([{ found }]);
  });

  test('with their line and a better word', () => {
    expect(wordsToAvoidIn('a.md', 'One.\n\nTwo is drawn anew.\n')).toEqual([
      { line: 3, found: 'anew', instead: 'again' },
    ]);
  });

  test.each([
    ['a word that only has one in it', 'a.ts', '// A standalone, understood and standard one.\nconst standardOf = 1;'],
    ['quoted text and code', 'a.md', 'The button “Tell me more” and `told`.\n```\nanew\n```\n'],
    ['texts that users read', 'a.ts', "const text = { defaultMessage: 'Tell us about your shop' };"],
    ['a term of the field', 'a.ts', '// A stand-in for Stripe, to tell apart two orders.\nconst one = 1;'],
  ])('but not in %s', (_, path, text) => {
    expect(wordsToAvoidIn(path, text)).toEqual([]);
  });
});

const READ = /\.(?:tsx?|mjs|mdx?|sql|html|yaml)$/;
/** What users read has its own language; what is generated is not written. */
const LEFT_OUT = [
  /\/locales\//,
  /\/content\//,
  /\/generated\//,
  /CHANGELOG\.md$/,
  /^docs\/(?:spec-coverage|requirements)\.md$/,
  /architecture\/words/,
];

const files = projectFiles().filter(
  (path) =>
    READ.test(path) &&
    !LEFT_OUT.some((pattern) => pattern.test(path)) &&
    !notYet.some((folder) => path.startsWith(folder)),
);

test('code, comments, titles of tests and docs use plain technical English', () => {
  expect(files.length).toBeGreaterThan(0);
  const found = files.flatMap((path) =>
    wordsToAvoidIn(path, readText(path)).map(
      ({ line, found: word, instead }) => `${path}:${line} ${word} (better: ${instead})`,
    ),
  );
  expect(found).toEqual([]);
}, 120_000);
