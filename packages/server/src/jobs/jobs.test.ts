import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { type Jobs, startJobs } from './jobs.ts';

let testDatabase: TestDatabase;
let jobs: Jobs;
let lines: Record<string, unknown>[];
beforeEach(async () => {
  testDatabase = await createTestDatabase();
  lines = [];
  const write = (line: Buffer, _: string, done: () => void) => {
    lines.push(JSON.parse(line.toString()));
    done();
  };
  jobs = await startJobs(testDatabase.config, pino(new Writable({ write })));
});
afterEach(async () => {
  await jobs.stop(0);
  await testDatabase.drop();
});

test('a job that fails is logged by its queue, its id and the error, without its data, and tried again', async () => {
  const tries: string[] = [];
  await jobs.work('store', async ({ id }) => {
    tries.push(id);
    if (tries.length === 1) throw new RangeError('Invalid time value');
  });
  await jobs.send('store', { note: 'what it is about' });
  await expect.poll(() => tries).toHaveLength(2);
  const [job] = tries;
  expect(tries).toEqual([job, job]);
  const err = expect.objectContaining({ type: 'RangeError', message: 'Invalid time value' });
  expect(lines).toMatchObject([{ level: pino.levels.values['error'], queue: 'store', job, err }]);
  expect(JSON.stringify(lines)).not.toContain('what it is about');
});

test('a job that the stop breaks off has not failed', async () => {
  let began = false;
  await jobs.work('store', async () => {
    began = true;
    await new Promise((_, reject) => jobs.stopping.addEventListener('abort', () => reject(new Error('stopped'))));
  });
  await jobs.send('store', {});
  await expect.poll(() => began).toBe(true);
  await jobs.stop(5_000);
  expect(lines).toEqual([]);
});
