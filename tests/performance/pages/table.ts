import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { root } from '../../support/root.ts';
import type { PageFigures } from './lighthouse.ts';

export interface PageRow extends PageFigures {
  readonly name: string;
  /** Milliseconds to its figures when it is visited again; null where that was not measured. */
  readonly secondVisit: number | null;
}

/** What one browser measured; the first row is the floor. */
export interface PageTable {
  /** Its name and version. */
  readonly browser: string;
  readonly rows: readonly PageRow[];
}

const FILE = `${root}docs/measurements.md`;
const [BEGIN, END] = ['<!-- pages -->', '<!-- /pages -->'];

const ms = (value: number) => `${Math.round(value)} ms`;
const ratio = (value: number, floor: number | undefined) => (floor ? (value / floor).toFixed(2) : '');

function lineOf(row: PageRow, floor: PageRow): string {
  const timed = (value: number, of: number) => [ms(value), row === floor ? '' : ratio(value, of)];
  const again =
    row.secondVisit === null || floor.secondVisit === null ? ['', ''] : timed(row.secondVisit, floor.secondVisit);
  const cells = [
    row.name,
    row.score,
    ms(row.lcp),
    ...timed(row.tbt, floor.tbt),
    ...timed(row.script, floor.script),
    ms(row.mainThread),
    row.cls.toFixed(3),
    `${Math.round(row.bytes / 1024)} KB`,
    row.requests,
    ...again,
  ];
  return `| ${cells.join(' | ')} |`;
}

function tableOf({ browser, rows }: PageTable): string[] {
  const [floor] = rows;
  if (!floor) return [];
  return [
    `### ${browser}`,
    '',
    '| page | score | LCP | TBT | to the floor | script | to the floor | main thread | CLS | bytes | requests | second visit | to the floor |',
    '| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |',
    ...rows.map((row) => lineOf(row, floor)),
    '',
  ];
}

function sectionOf(tables: readonly PageTable[]): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  return [
    BEGIN,
    '## Pages',
    '',
    'The real server with the demo shop, its production build over HTTP/2 with brotli, Lighthouse’s phone preset; medians of five loads.',
    `${availableParallelism()} cores under a load of ${loadavg()[0]?.toFixed(0)}, commit ${commit}. The first row is the floor: what the first view of the overview has, of React and MUI alone, measured in`,
    'the same run. The second visit is the time to the page’s own figures with all files cached, the processor slowed down four times and no',
    'delay of the network. `npx vitest run --project slow tests/performance/pages.test.ts` writes this; `CHROMIUM_PATH` adds another browser.',
    '',
    ...tables.flatMap(tableOf),
    END,
  ].join('\n');
}

/** Prints the figures and replaces those in the docs. */
export async function writeMeasurements(tables: readonly PageTable[]): Promise<void> {
  const text = sectionOf(tables);
  process.stdout.write(`${text}\n`);
  const before = await readFile(FILE, 'utf8').catch(() => '# Measurements\n');
  const from = before.indexOf(BEGIN);
  const to = before.indexOf(END);
  const after =
    from === -1 ? `${before.trimEnd()}\n\n${text}\n` : before.slice(0, from) + text + before.slice(to + END.length);
  await writeFile(FILE, after);
  execFileSync('oxfmt', [FILE], {
    cwd: root,
    env: { ...process.env, PATH: `${root}node_modules/.bin:${process.env['PATH'] ?? ''}` },
  });
}
