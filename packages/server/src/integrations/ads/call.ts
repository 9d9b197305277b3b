import { setTimeout as wait } from 'node:timers/promises';
import { cleanText } from '@adaos/api';
import { callOut, type OutboundAnswer, OutboundError } from '../outbound.ts';
import { KeysRefused } from '../reading/call-patiently.ts';
import type { AdsCall } from './types.ts';

export { KeysRefused };

/** The consent does not reach this account, any more or at all. */
export class AccountRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'AccountRefused';
  }
}

/** The platform wants fewer calls, and has said so again after every pause. */
export class RateLimited extends OutboundError {
  constructor() {
    super('The platform wants fewer calls.');
    this.name = 'RateLimited';
  }
}

/** What an answer means. `busy`: asked again later; `limited`: the same, for too many calls. */
export type Meaning = 'ok' | 'keys' | 'account' | 'limited' | 'busy' | 'failed';

export interface AdsRequest {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, or as a form where it is one. */
  readonly body?: object | URLSearchParams;
}

export interface CallOptions extends AdsCall {
  /** `host:port` of private addresses that may be called. */
  readonly allow: readonly string[];
  /** What an answer of the platform means. @param json null where the answer is none. */
  readonly meaningOf: (status: number, json: unknown) => Meaning;
}

const TRIES = 5;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 60_000;
/** Rows of 30 days of some thousand campaigns. */
const MOST_BYTES = 32 * 1024 * 1024;

// Names of campaigns are typed by people: some have texts that no database takes.
const cleaned = (_name: string, value: unknown): unknown => (typeof value === 'string' ? cleanText(value) : value);

function parse({ text }: OutboundAnswer): unknown {
  try {
    return JSON.parse(text, cleaned) as unknown;
  } catch {
    return null;
  }
}

function pauseAfter(answer: OutboundAnswer | null, tried: number): number {
  const seconds = Number(answer?.headers['retry-after'] ?? Number.NaN);
  return Number.isFinite(seconds)
    ? Math.min(Math.max(seconds, 0) * 1000, LONGEST_PAUSE_MS)
    : FIRST_PAUSE_MS * 2 ** (tried - 1);
}

async function tryOnce(request: AdsRequest, allow: readonly string[]): Promise<OutboundAnswer | OutboundError> {
  const { url, method = 'GET', headers = {}, body } = request;
  const form = body instanceof URLSearchParams;
  const sent = form ? body.toString() : body && JSON.stringify(body);
  const own = sent === undefined ? {} : { 'content-length': String(Buffer.byteLength(sent)) };
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
  try {
    const options = { method, headers: { 'content-type': type, ...own, ...headers }, mostBytes: MOST_BYTES };
    return await callOut(url, sent === undefined ? options : { ...options, body: sent }, allow);
  } catch (error) {
    if (error instanceof OutboundError) return error;
    throw error;
  }
}

/**
 * Calls a platform of ads, again and again while it is busy, silent or wants fewer calls, with pauses that grow or that it asks for.
 * @returns what was answered as it came.
 * @throws KeysRefused, AccountRefused, RateLimited, OutboundError
 */
async function callPatiently(
  request: AdsRequest,
  { allow, signal, meaningOf }: CallOptions,
): Promise<{ answer: OutboundAnswer; json: unknown }> {
  for (let tried = 1; ; tried += 1) {
    signal.throwIfAborted();
    const answer = await tryOnce(request, allow);
    const failed = answer instanceof OutboundError;
    const json = failed ? null : parse(answer);
    const meaning = failed ? 'busy' : meaningOf(answer.status, json);
    if (!failed) {
      if (meaning === 'ok') return { answer, json };
      if (meaning === 'keys') throw new KeysRefused(answer.status);
      if (meaning === 'account') throw new AccountRefused(`The platform refuses the account (${answer.status}).`);
      if (meaning === 'failed') throw new OutboundError(`The platform answered ${answer.status}.`);
    }
    if (tried === TRIES) {
      if (failed) throw answer;
      throw meaning === 'limited' ? new RateLimited() : new OutboundError(`The platform answered ${answer.status}.`);
    }
    await wait(pauseAfter(failed ? null : answer, tried), undefined, { signal });
  }
}

/** Calls a platform for JSON. @throws as `callPatiently`, and OutboundError where the answer is no JSON. */
export async function callForJson(request: AdsRequest, options: CallOptions): Promise<unknown> {
  const { json } = await callPatiently(request, options);
  if (json === null) throw new OutboundError('The platform’s answer is not JSON.');
  return json;
}

/** Calls an address that a platform has named, for a file. @throws as `callPatiently` */
export async function callForFile(
  url: string,
  options: Pick<CallOptions, 'allow' | 'signal'>,
): Promise<OutboundAnswer['bytes']> {
  const meaningOf = (status: number): Meaning => (status === 200 ? 'ok' : status >= 500 ? 'busy' : 'failed');
  return (await callPatiently({ url }, { ...options, meaningOf })).answer.bytes;
}

/** What the status alone says; the platforms that say more in the body look there first. */
export function meaningOfStatus(status: number): Meaning {
  if (status === 200) return 'ok';
  if (status === 401) return 'keys';
  if (status === 403) return 'account';
  if (status === 429) return 'limited';
  return status >= 500 ? 'busy' : 'failed';
}
