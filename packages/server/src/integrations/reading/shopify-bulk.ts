import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { FileUnusable, OutboundError, streamOut } from '../outbound.ts';
import { linesOfStream } from './lines-of-stream.ts';
import { fieldOf, lastChange } from './read-each.ts';
import { shaped, type ShopifyClient } from './shopify-client.ts';
import { readNodes } from './shopify-details.ts';
import { BULK_STATE, bulkOrders, RUN_BULK } from './shopify-queries.ts';
import type { BulkProgress, StorePage } from './store-order.ts';

/** Orders that are kept together. */
const TOGETHER = 1000;
/** While Shopify puts the orders together the reading waits so long, and then lets others come first; in milliseconds. */
const FIRST_WAITS_MS = [200, 400, 900];
const LATER_MS = 15_000;
/** How often a file is opened again that broke off before an order was kept. */
const TRIES = 3;
/** Where Shopify has the files of bulk operations. */
const FILES_HOST = 'storage.googleapis.com';

const Begun = z.object({
  bulkOperationRunQuery: z.nullish(
    z.object({
      bulkOperation: z.nullish(z.object({ id: z.string(), createdAt: z.string() })),
      userErrors: z.array(z.object({ message: z.string() })),
    }),
  ),
});
const State = z.object({
  node: z.nullish(
    z.object({ status: z.string(), url: z.nullish(z.string()), objectCount: z.union([z.string(), z.number()]) }),
  ),
});

/** Begins an operation; null where Shopify makes none, since others are running. */
async function begin(client: ShopifyClient, filter: string | null): Promise<BulkProgress | null> {
  const data = shaped(Begun, await client.ask(RUN_BULK, { query: bulkOrders(filter) }));
  const operation = data.bulkOperationRunQuery?.bulkOperation;
  if (!operation) return null;
  const now = Date.now();
  const startedAt = Math.min(lastChange([Date.parse(operation.createdAt)]) ?? now, now);
  return { operation: operation.id, startedAt, lines: 0 };
}

type Ended = { readonly state: 'running' | 'lost' | 'empty' } | { readonly state: 'done'; readonly url: string };

async function stateOf(client: ShopifyClient, id: string): Promise<Ended> {
  const { node } = shaped(State, await client.ask(BULK_STATE, { id }));
  if (!node) return { state: 'lost' };
  if (['CREATED', 'RUNNING', 'CANCELING'].includes(node.status)) return { state: 'running' };
  if (node.status !== 'COMPLETED') return { state: 'lost' };
  if (node.url) return { state: 'done', url: node.url };
  return { state: String(node.objectCount) === '0' ? 'empty' : 'lost' };
}

/** Whether a file is where Shopify has them, or where the Admin API was configured to be. */
function isOurs(url: string, base: string): boolean {
  if (!URL.canParse(url)) return false;
  const { origin, protocol, hostname } = new URL(url);
  return origin === new URL(base).origin || (protocol === 'https:' && hostname === FILES_HOST);
}

interface Gathered {
  readonly nodes: unknown[];
  /** The file's lines up to the end of the last order. */
  readonly lines: number;
}

const kindOf = (id: unknown) => /^gid:\/\/shopify\/(\w+)\//.exec(String(id))?.[1];

/**
 * Orders of a file in JSON Lines, some at a time: each line is an object, those of an order's connections follow it and name it in
 * `__parentId` (shopify.dev, "Perform bulk operations", groupObjects).
 * @param from how many lines are passed over.
 * @throws FileUnusable where the file is of another shape.
 */
export async function* gatherOrders(file: AsyncIterable<string>, from: number): AsyncGenerator<Gathered> {
  let [line, nodes] = [0, [] as Record<string, unknown>[]];
  for await (const text of file) {
    line += 1;
    if (line <= from || text === '') continue;
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch (error) {
      throw new FileUnusable('A line of Shopify’s file is not JSON.', { cause: error });
    }
    const parent = fieldOf(json, '__parentId');
    if (parent === undefined) {
      if (nodes.length >= TOGETHER) {
        yield { nodes, lines: line - 1 };
        nodes = [];
      }
      nodes.push({ ...(json as object), lineItems: { nodes: [] }, shippingLines: { nodes: [] } });
      continue;
    }
    const order = nodes.at(-1);
    if (order?.['id'] !== parent) throw new FileUnusable('A line of Shopify’s file is not of the order before it.');
    const field = kindOf(fieldOf(json, 'id')) === 'ShippingLine' ? 'shippingLines' : 'lineItems';
    (order[field] as { nodes: unknown[] }).nodes.push(json);
  }
  yield { nodes, lines: line };
}

/**
 * Reads a file to its end, behind what was kept of it; where it breaks off, it is opened again.
 * @returns whether it could be read.
 */
async function* readFile(
  client: ShopifyClient,
  url: string,
  begun: BulkProgress,
): AsyncGenerator<StorePage, boolean, undefined> {
  let { lines } = begun;
  for (let failed = 0; ;) {
    try {
      const file = await streamOut(url, { allow: client.allow, signal: client.signal });
      for await (const found of gatherOrders(linesOfStream(file), lines)) {
        const orders = await readNodes(client, found.nodes);
        ({ lines } = found);
        failed = 0;
        yield { orders, through: null, bulk: { ...begun, lines } };
      }
      return true;
    } catch (error) {
      if (error instanceof FileUnusable) return false;
      failed += 1;
      if (!(error instanceof OutboundError) || client.signal.aborted || failed === TRIES) throw error;
    }
  }
}

/**
 * Reads all orders by a bulk operation: its id is in the first page, so that a reading that is broken off goes on with the same one, and
 * how far its file was read in each. Where Shopify makes none, ends it, or names a file elsewhere or one of another shape, it is left, and nothing is lost: the
 * orders are then read by pages.
 * @param bulk the operation that was begun.
 */
export async function* readBulk(
  client: ShopifyClient,
  base: string,
  { filter, bulk }: { readonly filter: string | null; readonly bulk: BulkProgress | null },
): AsyncGenerator<StorePage> {
  const running = bulk ?? (await begin(client, filter));
  if (!running) return;
  if (!bulk) yield { orders: [], through: null, bulk: running };
  let ended = await stateOf(client, running.operation);
  for (const pause of FIRST_WAITS_MS) {
    if (ended.state !== 'running') break;
    await wait(pause, undefined, { signal: client.signal });
    ended = await stateOf(client, running.operation);
  }
  if (ended.state === 'running') {
    yield { orders: [], through: null, bulk: running, again: LATER_MS };
    return;
  }
  let isRead = ended.state === 'empty';
  if (ended.state === 'done' && isOurs(ended.url, base)) isRead = yield* readFile(client, ended.url, running);
  yield { orders: [], through: isRead ? running.startedAt : null, bulk: null };
}
