import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Import, Overview, RecomputationAnswer } from '@adaos/api';
import type { Readable } from 'node:stream';
import { Mailbox } from './mailbox.ts';

const PASSWORD = 'nine lamps in a row';
const POLL_MS = 100;
/** An access token lives 15 minutes. */
const TOKEN_USED_MS = 600_000;

type ImportAnswer = ReturnType<typeof Import.parse>;
type OverviewAnswer = ReturnType<typeof Overview.parse>;

/** The owner of a new shop, who calls a running server as a program would. */
export class Owner {
  readonly #address: string;
  #token: string;
  #signedInAt = performance.now();
  readonly email: string;
  readonly password = PASSWORD;

  constructor(address: string, token: string, email: string) {
    this.#address = address;
    this.#token = token;
    this.email = email;
  }

  /** The access token; it lives 15 minutes. */
  get token(): string {
    return this.#token;
  }

  /** What is waited for may take longer than a token lives. */
  async #staySignedIn(): Promise<void> {
    if (performance.now() - this.#signedInAt < TOKEN_USED_MS) return;
    this.#token = (await this.renewed()).token;
    this.#signedInAt = performance.now();
  }

  /** Registers a company, confirms its address and signs in. */
  static async signUp(address: string, dataDir: string): Promise<Owner> {
    const email = `owner-${randomBytes(6).toString('hex')}@shop.example`;
    const post = (path: string, body: object) =>
      fetch(`${address}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(body),
      });
    await post('/auth/register', { email, password: PASSWORD, name: 'Lamps and more' });
    const mail = await new Mailbox(dataDir).next(email);
    const link = new URL(mail.links.find((url) => url.includes('/auth/verify')) ?? 'missing:');
    await fetch(`${address}${link.pathname}${link.search}`, { headers: { accept: 'application/json' } });
    return Owner.#signIn(address, email);
  }

  static async #signIn(address: string, email: string): Promise<Owner> {
    const answer = await fetch(`${address}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    if (!answer.ok) throw new Error(`No login: ${answer.status} ${await answer.text()}`);
    const { accessToken } = (await answer.json()) as { accessToken: string };
    return new Owner(address, accessToken, email);
  }

  /** The same person with a new access token. */
  renewed(): Promise<Owner> {
    return Owner.#signIn(this.#address, this.email);
  }

  /** The same person at another address: the server was started again. */
  at(address: string): Owner {
    return new Owner(address, this.token, this.email);
  }

  /** The address of a path. */
  href(path: string): string {
    return `${this.#address}${path}`;
  }

  /** Calls, and takes the answer as it comes. */
  async read(path: string): Promise<string> {
    const answer = await fetch(this.href(path), {
      headers: { authorization: `Bearer ${this.token}`, accept: 'application/json' },
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return text;
  }

  async call(
    path: string,
    { headers: own, ...init }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ): Promise<unknown> {
    const headers = { ...own, authorization: `Bearer ${this.token}`, accept: 'application/json' };
    const answer = await fetch(`${this.#address}${path}`, { ...init, headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }

  /** @returns the import's id, once the server has taken in the file. */
  async upload(
    file: Readable | Uint8Array<ArrayBuffer>,
    query: Record<string, string>,
    type = 'text/csv',
  ): Promise<string> {
    const body = file as NonNullable<RequestInit['body']>;
    const init = { method: 'POST', headers: { 'content-type': type }, body, duplex: 'half' };
    const { id } = (await this.call(`/api/imports?${new URLSearchParams(query)}`, init)) as { id: string };
    return id;
  }

  async import(id: string): Promise<ImportAnswer> {
    return Import.parse(await this.call(`/api/imports/${id}`));
  }

  /** Waits until an import is so far. */
  async importWhen(id: string, reached: (found: ImportAnswer) => boolean, limitMs = 120_000): Promise<ImportAnswer> {
    const end = performance.now() + limitMs;
    for (;;) {
      await this.#staySignedIn();
      const found = await this.import(id);
      if (reached(found)) return found;
      if (performance.now() > end) throw new Error(`The import did not get so far: ${JSON.stringify(found)}`);
      await delay(POLL_MS);
    }
  }

  async recomputation(): Promise<RecomputationAnswer> {
    return RecomputationAnswer.parse(await this.call('/api/costs/recomputation'));
  }

  /** Waits until all figures are in line with the changes of costs. */
  async recomputed(limitMs = 120_000): Promise<RecomputationAnswer> {
    const end = performance.now() + limitMs;
    for (;;) {
      await this.#staySignedIn();
      const found = await this.recomputation();
      if (found.running === null) return found;
      if (performance.now() > end) throw new Error(`The figures are not in line: ${JSON.stringify(found)}`);
      await delay(POLL_MS);
    }
  }

  async overview(from: string, to: string): Promise<OverviewAnswer> {
    return Overview.parse(await this.call(`/api/overview?${new URLSearchParams({ from, to })}`));
  }
}

export const hasEnded = ({ status }: ImportAnswer): boolean => status === 'done' || status === 'failed';
