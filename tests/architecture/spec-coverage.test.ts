import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './repository.ts';

const PAGE = 'docs/spec-coverage.md';
const REQUIREMENTS = '| id | requirement |\n| - | - |\n| ALL-1 | A page. |\n| ROLE-2 | **Decision.** A guard. |\n';

let place: string;

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(place, path)), { recursive: true });
  await writeFile(join(place, path), text);
}

const vitest = (ancestorTitles: string[], title: string, status = 'passed') =>
  JSON.stringify({
    testResults: [{ name: join(place, 'src/a.test.ts'), assertionResults: [{ ancestorTitles, title, status }] }],
  });
const playwright = (title: string, status = 'expected') =>
  JSON.stringify({
    config: { rootDir: place },
    suites: [
      {
        title: 'e2e/b.spec.ts',
        suites: [
          {
            title: 'a visitor',
            specs: [{ file: 'e2e/b.spec.ts', title, ok: status === 'expected', tests: [{ status }] }],
          },
        ],
      },
    ],
  });

/** Runs the tool in the place; what it said, and its exit code. */
async function cover(...args: string[]): Promise<{ code: number; said: string }> {
  const tool = join(root, 'tools/spec-coverage.mjs');
  return promisify(execFile)(process.execPath, [tool, ...args], { cwd: place }).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, said: stdout + stderr }),
  );
}

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'adaos-coverage-'));
  await write('docs/requirements.md', REQUIREMENTS);
  await write('.cache/test-results/unit.json', vitest(['[ALL-1] the page'], 'is there'));
  await write('.cache/test-results/journeys.json', playwright('[ROLE-2] is let in'));
});
afterEach(() => rm(place, { recursive: true, force: true }));

test('the page names each requirement with the tests that prove it, and is then of this run', async () => {
  expect(await cover()).toMatchObject({ code: 0, said: '2 requirements, 2 proved.\n' });
  const page = await readFile(join(place, PAGE), 'utf8');
  expect(page).toContain('## ALL-1\n\nA page.\n\n- [src/a.test.ts](../src/a.test.ts)\n  - `[ALL-1] the page`\n');
  expect(page).toContain(
    '## ROLE-2\n\nA guard.\n\n- [e2e/b.spec.ts](../e2e/b.spec.ts)\n  - `a visitor › [ROLE-2] is let in`',
  );
  expect(await cover('--check')).toMatchObject({ code: 0 });
});

test('a test that failed or was left out proves nothing', async () => {
  await write('.cache/test-results/unit.json', vitest(['[ALL-1] the page'], 'is there', 'failed'));
  await write('.cache/test-results/journeys.json', playwright('[ROLE-2] is let in', 'skipped'));
  const { code, said } = await cover();
  expect(code).toBe(1);
  expect(said).toContain('ALL-1 is proved by no test');
  expect(said).toContain('ROLE-2 is proved by no test');
});

test('a page of other tests, and an id of no requirement, are reported', async () => {
  await cover();
  await write('.cache/test-results/journeys.json', playwright('[ROLE-2] is let in, late'));
  expect(await cover('--check')).toMatchObject({ code: 1, said: expect.stringContaining('[ROLE-2] is let in, late') });
  await write('.cache/test-results/slow.json', vitest([], '[ALL-1] is only run at times'));
  await write('.cache/test-results/journeys.json', playwright('[ROLE-2] [ROLE-99] is let in'));
  const { said } = await cover('--check');
  expect(said).toContain('ROLE-99 is no row');
  expect(said).not.toContain('only run at times');
});
