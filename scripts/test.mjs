// npm test: every check of the project. Steps that wait for nothing run side by side, two at a time, of which one at most
// drives a browser: those use both cores by themselves. A step that fails shows what it wrote. The last line is "N passed, N failed".
// --full adds the suites that take minutes, and the tests of what cheaper ones prove too.
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromiumPath } from './browser.mjs';
import { writeEnglish } from '../tools/english.mjs';
import { root, run } from './lib/run.mjs';
import { build } from './lib/targets.mjs';

const AT_ONCE = 2;
const results = join(root, '.cache', 'test-results');

/** Runs programs one after the other until one fails. */
const programs =
  (...commands) =>
  async (step) => {
    for (const command of commands) {
      if ((await run(command, { onOutput: step.write })) !== 0) return { passed: 0, failed: 1 };
    }
    return { passed: 1, failed: 0 };
  };

const target = (name) => async (step) =>
  (await build(name, step.write)) === 'failed' ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 };

/** A runner that found no failed test but ended badly has failed all the same. */
async function counted(code, file, read) {
  const report = await readFile(file, 'utf8').then(JSON.parse, () => null);
  const counts = report ? read(report) : { passed: 0, failed: 0 };
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

const vitest =
  (...args) =>
  async (step) => {
    const file = join(results, `${step.name}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const code = await run(['vitest', 'run', ...args, ...reporters], { onOutput: step.write });
    return counted(code, file, ({ numPassedTests, numFailedTests, numPendingTests, testResults }) => ({
      passed: numPassedTests,
      // A file that could not be loaded has no tests to fail.
      failed:
        numFailedTests +
        testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
          .length,
      skipped: numPendingTests,
    }));
  };

const playwright =
  (project, ...args) =>
  async (step) => {
    const file = join(results, `${step.name}.json`);
    const always = ['--update-snapshots=none', '--reporter=list,json'];
    const code = await run(['playwright', 'test', `--project=${project}`, ...always, ...args], {
      onOutput: step.write,
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    });
    return counted(code, file, ({ stats, errors }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
    }));
  };

// The steps that drive a browser are the longest chain, so each of them starts as soon as it can.
const steps = [
  { name: 'app', does: target('app') },
  { name: 'types', does: programs(['tsc', '-b']) },
  { name: 'journeys', does: playwright('e2e', '--grep-invert=@full'), needs: ['app'], browser: true },
  { name: 'storybook', does: target('storybook') },
  { name: 'stories', does: vitest('--config', 'vitest.stories.config.ts'), after: ['storybook'], browser: true },
  { name: 'screenshots', does: playwright('visual'), needs: ['storybook'], browser: true },
  { name: 'server', does: vitest('--project', 'server', '--tags-filter=!full') },
  { name: 'lint', does: programs(['oxfmt', '--check'], ['oxlint']) },
  { name: 'unit', does: vitest('--project', 'unit') },
  { name: 'package', does: vitest('--project', 'package'), needs: ['app'] },
  { name: 'lifecycle', does: vitest('--project', 'lifecycle'), needs: ['app'] },
];
steps.push({
  name: 'coverage', // of the requirements, by the reports of all the others
  does: programs(['node', 'tools/spec-coverage.mjs', '--check']),
  after: steps.map(({ name }) => name),
});
if (process.argv.includes('--full')) {
  process.env.ADAOS_TEST_FULL = '1'; // properties are tried as often as they say
  for (const more of [
    { name: 'journeys-full', does: playwright('e2e', '--grep=@full'), needs: ['app'] },
    { name: 'server-full', does: vitest('--project', 'server', '--tags-filter=full') },
    { name: 'slow', does: vitest('--project', 'slow'), needs: ['app'] },
    { name: 'mutation', does: programs(['stryker', 'run', 'tests/mutation/stryker.config.json']) },
  ])
    steps.push({ ...more, after: steps.map(({ name }) => name) });
}

const done = new Map();
const settled = (name) => done.has(name) || !steps.some((step) => step.name === name);
const sum = (key) => [...done.values()].reduce((total, result) => total + (result[key] ?? 0), 0);

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => interruption.abort());

function show({ name, output }, { passed, failed, skipped = 0 }, ms) {
  const counts = [`${passed} passed`, failed > 0 && `${failed} failed`, skipped > 0 && `${skipped} skipped`];
  if (failed > 0) console.log(`\n${output.trimEnd()}\n`);
  console.log(
    `${failed > 0 ? 'FAILED' : 'ok    '} ${name.padEnd(12)} ${(ms / 1000).toFixed(1).padStart(6)} s  ${counts.filter(Boolean).join(', ')}`,
  );
}

async function perform(step) {
  const began = performance.now();
  step.output = '';
  step.write = (text) => (step.output += text);
  const missing = (step.needs ?? []).filter((name) => done.get(name)?.failed > 0);
  if (missing.length > 0) step.write(`Not run: ${missing.join(', ')} failed.\n`);
  const result = missing.length > 0 ? { passed: 0, failed: 1 } : await step.does(step);
  done.set(step.name, result);
  show(step, result, performance.now() - began);
}

async function performAll() {
  const waiting = [...steps];
  const running = new Map();
  const free = ({ browser }) => running.size < AT_ONCE && !(browser && [...running.values()].includes(true));
  while (waiting.length + running.size > 0 && !interruption.signal.aborted) {
    const index = waiting.findIndex(
      (step) => free(step) && [...(step.needs ?? []), ...(step.after ?? [])].every(settled),
    );
    if (index === -1) {
      await Promise.race(running.keys());
    } else {
      const [step] = waiting.splice(index, 1);
      const work = perform(step).finally(() => running.delete(work));
      running.set(work, step.browser === true);
    }
  }
  await Promise.all(running.keys());
}

const began = performance.now();
await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });
writeEnglish(); // nor this, which the compiler reads
await chromiumPath(); // unpacked once, before several runners want it
await performAll();

const interrupted = interruption.signal.aborted;
const failed = sum('failed') + (interrupted ? 1 : 0);
console.log(
  `\n${interrupted ? 'Interrupted after' : 'All of it took'} ${((performance.now() - began) / 1000).toFixed(0)} s.`,
);
console.log(`${sum('passed')} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
