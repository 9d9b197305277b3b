import { API_KEY_DAYS, API_SCOPES } from '@adaos/domain';
import * as z from 'zod/mini';
import { NoContent, Role, Source, Timestamp, Uuid } from './common.ts';
import { route } from './route.ts';
import { singleLine } from './text.ts';

export const ApiScope = z.enum(API_SCOPES);

/** A key by which programs read the shop; never the key itself, which is shown once. */
export const ApiKey = z.object({
  id: Uuid,
  name: z.string(),
  /** The part of the key by which it is recognised. */
  prefix: z.string(),
  /** What it may do at most: where its maker has a lower role by now, that one holds. */
  role: Role,
  scopes: z.array(ApiScope),
  /** Who made it. */
  by: z.string(),
  createdAt: Timestamp,
  expiresAt: z.nullable(Timestamp),
  lastUsedAt: z.nullable(Timestamp),
  state: z.enum(['active', 'expired', 'revoked']),
});
export type ApiKey = z.infer<typeof ApiKey>;

export const ApiKeys = z.object({
  source: Source,
  /** Whether the shop's plan includes the API. */
  included: z.boolean(),
  /** Of the plan: calls in a minute, and in a month with those that are made of it. */
  perMinute: z.int(),
  calls: z.object({ used: z.int(), limit: z.int() }),
  /** Where programs and assistants call. */
  addresses: z.object({ api: z.string(), mcp: z.string(), reference: z.string() }),
  /** Newest first. */
  keys: z.array(ApiKey),
});
export type ApiKeys = z.infer<typeof ApiKeys>;

export const ApiKeyInput = z.object({
  name: singleLine({ least: 1, most: 60 }),
  role: Role,
  scopes: z.array(ApiScope).check(z.minLength(1), z.maxLength(API_SCOPES.length)),
  /** Null: until it is revoked. */
  days: z.nullable(z.literal(API_KEY_DAYS.filter((days) => days !== null))),
});
export type ApiKeyInput = z.infer<typeof ApiKeyInput>;

export const apiKeyRoutes = {
  listApiKeys: route({
    method: 'GET',
    path: '/api/keys',
    access: 'admin',
    summary: 'The keys by which programs read the shop, and what the plan includes.',
    status: 200,
    answer: ApiKeys,
  }),
  createApiKey: route({
    method: 'POST',
    path: '/api/keys',
    access: 'admin',
    summary: 'Make a key. It is in this answer alone.',
    body: ApiKeyInput,
    status: 201,
    answer: z.object({ key: ApiKey, secret: z.string() }),
  }),
  revokeApiKey: route({
    method: 'DELETE',
    path: '/api/keys/:id',
    access: 'admin',
    summary: 'Revoke a key: it opens nothing any more.',
    params: z.object({ id: Uuid }),
    status: 200,
    answer: NoContent,
  }),
} as const;
