import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyReply, FastifyRequest } from 'fastify';
import { isNavigation } from './pages.ts';
import { problemDocument, ProblemError, sendProblem } from './problems.ts';

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

const CONNECTIONS: Readonly<Record<string, readonly [status: number, reason: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The headers or the address are too long.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request did not come to its end in time.'],
};

/** Answers what is no HTTP, too slow or too long, and ends the connection: nothing after it can be trusted. */
export function refuseConnection(error: Pick<ConnectionError, 'code'>, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, reason, message] = CONNECTIONS[error.code] ?? [400, 'Bad Request', 'The request is no HTTP.'];
  const body = JSON.stringify(problemDocument(new ProblemError(status, 'invalid_request', message), randomUUID()));
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
