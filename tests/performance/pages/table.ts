import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { root } from '../../support/root.ts';

/** Lighthouse's figures of a page: score of 100, milliseconds, layout shift, bytes on their way, requests. */
export interface Measured {
  readonly name: string;
  readonly score: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly bytes: number;
  readonly requests: number;
}

const FILE = `${root}docs/measurements.md`;
const [BEGIN, END] = ['<!-- pages -->', '<!-- /pages -->'];

function table(rows: readonly Measured[]): string {
  const [floor] = rows;
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const line = ({ name, score, lcp, tbt, cls, bytes, requests }: Measured) =>
    [
      name,
      score,
      `${(lcp / 1000).toFixed(2)} s`,
      floor ? (lcp / floor.lcp).toFixed(2) : '',
      `${Math.round(tbt)} ms`,
      cls.toFixed(3),
      `${Math.round(bytes / 1024)} KB`,
      floor ? (bytes / floor.bytes).toFixed(2) : '',
      requests,
    ].join(' | ');
  return [
    BEGIN,
    '## Pages',
    '',
    `Lighthouse, phone preset, production build, brotli over HTTP/2, ${availableParallelism()} cores under a load of ${loadavg()[0]?.toFixed(0)}, commit ${commit}. The ratios are to`,
    'the first row, the least page of React and MUI; each figure is the middle one of five loads.',
    '`npx vitest run --project slow tests/performance/pages.test.ts` writes this.',
    '',
    '| page | score | LCP | ratio | TBT | CLS | bytes | ratio | requests |',
    '| --- | --: | --: | --: | --: | --: | --: | --: | --: |',
    ...rows.map((row) => `| ${line(row)} |`),
    END,
  ].join('\n');
}

/** Prints the figures, and keeps them in the docs in the place of those before. */
export async function writeMeasurements(rows: readonly Measured[]): Promise<void> {
  const text = table(rows);
  process.stdout.write(`${text}\n`);
  const before = await readFile(FILE, 'utf8').catch(() => '# Measurements\n');
  const from = before.indexOf(BEGIN);
  const to = before.indexOf(END);
  const after =
    from === -1 ? `${before.trimEnd()}\n\n${text}\n` : before.slice(0, from) + text + before.slice(to + END.length);
  await writeFile(FILE, after);
}
