import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { ProblemError } from '../problems.ts';
import { newestRateDay } from '../../rates/reference-rates.ts';
import type { Services } from '../../services/services.ts';

/** Bounds in seconds: calls are meant to end within a tenth, imports stream for minutes. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** With a token anyone who has it, without one only programs of this machine; never a caller behind a proxy. */
function mayRead(request: FastifyRequest, token: string | null): boolean {
  if (token === null) {
    const forwarded = request.headers['x-forwarded-for'] ?? request.headers['forwarded'];
    return forwarded === undefined && LOOPBACK.test(request.socket.remoteAddress ?? '');
  }
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`));
}

/** `GET /metrics`: what Prometheus reads of the process, the calls by route and status, and the pool of connections. */
export function registerMetrics(app: FastifyInstance, { config, database }: Services): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long calls took, by the pattern of their route.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const connections = new Gauge({
    name: 'pg_pool_connections',
    help: 'Connections to PostgreSQL: all, idle, and the callers that wait for one.',
    labelNames: ['state'],
    registers: [registry],
  });

  const rates = new Gauge({
    name: 'reference_rates_newest_day_seconds',
    help: 'The last day that has reference rates, in seconds since 1970.',
    registers: [registry],
  });

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config.metricsToken)) {
      throw new ProblemError(404, 'not_found', 'There is nothing at this address.');
    }
    const { pool } = database;
    connections.set({ state: 'total' }, pool.totalCount);
    connections.set({ state: 'idle' }, pool.idleCount);
    connections.set({ state: 'waiting' }, pool.waitingCount);
    // Without the database the other measurements are read all the same.
    const newest = await newestRateDay(database).catch(() => null);
    if (newest !== null) rates.set(Date.parse(newest) / 1000);
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}
