import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { OutboundError } from '../outbound.ts';
import { callPatiently, KeysRefused, type PatientCall, PlatformRefused } from './call-patiently.ts';

/** The version of Shopify's Admin API that is called, everywhere. */
export const SHOPIFY_VERSION = '2026-07';

/** A query asks for more at once than Shopify computes: it answers the same for fewer objects. */
export class QueryTooCostly extends OutboundError {
  constructor() {
    super('Shopify finds the query too costly.');
    this.name = 'QueryTooCostly';
  }
}

const Cost = z.object({
  requestedQueryCost: z.number(),
  throttleStatus: z.object({ maximumAvailable: z.number(), currentlyAvailable: z.number(), restoreRate: z.number() }),
});
const Answer = z.object({
  data: z.nullish(z.record(z.string(), z.unknown())),
  errors: z.nullish(
    z.union([
      z.string(),
      z.array(
        z.object({
          message: z.string(),
          path: z.optional(z.unknown()),
          extensions: z.nullish(z.object({ code: z.nullish(z.string()) })),
        }),
      ),
    ]),
  ),
  extensions: z.optional(z.object({ cost: z.optional(z.unknown()) })),
});
type Cost = z.infer<typeof Cost>;

const LONGEST_PAUSE_MS = 60_000;
/** How often a query is asked for that Shopify puts off. */
const TRIES = 20;
const AT_LEAST_MS = 500;

/**
 * How long Shopify's bucket takes until a query of this cost has room in it, in milliseconds: points come back at `restoreRate` a second
 * (shopify.dev, "API rate limits", GraphQL Admin API).
 */
export function pauseFor(cost: Cost | undefined): number {
  if (!cost) return 0;
  const { requestedQueryCost: wanted, throttleStatus } = cost;
  const lacking = Math.min(wanted, throttleStatus.maximumAvailable) - throttleStatus.currentlyAvailable;
  if (lacking <= 0 || throttleStatus.restoreRate <= 0) return 0;
  return Math.min(Math.ceil((lacking / throttleStatus.restoreRate) * 1000), LONGEST_PAUSE_MS);
}

const codesOf = (errors: z.infer<typeof Answer>['errors']) =>
  Array.isArray(errors) ? errors.map(({ extensions }) => extensions?.code ?? '') : [];

export interface ShopifyClient {
  readonly signal: AbortSignal;
  readonly allow: readonly string[];
  /**
   * The data of a query. What Shopify leaves out of it, since the app may not see it or a part failed, is null.
   * @throws KeysRefused, QueryTooCostly, OutboundError
   */
  ask(query: string, variables?: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, unknown>>>;
}

/** @param base where the shop's Admin API answers: `https://shop.myshopify.com`. */
export function shopifyClient(base: string, token: string, call: Omit<PatientCall, 'headers'>): ShopifyClient {
  const url = new URL(`/admin/api/${SHOPIFY_VERSION}/graphql.json`, base).href;
  const patient: PatientCall = { ...call, headers: { 'x-shopify-access-token': token } };
  return {
    signal: call.signal,
    allow: call.allow,
    async ask(query, variables = {}) {
      for (let tried = 1; ; tried += 1) {
        const { json } = await callPatiently(url, patient, { query, variables });
        const answer = Answer.safeParse(json);
        if (!answer.success) throw new OutboundError('Shopify’s answer is of another shape.', { cause: answer.error });
        const { data, errors, extensions } = answer.data;
        const codes = codesOf(errors);
        if (codes.includes('MAX_COST_EXCEEDED')) throw new QueryTooCostly();
        const pause = pauseFor(Cost.safeParse(extensions?.cost).data);
        if (codes.includes('THROTTLED') && tried < TRIES) {
          await wait(Math.max(pause, AT_LEAST_MS), undefined, { signal: call.signal });
          continue;
        }
        if (!data) {
          if (codes.includes('ACCESS_DENIED')) throw new KeysRefused(403);
          const [first] = Array.isArray(errors) ? errors.map(({ message }) => message) : [errors];
          throw new PlatformRefused(200, first ?? undefined);
        }
        // The next query is asked once it has room, so that none is put off.
        if (pause > 0) await wait(pause, undefined, { signal: call.signal });
        return data;
      }
    },
  };
}

/** @throws OutboundError where what Shopify answers is not of this shape. */
export function shaped<T extends z.ZodMiniType>(schema: T, data: unknown): z.infer<T> {
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw new OutboundError('Shopify’s answer is of another shape.', { cause: parsed.error });
  return parsed.data;
}

/**
 * Asks for a page of `size` objects, and for half as many where that is too costly.
 * @returns the answer, and the size that was answered.
 */
export async function askSmaller<T>(
  size: number,
  ask: (size: number) => Promise<T>,
): Promise<{ data: T; size: number }> {
  for (let now = size; ; now = Math.max(1, Math.floor(now / 2))) {
    try {
      return { data: await ask(now), size: now };
    } catch (error) {
      if (!(error instanceof QueryTooCostly) || now === 1) throw error;
    }
  }
}

/** `gid://shopify/Order/450789469` is `450789469`; what is no such id stays. */
export const legacyId = (id: unknown): unknown =>
  typeof id === 'string' && id.startsWith('gid://shopify/') ? (/\/(\d+)(?:\?.*)?$/.exec(id)?.[1] ?? id) : id;
