import { parseSync } from 'vite';
import { allowed, storedNames, words } from './wordsToAvoid.ts';

/** A word to avoid, where it was found and what to write instead. */
interface Finding {
  /** From 1. */
  readonly line: number;
  readonly found: string;
  readonly instead: string;
}

const RULES = Object.entries(words).map(([pattern, instead]) => ({
  pattern: new RegExp(`(?<![\\w-])(?:${pattern})(?![\\w-])`, 'giu'),
  instead,
}));
/** Most texts have none of the words: one search for all of them is faster than one for each. */
const ANY = new RegExp(`(?<![\\w-])(?:${Object.keys(words).join('|')})(?![\\w-])`, 'iu');
const ALLOWED = new RegExp(allowed.join('|'), 'gi');

const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');

/**
 * The words to avoid in running text. Texts in quotes and code are left out: they may be quoted from a specification.
 * @param start where the text begins in its file
 */
function wordsToAvoid(text: string, source: string, start: number): Finding[] {
  if (!ANY.test(text)) return [];
  const prose = text.replaceAll(ALLOWED, blank).replaceAll(/`[^`\n]*`|“[^”]*”|"[^"\n]*"|https?:\/\/\S+/g, blank);
  return RULES.flatMap(({ pattern, instead }) =>
    Array.from(prose.matchAll(pattern), ({ 0: found, index }) => ({
      line: source.slice(0, start + index).split('\n').length,
      found,
      instead,
    })),
  );
}

/** `useBillingDeeds` as `use Billing Deeds`. */
const inWords = (identifier: string) => identifier.replaceAll(/([a-z\d])(?=[A-Z])|[_$]/g, '$1 ');

const TITLED = new Set(['test', 'it', 'describe']);

interface Node {
  readonly type: string;
  readonly start: number;
}
interface Call extends Node {
  readonly callee: Node;
  readonly arguments: readonly (Node & { readonly value?: unknown })[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const isCall = (node: Node): node is Call => node.type === 'CallExpression';

/** The function at the beginning of `test(…)` and `test.each(…)(…)`. */
function calledName(node: Node): string {
  if (isCall(node)) return calledName(node.callee);
  if ('object' in node && isNode(node.object)) return calledName(node.object);
  return 'name' in node ? String(node.name) : '';
}

/** The text of a string, or of what a template has between its values. */
function* stringsIn(node: Node | undefined): Generator<[number, string]> {
  if (!node) return;
  if ('value' in node && typeof node.value === 'string') yield [node.start, node.value];
  if ('quasis' in node)
    for (const { start, value } of node.quasis as (Node & { value: { raw: string } })[]) yield [start, value.raw];
}

/** The title of a test; of a table of tests also what each of its rows puts into the title first. */
function* titlesOf({ callee, arguments: [title] }: Call): Generator<[number, string]> {
  for (const [start, text] of stringsIn(title)) {
    yield [start, text];
    if (!isCall(callee) || /%./.exec(text)?.[0] !== '%s') continue;
    const [table] = callee.arguments;
    for (const row of elementsOf(table)) yield* stringsIn(elementsOf(row)[0] ?? row);
  }
}

const elementsOf = (node: Node | undefined): Node[] =>
  node && 'elements' in node ? (node.elements as (Node | null)[]).filter((each) => each !== null) : [];

/** Comments, identifiers and titles of tests, each with where it begins; texts that users read are not the matter of this check. */
function textsOf(path: string, source: string): [number, string][] {
  const { program, comments } = parseSync(path, source);
  const texts = comments.map(({ start, value }): [number, string] => [start, value]);
  const visit = (node: Node): void => {
    if (node.type.endsWith('Identifier') && 'name' in node && !storedNames.has(String(node.name))) {
      texts.push([node.start, inWords(String(node.name))]);
    }
    if (isCall(node) && TITLED.has(calledName(node.callee))) texts.push(...titlesOf(node));
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child);
    }
  };
  visit(program);
  return texts;
}

/** The comments of what is no script, by how they are written. */
const COMMENTS: Readonly<Record<string, RegExp>> = {
  sql: /--.*|\/\*[^]*?\*\//g,
  yaml: /(?<=^|\s)#.*/gm,
  html: /<!--[^]*?-->|\/\*[^]*?\*\//g,
};

/** The words to avoid in a file of TypeScript, JavaScript, Markdown, MDX, SQL, YAML or HTML. */
export function wordsToAvoidIn(path: string, source: string): Finding[] {
  const comments = COMMENTS[path.replace(/^.*\./, '')];
  if (comments)
    return Array.from(source.matchAll(comments)).flatMap(({ 0: text, index }) => wordsToAvoid(text, source, index));
  if (/\.mdx?$/.test(path)) return wordsToAvoid(source.replaceAll(/^```[^]*?^```/gm, blank), source, 0);
  return textsOf(path, source).flatMap(([start, text]) => wordsToAvoid(text, source, start));
}
