import { execFile } from 'node:child_process';
import { chown, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CLUSTER, type DatabaseAccount } from './account.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresError } from './errors.ts';

const run = promisify(execFile);

/** The owner of the embedded database, and the database's name. */
export const OWNER = 'adaos';

/** PostgreSQL's processes see none of the server's environment: it holds secrets, and variables that would steer it. */
export const clusterEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/** Makes a directory that belongs to the database's account alone. */
export async function makePrivate(directory: string, account: DatabaseAccount): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  if (account.separate) await chown(directory, account.uid, account.gid);
}

/** What the names of clusters begin with that are not whole yet. */
const UNFINISHED = `${CLUSTER}.new`;

/** Takes away what starts left behind that were cut short. What is still being written to goes with a later start. */
async function removeUnfinished(home: string): Promise<void> {
  const left = (await readdir(home)).filter((name) => name.startsWith(UNFINISHED));
  await Promise.allSettled(left.map((name) => rm(join(home, name), { recursive: true, force: true, maxRetries: 3 })));
}

async function initialise(
  unfinished: string,
  account: DatabaseAccount,
  binaries: Binaries,
  durable: boolean,
): Promise<void> {
  const { uid, gid } = account;
  const options = { uid, gid, cwd: '/', env: clusterEnvironment };
  await makePrivate(unfinished, account);
  const sync = durable ? [] : ['--no-sync'];
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = [`--username=${OWNER}`, '--auth-local=trust', '--auth-host=reject'];
  await run(binaries.initdb, ['--pgdata', unfinished, '--no-instructions', ...locale, ...access, ...sync], options);
  const single = run(
    binaries.postgres,
    ['--single', '-D', unfinished, '-c', `fsync=${durable ? 'on' : 'off'}`, 'postgres'],
    options,
  );
  single.child.stdin?.end(`CREATE DATABASE ${OWNER}\n`);
  await single;
}

/**
 * The directory of the cluster in `home`, made first where there is none.
 * @throws EmbeddedPostgresError with one line for the user: it belongs to another account, or to another version of PostgreSQL
 */
export async function openCluster(
  home: string,
  account: DatabaseAccount,
  binaries: Binaries,
  durable: boolean,
): Promise<string> {
  const cluster = join(home, CLUSTER);
  const found = await stat(cluster).catch(() => null);
  if (!found) {
    // Renamed when whole, so that a start that was cut short leaves no half cluster behind. Of a name of its own each time:
    // what such a start began may not have ended yet.
    await removeUnfinished(home);
    const unfinished = join(home, `${UNFINISHED}-${process.pid}-${Date.now()}`);
    await initialise(unfinished, account, binaries, durable);
    await rename(unfinished, cluster);
    return cluster;
  }
  if (found.uid !== account.uid) {
    throw new EmbeddedPostgresError(
      `The database in ${cluster} belongs to another user of this system (number ${found.uid}). Start as that user or as root.`,
    );
  }
  const major = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  const wanted = binaries.version.split('.')[0];
  if (major !== wanted)
    throw new EmbeddedPostgresError(
      `The database in ${cluster} was made by PostgreSQL ${major}; this version of Adaos runs PostgreSQL ${wanted}.`,
    );
  return cluster;
}
