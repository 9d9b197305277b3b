import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { root } from './root.ts';

export interface Figure {
  readonly figure: string;
  readonly value: string;
  readonly target: string;
  /** The test that measures it, from the repository's top. */
  readonly by: string;
}

const FILE = `${root}docs/measurements.md`;
const [BEGIN, END] = ['<!-- server -->', '<!-- /server -->'];
const INTRODUCTION = [
  BEGIN,
  '',
  '## Server',
  '',
  'The real server in a process of its own on the embedded, durable database, the tester on the same machine. Each row is',
  'written by its test, `npx vitest run --project slow <test>`, with the load of the machine at that moment: a load past the',
  'number of cores is other programs, and lowers what is measured.',
  '',
  '| figure | measured | target | test | commit | cores | load |',
  '| --- | --- | --- | --- | --- | --- | --- |',
];

function sectionOf(text: string): { before: string; rows: string[]; after: string } {
  const from = text.indexOf(BEGIN);
  const to = text.indexOf(END);
  if (from === -1) return { before: `${text.trimEnd()}\n\n`, rows: [], after: '\n' };
  const rows = text
    .slice(from, to)
    .split('\n')
    .filter((line) => line.startsWith('| '));
  return { before: text.slice(0, from), rows: rows.slice(2), after: text.slice(to + END.length) };
}

const nameOf = (row: string) => row.split('|')[1]?.trim();

async function writeDocs(text: string): Promise<void> {
  await writeFile(FILE, text);
  execFileSync('oxfmt', [FILE], {
    cwd: root,
    env: { ...process.env, PATH: `${root}node_modules/.bin:${process.env['PATH'] ?? ''}` },
  });
}

const commitNow = () => execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();

/** Keeps a section of the docs, in the place of the one of this name before. */
export async function recordSection(name: string, title: string, paragraphs: readonly string[]): Promise<void> {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const machine = `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, commit ${commitNow()}.`;
  const section = [begin, `## ${title}`, ...paragraphs, machine, end].join('\n\n');
  const text = await readFile(FILE, 'utf8').catch(() => '# Measurements\n');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  const [before, after] =
    from === -1 ? [`${text.trimEnd()}\n\n`, '\n'] : [text.slice(0, from), text.slice(to + end.length)];
  await writeDocs(before + section + after);
}

/** Prints a figure, and keeps it in the docs in the place of the one before. */
export async function record({ figure, value, target, by }: Figure): Promise<void> {
  const row = `| ${[figure, value, target, by, commitNow(), availableParallelism(), loadavg()[0]?.toFixed(1)].join(' | ')} |`;
  process.stdout.write(`${row}\n`);
  const text = await readFile(FILE, 'utf8').catch(() => '# Measurements\n');
  const { before, rows, after } = sectionOf(text);
  const known = rows.findIndex((one) => nameOf(one) === figure);
  const next = known === -1 ? [...rows, row] : rows.with(known, row);
  await writeDocs(before + [...INTRODUCTION, ...next, '', END].join('\n') + after);
}
