import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import ipaddr from 'ipaddr.js';
import { callingOut } from '../outside/calling-out.ts';

/** A request to a shop that could not be made or answered; `message` is for the operator, never a secret. */
export class OutboundError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'OutboundError';
  }
}

/** A file that is refused, or is not what it should be: it will not be so later either. */
export class FileUnusable extends OutboundError {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FileUnusable';
  }
}

interface OutboundRequest {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** The longest answer that is read; 1 MB unless set otherwise. */
  readonly mostBytes?: number;
}

export interface OutboundAnswer {
  readonly status: number;
  readonly text: string;
  /** The same, as it came. */
  readonly bytes: Buffer;
  readonly headers: http.IncomingHttpHeaders;
}

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 1024 * 1024;
/** This machine, whatever a name server says (RFC 6761). */
const LOCAL_NAME = /(?:^|\.)localhost\.?$/i;

/** True of an address of the public internet: not of a private, local, shared, reserved or tunnelled range. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === 'unicast';
}

/**
 * The addresses of a name, asked from the name servers themselves: what the system looks up keeps one of the process's few
 * threads for as long as a name server is silent, and files and passwords wait for those.
 * @throws OutboundError where there are none, or one of them is not public.
 */
async function publicAddressesOf(hostname: string): Promise<dns.LookupAddress[]> {
  const found = await Promise.allSettled([dns.promises.resolve4(hostname), dns.promises.resolve6(hostname)]);
  const addresses = found.flatMap((answer, at) =>
    answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family: at === 0 ? 4 : 6 })) : [],
  );
  if (addresses.length === 0) throw new OutboundError('The address is not known.');
  if (addresses.every(({ address }) => isPublicAddress(address))) return addresses;
  throw new OutboundError('The address is not on the public internet.');
}

const lookUp = callbackify(publicAddressesOf);

/** Hands out public addresses alone: what was checked is what is connected to. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, (error, addresses) => {
    if (error) return callback(error, '', 0);
    if (options.all) return callback(null, addresses);
    const [first] = addresses;
    return callback(null, first?.address ?? '', first?.family);
  });
};

function checkLiteral(url: URL): void {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (LOCAL_NAME.test(host) || (ipaddr.isValid(host) && !isPublicAddress(host))) {
    throw new OutboundError('The address is not on the public internet.');
  }
}

/** Opens a request. What `allow` names may be called though it is private; else what was checked is what is connected to. */
function open(
  address: string,
  options: https.RequestOptions,
  allow: readonly string[],
  answered: (answer: http.IncomingMessage) => void,
): http.ClientRequest {
  callingOut('A store');
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new OutboundError('Only web addresses are called.');
  const trusted = allow.includes(`${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`);
  if (!trusted) checkLiteral(url);
  const { request } = url.protocol === 'https:' ? https : http;
  return request(url, { agent: false, ...options, ...(trusted ? {} : { lookup: publicLookup }) }, answered);
}

const asOutbound = (error: Error) =>
  error instanceof OutboundError ? error : new OutboundError('The shop does not answer.', { cause: error });

/**
 * Calls a shop whose address somebody typed. Follows no redirect, reads at most 1 MB unless set otherwise, gives up after 10 s.
 * @param allow `host:port` of private addresses that may be called all the same; for tests.
 * @throws OutboundError where the address is not public, or does not answer.
 */
export async function callOut(
  address: string,
  { method = 'GET', headers = {}, body, mostBytes = MOST_BYTES }: OutboundRequest,
  allow: readonly string[],
): Promise<OutboundAnswer> {
  const options: https.RequestOptions = {
    method,
    headers: { accept: 'application/json', 'user-agent': 'Adaos', ...headers },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  };
  return new Promise<OutboundAnswer>((resolve, reject) => {
    const fail = (error: Error) => reject(asOutbound(error));
    const sent = open(address, options, allow, (answer) => {
      const pieces: Buffer[] = [];
      let bytes = 0;
      answer.on('data', (piece: Buffer) => {
        bytes += piece.length;
        if (bytes > mostBytes) return void answer.destroy(new OutboundError('The shop’s answer is too long.'));
        pieces.push(piece);
      });
      answer.on('error', fail);
      answer.on('end', () => {
        const { statusCode: status = 0, headers: received } = answer;
        const whole = Buffer.concat(pieces);
        resolve({ status, headers: received, text: whole.toString('utf8'), bytes: whole });
      });
    });
    sent.on('error', fail);
    sent.end(body);
  });
}

/** A file may be large, and is read as fast as it is kept: it is given up where nothing of it comes for so long. */
const SILENT_MS = 60_000;

/**
 * Opens a file, which is read as it comes. No header of the caller's goes with it, and no redirect is followed.
 * @param allow as of `callOut`.
 * @throws OutboundError where the address is not public or does not answer; FileUnusable where it refuses.
 */
export async function streamOut(
  address: string,
  { allow, signal }: { readonly allow: readonly string[]; readonly signal: AbortSignal },
): Promise<http.IncomingMessage> {
  return new Promise<http.IncomingMessage>((resolve, reject) => {
    const fail = (error: Error) => reject(asOutbound(error));
    const options = { headers: { 'user-agent': 'Adaos' }, signal, timeout: SILENT_MS };
    const sent = open(address, options, allow, (answer) => {
      if (answer.statusCode === 200) return resolve(answer);
      answer.destroy();
      const { statusCode: status = 0 } = answer;
      const message = `The platform answered ${status}.`;
      fail(status === 429 || status >= 500 ? new OutboundError(message) : new FileUnusable(message));
    });
    sent.on('timeout', () => sent.destroy(new OutboundError('The platform’s file does not come.')));
    sent.on('error', fail);
    sent.end();
  });
}
