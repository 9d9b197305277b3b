import { execFile } from 'node:child_process';
import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { JOURNEY_ORDERS } from '../support/orders-file.ts';
import { hasEnded, Owner } from '../support/owner.ts';
import { root } from '../support/root.ts';
import { ServerProcess } from '../support/server.ts';

const run = promisify(execFile);

let base: string;
let server: ServerProcess | undefined;

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'adaos-backup-'));
});
afterEach(async () => {
  await server?.stop();
  await rm(base, { recursive: true, force: true });
});

/** What `npm run backup` and `npm run restore` come to, on a data directory. */
const command = (name: 'backup' | 'restore', dataDir: string, ...args: string[]) =>
  run(process.execPath, ['--conditions=adaos-source', `packages/server/src/commands/${name}.ts`, ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: dataDir },
  });

test('a backup of the running server, restored into a new directory, is the same shop', async () => {
  const [first, second, backup] = ['first', 'second', 'backup'].map((name) => join(base, name)) as [
    string,
    string,
    string,
  ];
  server = new ServerProcess(first);
  const owner = await Owner.signUp(await server.ready(), first);
  const id = await owner.upload(await readFile(JOURNEY_ORDERS), { currency: 'GBP', timezone: 'Europe/London' });
  await owner.importWhen(id, hasEnded);
  const overview = await owner.overview('2009-12-01', '2009-12-31');

  const { stdout } = await command('backup', first, backup);
  expect(stdout).toMatch(/rows of \d+ tables/);
  await expect(command('restore', first, backup)).rejects.toMatchObject({
    code: 1,
    stderr: 'The server is running on this data. Stop it first.\n',
  });
  await server.stop();

  await command('restore', second, backup);
  const APP_SECRET = (await readFile(join(first, 'secret'), 'utf8')).trim();
  server = new ServerProcess(second, { APP_SECRET });
  const again = owner.at(await server.ready());
  expect(await again.overview('2009-12-01', '2009-12-31')).toEqual(overview);
});
