import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';

export interface Mail extends Email {
  /** The addresses that the text links to, in order. */
  readonly links: readonly string[];
}

const POLL_MS = 50;

/** The mails of a server that keeps them as files in its data directory. */
export class Mailbox {
  readonly #directory: string;
  readonly #read = new Set<string>();

  constructor(dataDir: string) {
    this.#directory = join(dataDir, 'outbox');
  }

  async #newMails(): Promise<[string, Mail][]> {
    await mkdir(this.#directory, { recursive: true });
    const names = (await readdir(this.#directory)).filter((name) => name.endsWith('.eml') && !this.#read.has(name));
    const parsed = names.toSorted().map(async (name): Promise<[string, Mail]> => {
      const mail = await PostalMime.parse(await readFile(join(this.#directory, name)));
      return [name, { ...mail, links: (mail.text ?? '').match(/https?:\/\/\S+/g) ?? [] }];
    });
    return Promise.all(parsed);
  }

  /**
   * Waits for the next mail to an address, and takes it out of what is new.
   * @param limitMs how long to wait, default 30 s
   */
  async next(address: string, limitMs = 30_000): Promise<Mail> {
    const end = performance.now() + limitMs;
    while (performance.now() < end) {
      for (const [name, mail] of await this.#newMails()) {
        if (!mail.to?.some((to) => to.address?.toLowerCase() === address.toLowerCase())) continue;
        this.#read.add(name);
        return mail;
      }
      await delay(POLL_MS);
    }
    throw new Error(`No mail to ${address} came within ${limitMs / 1000} s.`);
  }
}
