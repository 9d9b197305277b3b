import type { FakeAnswer, FakeRequest } from './fake-answers.ts';
import { checkQuery, operationOf, select } from './fake-graphql.ts';
import { FakeShopifyBulk } from './fake-shopify-bulk.ts';
import { connectionOf, gidOf, orderNode, variantNodes } from './fake-shopify-nodes.ts';

export const SHOPIFY_TOKEN = 'shpat_0123456789abcdef';
export const WOO_KEYS = { key: `ck_${'a'.repeat(40)}`, secret: `cs_${'b'.repeat(40)}` };

type Json = Record<string, unknown>;

/** What both platforms do apart from answering: fail as planned, and refuse revoked keys. */
class Moods {
  revoked = false;
  /** Answers to give in place of the next ones; a 200 is the platform's own. */
  next: { status: number; retryAfter?: string }[] = [];
  /** Called with each page that is asked for. */
  onPage: () => void = () => {};

  inPlace(): FakeAnswer | null {
    const planned = this.next.shift();
    if (!planned || planned.status === 200) return null;
    const headers = planned.retryAfter === undefined ? {} : { 'retry-after': planned.retryAfter };
    return { status: planned.status, json: { errors: 'Exceeded 2 calls per second for api client.' }, headers };
  }
}

/**
 * The orders and products of a shop as Shopify's GraphQL Admin API serves them: each query must fit its schema, orders come by the moment of
 * their change, and what a query costs is said. Orders and products are listed with the properties of the Admin REST API.
 */
export class FakeShopifyOrders extends Moods {
  list: Json[] = [];
  products: Json[] = [];
  currency = 'RON';
  pageSize = 250;
  /** The token that is good now. */
  token = SHOPIFY_TOKEN;
  /** How many orders there are said to be; null: as many as there are. */
  count: number | null = null;
  /** Queries that are answered each second; null: all. */
  perSecond: number | null = null;
  /** Queries for more objects than this are too costly. */
  mostAtOnce = Number.POSITIVE_INFINITY;
  readonly bulk = new FakeShopifyBulk();
  /** The pages of orders that were begun, by their cursor. */
  readonly #pages = new Map<string, Json[]>();
  #second = { at: 0, left: 0 };

  answer({ url, headers, body }: FakeRequest): FakeAnswer {
    const failed = this.inPlace();
    if (failed) return failed;
    if (this.revoked || headers['x-shopify-access-token'] !== this.token) {
      return {
        status: 401,
        json: { errors: '[API] Invalid API key or access token (unrecognized login or wrong password)' },
      };
    }
    const { query, variables = {} } = JSON.parse(body) as { query: string; variables?: Json };
    const extensions = { cost: this.#cost() };
    if (extensions.cost.throttleStatus.currentlyAvailable < 0) {
      return {
        status: 200,
        json: { errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }], extensions },
      };
    }
    const { document, errors } = checkQuery(query);
    const tooMany = [Number(variables['size'] ?? 0), (variables['ids'] as unknown[] | undefined)?.length ?? 0];
    if (Math.max(...tooMany) > this.mostAtOnce) {
      const code = 'MAX_COST_EXCEEDED';
      return { status: 200, json: { errors: [{ message: 'Query cost is 1100', extensions: { code } }], extensions } };
    }
    if (errors.length > 0) return { status: 200, json: { errors: errors.map((message) => ({ message })) } };
    const data = select(this.#root(`http://${headers.host ?? url.host}`), operationOf(document), variables);
    return { status: 200, json: { data, extensions } };
  }

  /** Each query costs one point of those that a second has. */
  #cost() {
    const most = this.perSecond ?? 1000;
    const now = Math.floor(performance.now() / 1000);
    if (this.#second.at !== now) this.#second = { at: now, left: most };
    this.#second.left -= 1;
    const currentlyAvailable = this.perSecond === null ? most : this.#second.left;
    return {
      requestedQueryCost: 1,
      actualQueryCost: 1,
      throttleStatus: { maximumAvailable: most, currentlyAvailable, restoreRate: most },
    };
  }

  #node = (id: string, origin: string): Json | null => {
    if (id.startsWith('gid://shopify/BulkOperation/')) return this.bulk.node(id, origin);
    const found = this.list.find((order) => gidOf('Order', order['id']) === id);
    if (found) return orderNode(found);
    const refunds = this.list.flatMap((order) => orderNode(order)['refunds'] as Json[]);
    return refunds.find((refund) => refund?.['id'] === id) ?? null;
  };

  /** The orders by their id: of a long list made once, as long as it grows no further. */
  #byId = { list: this.list, length: 0, orders: new Map<unknown, Json>() };

  #nodes(ids: readonly string[]): (Json | null)[] {
    const { list } = this;
    if (list.length < 1000 || this.#byId.list !== list || this.#byId.length !== list.length) {
      const orders = new Map(list.map((order) => [gidOf('Order', order['id']), order]));
      this.#byId = { list, length: list.length, orders };
    }
    return ids.map((id) => {
      const order = this.#byId.orders.get(id);
      return order ? orderNode(order) : null;
    });
  }

  #root(origin: string): Json {
    return {
      shop: { currencyCode: this.currency, ianaTimezone: 'Europe/Bucharest' },
      ordersCount: { count: this.count ?? this.list.length },
      orders: (args: { first: number; after?: string | null; query?: string | null }) => this.#orders(args),
      productVariants: connectionOf(variantNodes(this.products, this.currency), this.pageSize),
      node: ({ id }: { id: string }) => this.#node(id, origin),
      nodes: ({ ids }: { ids: string[] }) => this.#nodes(ids),
      bulkOperationRunQuery: ({ query }: { query: string }) => {
        const filter = /query: "updated_at:>='([^']+)'/.exec(query)?.[1];
        return this.bulk.run(query, () => this.#changedSince(filter).map((order) => () => orderNode(order)));
      },
    };
  }

  #changedSince(moment: string | undefined): Json[] {
    const since = Date.parse(moment ?? '1970-01-01');
    return moment === undefined
      ? this.list
      : this.list.filter((order) => Date.parse(String(order['updated_at'])) >= since);
  }

  #orders({ first, after, query }: { first: number; after?: string | null; query?: string | null }): Json {
    this.onPage();
    const changed = (order: Json) => Date.parse(String(order['updated_at']));
    const all = after
      ? (this.#pages.get(after) ?? [])
      : this.#changedSince(/updated_at:>='([^']+)'/.exec(query ?? '')?.[1]).toSorted((a, b) => changed(a) - changed(b));
    const size = Math.min(first, this.pageSize);
    const rest = all.slice(size);
    const endCursor = rest.length > 0 ? `page-${this.#pages.size + 1}` : null;
    if (endCursor !== null) this.#pages.set(endCursor, rest);
    return { nodes: all.slice(0, size).map(orderNode), pageInfo: { hasNextPage: rest.length > 0, endCursor } };
  }
}

/** The orders and refunds of a shop as WooCommerce's REST API v3 serves them, by the number of the page, for HTTP basic keys. */
export class FakeWooCommerceOrders extends Moods {
  list: Json[] = [];
  /** Orders that were thrown away: they are listed no more. */
  trash: Json[] = [];
  /** Refunds by the order's id. */
  readonly refunds = new Map<number, Json[]>();
  products: Json[] = [];
  /** Variations by their product's id. */
  readonly variations = new Map<number, Json[]>();
  /** Paths below the API that are answered with 404. */
  readonly refused = new Set<string>();
  currency = 'RON';
  pageSize = 100;

  answer({ url, headers }: FakeRequest): FakeAnswer {
    const failed = this.inPlace();
    if (failed) return failed;
    const wanted = `Basic ${Buffer.from(`${WOO_KEYS.key}:${WOO_KEYS.secret}`).toString('base64')}`;
    if (this.revoked || headers.authorization !== wanted) {
      const message = 'Sorry, you cannot list resources.';
      return { status: 401, json: { code: 'woocommerce_rest_cannot_view', message, data: { status: 401 } } };
    }
    const path = url.pathname.slice('/shop/wp-json/wc/v3/'.length);
    if (this.refused.has(path)) return { status: 404, json: { code: 'woocommerce_rest_shop_order_invalid_id' } };
    if (path === 'settings/general/woocommerce_currency') {
      return { status: 200, json: { id: 'woocommerce_currency', value: this.currency, type: 'select' } };
    }
    const one = /^orders\/(\d+)$/.exec(path)?.[1];
    if (one !== undefined) {
      const order = [...this.list, ...this.trash].find(({ id }) => id === Number(one));
      return order
        ? { status: 200, json: order }
        : { status: 404, json: { code: 'woocommerce_rest_shop_order_invalid_id' } };
    }
    const refundsOf = /^orders\/(\d+)\/refunds$/.exec(path)?.[1];
    if (refundsOf !== undefined) return { status: 200, json: this.refunds.get(Number(refundsOf)) ?? [] };
    const variationsOf = /^products\/(\d+)\/variations$/.exec(path)?.[1];
    if (variationsOf !== undefined)
      return this.#page(this.variations.get(Number(variationsOf)) ?? [], url.searchParams);
    if (path === 'products') return this.#page(this.products, url.searchParams);
    return path === 'orders' ? this.#orders(url.searchParams) : { status: 404, json: { code: 'rest_no_route' } };
  }

  #orders(query: URLSearchParams): FakeAnswer {
    this.onPage();
    const changed = (order: Json) => Date.parse(`${String(order['date_modified_gmt'])}Z`);
    const after = query.get('modified_after');
    const since = after === null ? Number.NEGATIVE_INFINITY : Date.parse(`${after}Z`);
    const found = this.list.filter((order) => changed(order) > since);
    if (query.get('orderby') === 'modified') found.sort((a, b) => changed(a) - changed(b));
    return this.#page(found, query);
  }

  #page(found: readonly Json[], query: URLSearchParams): FakeAnswer {
    const size = Math.min(Number(query.get('per_page') ?? '10'), this.pageSize);
    const from = (Number(query.get('page') ?? '1') - 1) * size;
    const headers = { 'x-wp-total': String(found.length), 'x-wp-totalpages': String(Math.ceil(found.length / size)) };
    return { status: 200, json: found.slice(from, from + size), headers };
  }
}

/** An order as Shopify reports it, of two shirts at 50.00 with 10.00 off, sent for 15.00; prices include 19% tax. */
export function shopifyOrder(number: number, changes: Json = {}): Json {
  return {
    id: 450_789_000 + number,
    name: `#${number}`,
    created_at: '2024-03-05T10:00:00+02:00',
    updated_at: '2024-03-05T10:05:00+02:00',
    cancelled_at: null,
    cancel_reason: null,
    test: false,
    currency: 'RON',
    email: `client${number % 7}@shop.example`,
    financial_status: 'paid',
    landing_site: '/products/tricou?utm_source=google&utm_campaign=Primavara',
    taxes_included: true,
    subtotal_price: '90.00',
    total_discounts: '10.00',
    total_tax: '16.77',
    total_price: '105.00',
    total_tip_received: '0.00',
    billing_address: { country_code: 'RO' },
    shipping_address: { country_code: 'MD' },
    line_items: [
      {
        id: number,
        sku: 'TRICOU',
        title: 'Tricou',
        name: 'Tricou - M',
        quantity: 2,
        current_quantity: 2,
        price: '50.00',
      },
    ],
    shipping_lines: [{ price: '15.00', discounted_price: '15.00' }],
    refunds: [],
    ...changes,
  };
}

/** An order as WooCommerce reports it: two mugs at 40.00 and a cash-on-delivery fee of 5.00, 8.00 off, sent for 12.00, tax outside. */
export function wooOrder(id: number, changes: Json = {}): Json {
  return {
    id,
    number: String(id),
    status: 'processing',
    currency: 'RON',
    prices_include_tax: true,
    date_created_gmt: '2024-03-05T08:00:00',
    date_modified_gmt: '2024-03-05T08:05:00',
    discount_total: '8.00',
    discount_tax: '1.52',
    shipping_total: '12.00',
    shipping_tax: '2.28',
    total: '105.91',
    total_tax: '16.91',
    billing: { email: `client${id % 7}@shop.example`, country: 'RO' },
    shipping: { country: 'RO' },
    line_items: [
      {
        id: 1,
        name: 'Cana',
        sku: 'CANA',
        quantity: 2,
        subtotal: '80.00',
        total: '72.00',
        total_tax: '13.68',
        price: 36,
      },
    ],
    fee_lines: [{ name: 'Ramburs', total: '5.00', total_tax: '0.95' }],
    refunds: [],
    meta_data: [
      { key: '_stripe_fee', value: '2.15' },
      { key: '_wc_order_attribution_utm_campaign', value: 'Primavara' },
    ],
    ...changes,
  };
}
