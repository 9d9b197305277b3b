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

interface OutboundRequest {
  readonly method?: 'GET' | 'POST';
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
  callingOut('A store');
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new OutboundError('Only web addresses are called.');
  const trusted = allow.includes(`${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`);
  if (!trusted) checkLiteral(url);
  const { request } = url.protocol === 'https:' ? https : http;
  const options: https.RequestOptions = {
    method,
    headers: { accept: 'application/json', 'user-agent': 'Adaos', ...headers },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    agent: false,
    ...(trusted ? {} : { lookup: publicLookup }),
  };
  return new Promise<OutboundAnswer>((resolve, reject) => {
    const fail = (error: Error) =>
      reject(error instanceof OutboundError ? error : new OutboundError('The shop does not answer.', { cause: error }));
    const sent = request(url, options, (answer) => {
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
