import { mkdir, mkdtemp, readlink, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canEnter, databaseAccount, type DatabaseAccount, letPass } from './account.ts';
import { EmbeddedPostgresError } from './errors.ts';

/** Where root's databases lie when the database's account cannot reach the directory asked for. */
export const SYSTEM_DATA_DIR = '/var/lib/adaos';

/** The longest path of a socket, in bytes, that Linux and macOS both take. */
const LONGEST_SOCKET_PATH = 103;
const SOCKET_NAME = '/.s.PGSQL.5432';

/** How the names of temporary socket directories begin. */
export const TEMPORARY_SOCKET_PREFIX = 'adaos-pg-';

/**
 * The data directory to use where none is set: `.data` in the repository, or `/var/lib/adaos` for root where the
 * database's account cannot reach the repository.
 */
export async function defaultDataDir(repository: string): Promise<string> {
  if (process.geteuid?.() !== 0) return join(repository, '.data');
  const account = await databaseAccount(join(repository, '.data'));
  return (await canEnter(account, repository)) ? join(repository, '.data') : SYSTEM_DATA_DIR;
}

/**
 * The directory that holds the cluster, and the account to run it under: the data directory, or one that the account can
 * reach, which the link `database` in the data directory then names.
 */
export async function databaseHome(dataDir: string): Promise<{ home: string; account: DatabaseAccount }> {
  const link = join(dataDir, 'database');
  const linked = await readlink(link).catch(() => null);
  if (linked) return { home: linked, account: await databaseAccount(linked) };
  const account = await databaseAccount(dataDir);
  if (account.separate) await letPass(account, dataDir);
  if (!account.separate || (await canEnter(account, dataDir))) return { home: dataDir, account };

  await mkdir(SYSTEM_DATA_DIR, { recursive: true, mode: 0o755 });
  const home = await mkdtemp(join(SYSTEM_DATA_DIR, 'database-'));
  await letPass(account, home);
  if (!(await canEnter(account, home))) {
    throw new EmbeddedPostgresError(
      `The database's account can reach neither ${dataDir} nor ${SYSTEM_DATA_DIR}. Set DATA_DIR to a directory that it can enter.`,
    );
  }
  await symlink(home, link);
  return { home, account };
}

/** Where the socket goes: in the database's home where that path is short and plain, else a temporary directory. */
export async function socketDirectory(home: string): Promise<{ path: string; temporary: boolean }> {
  const path = join(home, 'run');
  // A comma or a quote would need quoting in PostgreSQL's list of directories.
  if (/^[\w/.+ -]+$/.test(path) && Buffer.byteLength(path + SOCKET_NAME) <= LONGEST_SOCKET_PATH) {
    await rm(path, { recursive: true, force: true }); // a killed server's socket is in the way
    return { path, temporary: false };
  }
  const base =
    Buffer.byteLength(join(tmpdir(), `${TEMPORARY_SOCKET_PREFIX}XXXXXX`) + SOCKET_NAME) <= LONGEST_SOCKET_PATH
      ? tmpdir()
      : '/tmp';
  return { path: await mkdtemp(join(base, TEMPORARY_SOCKET_PREFIX)), temporary: true };
}
