import * as z from 'zod/mini';
import type { PatientCall } from './call-patiently.ts';
import { lastChange } from './read-each.ts';
import { readBulk } from './shopify-bulk.ts';
import { askSmaller, shaped, shopifyClient, type ShopifyClient } from './shopify-client.ts';
import { readNodes } from './shopify-details.ts';
import { EXISTS, FACTS, ORDERS } from './shopify-queries.ts';
import type { OrderSource, StorePage } from './store-order.ts';

/** Shopify answers fewer where as many cost too much. */
const PAGE = 50;
/** Clocks of a large platform differ: so much is read again. */
const OVERLAP_MS = 120_000;
/** A store with so many orders is read by a bulk operation at first, and after so long a gap; a smaller one has come sooner by pages. */
const MANY_ORDERS = 1000;
const LONG_GAP_MS = 14 * 24 * 3600_000;

const Facts = z.object({
  shop: z.object({ currencyCode: z.string(), ianaTimezone: z.nullish(z.string()) }),
  ordersCount: z.nullish(z.object({ count: z.number() })),
});
const PageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.nullish(z.string()) });
const Orders = z.object({ orders: z.object({ nodes: z.array(z.unknown()), pageInfo: PageInfo }) });

/** In Shopify's search syntax. */
export const changedSince = (since: number | null): string | null =>
  since === null ? null : `updated_at:>='${new Date(since - OVERLAP_MS).toISOString()}'`;

interface Page {
  readonly page: z.infer<typeof Orders>['orders'];
  readonly size: number;
}

async function askPage(client: ShopifyClient, most: number, of: object): Promise<Page> {
  const { data, size } = await askSmaller(most, (some) => client.ask(ORDERS, { ...of, size: some }));
  return { page: shaped(Orders, data).orders, size };
}

/** Page by page, by the moment of the last change. */
async function* readPages(client: ShopifyClient, since: number | null): AsyncGenerator<StorePage> {
  const filter = changedSince(since);
  let wanted = PAGE;
  for (let after: string | null = null; ;) {
    const { page, size } = await askPage(client, wanted, { after, filter });
    const { nodes, pageInfo } = page;
    wanted = size;
    yield {
      orders: await readNodes(client, nodes),
      through: lastChange(nodes.map((node) => Date.parse(String((node as { updatedAt?: unknown } | null)?.updatedAt)))),
    };
    if (!pageInfo.hasNextPage || !pageInfo.endCursor) return;
    after = pageInfo.endCursor;
  }
}

/** @param base where the shop's Admin API answers: `https://shop.myshopify.com`. */
export function shopifyOrders(base: string, token: string, call: Omit<PatientCall, 'headers'>): OrderSource {
  const client = shopifyClient(base, token, call);
  let many = false;
  return {
    async facts() {
      const { shop, ordersCount } = shaped(Facts, await client.ask(FACTS));
      many = (ordersCount?.count ?? 0) > MANY_ORDERS;
      return { currency: shop.currencyCode, timezone: shop.ianaTimezone ?? null };
    },
    async isGone(id) {
      const { node } = await client.ask(EXISTS, { id: `gid://shopify/Order/${id}` });
      return node === null;
    },
    async *pages(since, bulk) {
      let from = since;
      const isFar = since === null || since < Date.now() - LONG_GAP_MS;
      if (bulk || (many && isFar)) {
        for await (const page of readBulk(client, base, { filter: changedSince(since), bulk })) {
          yield page;
          from = page.through ?? from;
        }
      }
      yield* readPages(client, from);
    },
  };
}
