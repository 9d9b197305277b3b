import { SHOP_HEADER } from '@adaos/api';
import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** How long a browser remembers what it may send: as long as all of them allow. */
const REMEMBERED_SECONDS = 7200;

/** Lets pages of other origins call: the app may be served by another host. No cookie goes with a call. */
export async function registerOtherOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    // For any other origin it is as if there were no such thing.
    origin: (origin, decide) => decide(null, origin !== undefined && origins.includes(origin) && origin),
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', SHOP_HEADER],
    exposedHeaders: ['retry-after'],
    maxAge: REMEMBERED_SECONDS,
  });
}
