import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@adaos/api';
import type { ConnectionError, FastifyReply, FastifyRequest } from 'fastify';
import { isNavigation } from './pages.ts';
import { problemDocument, ProblemError, sendProblem } from '../problems.ts';

// The router's own messages repeat the address, which may be of any length.
const ADDRESSES: Readonly<Record<string, readonly [status: number, message: string]>> = {
  FST_ERR_BAD_URL: [400, 'The address is not escaped as addresses are.'],
  FST_ERR_MAX_PARAM_LENGTH: [414, 'A part of the address is too long.'],
};

/** Answers what does not get as far as a route: an address that is none. A person is led to the landing page. */
export function refuseAddress(error: Error & { code: string }, request: FastifyRequest, reply: FastifyReply): void {
  if (isNavigation(request)) {
    reply.header('cache-control', 'no-store').redirect('/');
    return;
  }
  const [status, message] = ADDRESSES[error.code] ?? [400, 'The request is not valid.'];
  sendProblem(request, reply, new ProblemError(status, 'invalid_request', message));
}

/** How long one who is refused has to read why. */
const LINGER_MS = 2_000;

interface Refusal {
  readonly status: number;
  readonly reason: string;
  readonly code: ErrorCode;
  readonly message: string;
}

const NO_HTTP: Refusal = {
  status: 400,
  reason: 'Bad Request',
  code: 'invalid_request',
  message: 'The request is no HTTP.',
};
const CONNECTIONS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    reason: 'Request Header Fields Too Large',
    code: 'invalid_request',
    message: 'The headers or the address are too long.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    reason: 'Request Timeout',
    code: 'too_slow',
    message: 'The request did not arrive in time.',
  },
};

/** Answers what is no HTTP, too slow or too long, and ends the connection: nothing after it can be trusted. */
export function refuseConnection(error: Pick<ConnectionError, 'code'>, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const { status, reason, code, message } = CONNECTIONS[error.code] ?? NO_HTTP;
  const body = JSON.stringify(problemDocument(new ProblemError(status, code, message), randomUUID()));
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  // The other side may keep its own open; Node does not look at the connection again.
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
