import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { refuseConnection } from './refusals.ts';

/**
 * What the body of a call must bring in each period until it is whole: 32 kbit/s. A call in JSON, of 64 KB at most, is therefore
 * whole within the first period; a file may be of any size.
 */
const PACE: BodyPace = { periodMs: 30_000, leastBytes: 120_000, lookMs: 3_000 };

export interface BodyPace {
  readonly periodMs: number;
  readonly leastBytes: number;
  /** How often it is looked at. */
  readonly lookMs: number;
}

interface Body {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** The current period: when it began, and what the connection had brought by then. */
  since: number;
  bytesBefore: number;
  /** Nobody waits for the rest of it. */
  answered: boolean;
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Ends one that is too slow: with a 408, unless an answer is already under way. */
function end({ request: { socket }, response }: Body): void {
  if (response.headersSent) socket.destroy();
  else refuseConnection({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket);
}

/**
 * Ends calls whose body comes too slowly, and those that go on sending after their answer. Node's `requestTimeout` is one time for
 * all calls, and one that ends a dripping call soon would end a large file of an honest owner too.
 * @returns what ends the watch
 */
export function endSlowBodies(server: Server, { periodMs, leastBytes, lookMs }: BodyPace = PACE): () => void {
  const bodies = new Set<Body>();

  function begin(body: Body, now: number): void {
    body.since = now;
    body.bytesBefore = body.request.socket.bytesRead;
  }

  function look(body: Body, now: number): void {
    const { request, response } = body;
    if (request.complete || request.socket.destroyed) return void bodies.delete(body);
    if (!body.answered && response.writableEnded) {
      body.answered = true;
      return begin(body, now);
    }
    // What has come is still to be read: the server is the slow one.
    if (request.readableLength > 0) return begin(body, now);
    if (now - body.since < periodMs) return;
    if (body.answered || request.socket.bytesRead - body.bytesBefore < leastBytes) end(body);
    else begin(body, now);
  }

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    const { bytesRead: bytesBefore } = request.socket;
    bodies.add({ request, response, since: performance.now(), bytesBefore, answered: false });
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const body of bodies) look(body, now);
  }, lookMs).unref();
  return () => clearInterval(timer);
}
