import * as z from 'zod/mini';
import { fieldOf, readEach } from './read-each.ts';
import { askSmaller, legacyId, shaped, type ShopifyClient } from './shopify-client.ts';
import { fromShopifyNode } from './shopify-orders.ts';
import { REFUNDS, REST, TIPS } from './shopify-queries.ts';
import { OrderUnreadable, type SetAside, type StoreOrder } from './store-order.ts';

/** Orders that are asked for together. */
const TOGETHER = 25;

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const Nodes = z.object({ nodes: z.array(z.unknown()) });
const NextPage = z.object({
  nodes: z.array(z.unknown()),
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.nullish(z.string()) }),
});

/** A connection of an object, read to its end. */
async function whole(client: ShopifyClient, owner: Json, field: keyof typeof REST): Promise<Json> {
  const first = NextPage.safeParse(owner[field]);
  if (!first.success || !first.data.pageInfo.hasNextPage) return owner;
  const all = [...first.data.nodes];
  for (let { pageInfo } = first.data; pageInfo.hasNextPage;) {
    const data = await client.ask(REST[field], { id: owner['id'], after: pageInfo.endCursor });
    const next = NextPage.safeParse(fieldOf(data['node'], field));
    if (!next.success) throw new OrderUnreadable('order_unreadable');
    all.push(...next.data.nodes);
    ({ pageInfo } = next.data);
  }
  return { ...owner, [field]: { nodes: all } };
}

/** What a query has of some orders, by their ids. */
async function askEach(
  client: ShopifyClient,
  query: string,
  orders: readonly unknown[],
): Promise<ReadonlyMap<unknown, Json>> {
  const found = new Map<unknown, Json>();
  const ids = orders.map((order) => fieldOf(order, 'id')).filter((id) => typeof id === 'string');
  let wanted = TOGETHER;
  for (let at = 0; at < ids.length;) {
    const { data, size } = await askSmaller(wanted, (most) => client.ask(query, { ids: ids.slice(at, at + most) }));
    for (const node of shaped(Nodes, data).nodes) if (isObject(node)) found.set(node['id'], node);
    [wanted, at] = [size, at + size];
  }
  return found;
}

const hasRefunds = (order: unknown) => {
  const refunds = fieldOf(order, 'refunds');
  return Array.isArray(refunds) && refunds.length > 0;
};
const hasTip = (order: unknown) => {
  const amount = fieldOf(fieldOf(fieldOf(order, 'totalTipReceivedSet'), 'shopMoney'), 'amount');
  return (typeof amount === 'string' || typeof amount === 'number') && Number(amount) !== 0;
};

const listOf = (connection: unknown): readonly unknown[] => {
  const nodes = fieldOf(connection, 'nodes');
  return Array.isArray(nodes) ? nodes : [];
};

/** The ids of the lines of an order that are tips. */
const tipsOf = (order: Json | undefined): ReadonlySet<unknown> =>
  new Set(
    listOf(order?.['agreements'])
      .flatMap((agreement) => listOf(fieldOf(agreement, 'sales')))
      .filter((sale) => fieldOf(sale, 'lineType') === 'TIP')
      .map((sale) => fieldOf(fieldOf(sale, 'lineItem'), 'id')),
  );

/** The order with all of its lines and refunds. @throws OrderUnreadable where Shopify has its refunds no more. */
async function complete(client: ShopifyClient, node: Json, refunds: Json | undefined): Promise<Json> {
  const order = await whole(client, await whole(client, node, 'lineItems'), 'shippingLines');
  if (!hasRefunds(node)) return order;
  const given = refunds?.['refunds'];
  if (!Array.isArray(given)) throw new OrderUnreadable('order_unreadable');
  const all: unknown[] = [];
  for (const refund of given as unknown[]) {
    all.push(isObject(refund) ? await whole(client, refund, 'refundLineItems') : refund);
  }
  return { ...order, refunds: all };
}

/**
 * Reads each of some orders as Shopify has them, with what no page and no bulk operation has of them: refunds, tips, and what follows in
 * long connections. Those that cannot be read are set aside.
 * @throws KeysRefused, OutboundError
 */
export async function readNodes(client: ShopifyClient, nodes: readonly unknown[]): Promise<(StoreOrder | SetAside)[]> {
  const refunds = await askEach(client, REFUNDS, nodes.filter(hasRefunds));
  const tips = await askEach(client, TIPS, nodes.filter(hasTip));
  const named = nodes.map((node) => (isObject(node) ? { node, id: legacyId(node['id']), name: node['name'] } : node));
  return readEach(named, 'name', async (one) => {
    const node = fieldOf(one, 'node');
    if (!isObject(node)) throw new OrderUnreadable('order_unreadable');
    return fromShopifyNode(await complete(client, node, refunds.get(node['id'])), tipsOf(tips.get(node['id'])));
  });
}
