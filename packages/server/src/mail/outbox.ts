import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

const MAIL_FILE = /^[\w.-]+\.eml$/;

/** The mails of a local server: one file each, the oldest name first. */
interface Outbox {
  readonly directory: string;
  /** @param purpose a word for the file's name. */
  write(purpose: string, message: Buffer): Promise<void>;
  /** File names, newest first. */
  list(): Promise<string[]>;
  /** The raw mail; undefined for a name that `list` does not have. */
  read(name: string): Promise<Buffer | undefined>;
}

export function openOutbox(dataDir: string): Outbox {
  const directory = join(dataDir, 'outbox');
  const list = async () => {
    const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    return names
      .filter((name) => MAIL_FILE.test(name))
      .toSorted()
      .toReversed();
  };
  return {
    directory,
    list,
    async write(purpose, message) {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const stamp = new Date().toISOString().replaceAll(':', '-');
      const name = `${stamp}-${randomBytes(3).toString('hex')}-${purpose}.eml`;
      // Under its name only when it is whole: others watch the directory.
      const temporary = join(directory, `.${name}.part`);
      try {
        const file = await open(temporary, 'wx', 0o600);
        try {
          await file.writeFile(message);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(temporary, join(directory, name));
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    async read(name) {
      return (await list()).includes(name) ? readFile(join(directory, name)) : undefined;
    },
  };
}
