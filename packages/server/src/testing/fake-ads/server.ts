import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { randomBytes } from 'node:crypto';

export interface FakeAdsRequest {
  readonly method: string;
  readonly url: URL;
  readonly body: string;
  readonly headers: http.IncomingHttpHeaders;
}

export interface FakeAdsAnswer {
  readonly status?: number;
  readonly json?: unknown;
  readonly bytes?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  /** Nothing is answered, and the connection is cut. */
  readonly silent?: boolean;
}

/** A campaign on one day, as a person would write it; amounts in major units. */
export interface FakeDay {
  readonly id: string;
  readonly name: string;
  readonly day: string;
  readonly spend: string;
  readonly impressions?: number;
  readonly clicks?: number;
  readonly conversions?: number;
  readonly value?: string;
  readonly paused?: boolean;
}

export interface FakeAccount {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  readonly days: FakeDay[];
  /** Rows that are sent as they are, beside those of the days. */
  readonly raw?: readonly unknown[];
  /** The person who consented may not see it any more. */
  readonly refused?: boolean;
}

/** What a fake platform knows, and what it is to answer first. */
export class FakeAdsState {
  accounts: FakeAccount[] = [];
  /** Answers that are given first, in place of those of reports. */
  next: FakeAdsAnswer[] = [];
  /** The person has withdrawn the consent. */
  revoked = false;
  readonly requests: FakeAdsRequest[] = [];
  /** Access tokens that are good. */
  readonly tokens = new Set<string>();
  readonly #codes = new Set<string>();
  #given = 0;

  giveCode(): string {
    const code = randomBytes(12).toString('hex');
    this.#codes.add(code);
    return code;
  }

  /** Whether a code is good, which it is once. */
  takeCode(code: unknown): boolean {
    return typeof code === 'string' && this.#codes.delete(code);
  }

  giveToken(): string {
    this.#given += 1;
    const token = `access-${this.#given}`;
    this.tokens.add(token);
    return token;
  }

  isGood(token: string | undefined): boolean {
    return !this.revoked && token !== undefined && this.tokens.has(token);
  }

  /** An account's days in a range, oldest first. */
  daysOf(id: string | undefined, from: string, to: string): FakeDay[] {
    const days = this.accounts.find((account) => account.id === id)?.days ?? [];
    return days.filter(({ day }) => day >= from && day <= to);
  }

  reset(): void {
    Object.assign(this, { accounts: [], next: [], revoked: false });
    this.requests.length = 0;
  }
}

export interface FakeAds {
  readonly state: FakeAdsState;
  /** `http://127.0.0.1:port` */
  readonly origin: string;
  /** `127.0.0.1:port` */
  readonly host: string;
  close(): Promise<void>;
}

/** @param answer what the platform answers; `origin` is its own address. */
export async function serveAds(
  answer: (request: FakeAdsRequest, state: FakeAdsState, origin: string) => FakeAdsAnswer,
): Promise<FakeAds> {
  const state = new FakeAdsState();
  let origin = '';
  const server = http.createServer((request, response) => {
    void text(request).then((body) => {
      const url = new URL(request.url ?? '/', 'http://fake');
      const asked = { method: request.method ?? '', url, body, headers: request.headers };
      state.requests.push(asked);
      const { status = 200, json, bytes, headers, silent = false } = answer(asked, state, origin);
      if (silent) return void request.socket.destroy();
      const type = bytes ? 'application/zip' : 'application/json';
      response.writeHead(status, { 'content-type': type, ...headers }).end(bytes ?? JSON.stringify(json));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  origin = `http://${host}`;
  return {
    state,
    origin,
    host,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export const bearerOf = ({ headers }: FakeAdsRequest): string | undefined =>
  /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
