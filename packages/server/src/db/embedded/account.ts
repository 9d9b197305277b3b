import { execFile } from 'node:child_process';
import { chmod, chown, lstat, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './errors.ts';

const run = promisify(execFile);

/** The cluster's directory within its home. */
export const CLUSTER = 'postgres';

/** The account that PostgreSQL runs under. */
export interface DatabaseAccount {
  readonly uid: number;
  readonly gid: number;
  /** True when it is not the server's own account: PostgreSQL refuses to run as root. */
  readonly separate: boolean;
}

async function accountsOfSystem(): Promise<{ name: string; uid: number; gid: number }[]> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n');
  return (
    lines
      .map((line) => line.split(':'))
      // macOS writes -2 for nobody.
      .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }))
      .filter(({ name }) => name !== '' && !name.startsWith('#'))
  );
}

/**
 * The server's own account, or, as root, an unprivileged one: the owner of the cluster or of the directory around it,
 * else `nobody`. PostgreSQL needs an account that the system knows by name.
 * @param home the directory that holds the cluster, or will
 */
export async function databaseAccount(home: string): Promise<DatabaseAccount> {
  const uid = process.geteuid?.() ?? 0;
  const gid = process.getegid?.() ?? 0;
  if (uid !== 0) return { uid, gid, separate: false };
  const known = await accountsOfSystem();
  for (const directory of [join(home, CLUSTER), home]) {
    const owner = await stat(directory).catch(() => null);
    if (owner && owner.uid !== 0 && known.some((account) => account.uid === owner.uid)) {
      return { uid: owner.uid, gid: owner.gid, separate: true };
    }
  }
  const nobody = known.find(({ name }) => name === 'nobody');
  if (!nobody)
    throw new EmbeddedPostgresError(
      'PostgreSQL cannot run as root, and this system has no account "nobody" to run it under.',
    );
  return { uid: nobody.uid, gid: nobody.gid, separate: true };
}

/** Whether the account can enter this directory. */
export async function canEnter(account: DatabaseAccount, directory: string): Promise<boolean> {
  const { uid, gid } = account;
  return run('/bin/sh', ['-c', 'cd "$0"', directory], { uid, gid, cwd: '/' }).then(
    () => true,
    () => false,
  );
}

/** Lets the account pass through a directory of root's that is ours, without letting it list or write there. */
export async function letPass(account: DatabaseAccount, directory: string): Promise<void> {
  const { uid, gid, mode } = await lstat(directory);
  if (uid !== 0 || (await canEnter(account, directory))) return;
  await chown(directory, uid, account.gid);
  await chmod(directory, (mode & 0o7700) | 0o010);
  if (!(await canEnter(account, directory))) {
    await chown(directory, uid, gid);
    await chmod(directory, mode & 0o7777);
  }
}
