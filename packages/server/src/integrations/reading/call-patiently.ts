import { setTimeout as wait } from 'node:timers/promises';
import { cleanText } from '@adaos/api';
import { callOut, type OutboundAnswer, OutboundError } from '../outbound.ts';

/** The platform does not take the keys of a connection any more. */
export class KeysRefused extends Error {
  constructor(status: number) {
    super(`The platform refuses the keys (${status}).`);
    this.name = 'KeysRefused';
  }
}

/** The platform does not answer this call, however often it is asked. */
export class PlatformRefused extends OutboundError {
  readonly status: number;
  constructor(status: number, said?: string) {
    super(said === undefined ? `The platform answered ${status}.` : `The platform answered ${status}: ${said}`);
    this.name = 'PlatformRefused';
    this.status = status;
  }
}

export interface PatientCall {
  readonly headers: Readonly<Record<string, string>>;
  /** `host:port` of private addresses that may be called. */
  readonly allow: readonly string[];
  /** Aborted: the waiting ends at once. */
  readonly signal: AbortSignal;
}

const TRIES = 6;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 60_000;
/** 250 orders with their lines and refunds. */
const MOST_BYTES = 32 * 1024 * 1024;

// Some shops' data has texts that no database takes, cut in the middle of a character or with a NUL.
const cleaned = (_name: string, value: unknown): unknown => (typeof value === 'string' ? cleanText(value) : value);

const mayPass = (status: number) => status === 429 || status >= 500;

/** What the platform asks to wait, in milliseconds, by Retry-After; null where it does not. */
function askedPause({ headers }: OutboundAnswer): number | null {
  const text = headers['retry-after'];
  const seconds = text === undefined ? Number.NaN : Number(text);
  return Number.isFinite(seconds) ? Math.min(seconds * 1000, LONGEST_PAUSE_MS) : null;
}

async function tryOnce(
  url: string,
  call: PatientCall,
  payload: object | undefined,
): Promise<OutboundAnswer | OutboundError> {
  const body = payload && JSON.stringify(payload);
  const length =
    body === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
  const request = { headers: { ...call.headers, ...length }, mostBytes: MOST_BYTES };
  try {
    return await callOut(url, body === undefined ? request : { ...request, method: 'POST', body }, call.allow);
  } catch (error) {
    if (error instanceof OutboundError) return error;
    throw error;
  }
}

/**
 * Asks a platform for JSON of well-formed texts, again and again while it is busy, failing or silent, with pauses that grow or that it asks for.
 * @param payload sent as JSON by POST; it may be sent several times. Left out: a GET.
 * @throws KeysRefused on 401 and 403; PlatformRefused where it answers otherwise; OutboundError where it does not answer in the end.
 */
export async function callPatiently(
  url: string,
  call: PatientCall,
  payload?: object,
): Promise<{ json: unknown; headers: OutboundAnswer['headers'] }> {
  for (let tried = 1; ; tried += 1) {
    call.signal.throwIfAborted();
    const answer = await tryOnce(url, call, payload);
    const failed = answer instanceof OutboundError;
    if (!failed && !mayPass(answer.status)) {
      if (answer.status === 401 || answer.status === 403) throw new KeysRefused(answer.status);
      if (answer.status !== 200) throw new PlatformRefused(answer.status);
      try {
        return { json: JSON.parse(answer.text, cleaned) as unknown, headers: answer.headers };
      } catch (error) {
        throw new OutboundError('The platform’s answer is not JSON.', { cause: error });
      }
    }
    if (tried === TRIES) throw failed ? answer : new OutboundError(`The platform answered ${answer.status}.`);
    const pause = (failed ? null : askedPause(answer)) ?? FIRST_PAUSE_MS * 2 ** (tried - 1);
    await wait(pause, undefined, { signal: call.signal });
  }
}
