import type { FakeAnswer, FakeRequest } from './fake-answers.ts';

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
 * The orders of a shop as Shopify's REST Admin API serves them: by the moment of their change, in pages that the Link header
 * leads through and that take no other condition, with the bucket of calls in a header.
 */
export class FakeShopifyOrders extends Moods {
  list: Json[] = [];
  /** With ids that grow, as `since_id` goes on behind them. */
  products: Json[] = [];
  currency = 'RON';
  pageSize = 250;
  readonly #pages = new Map<string, Json[]>();

  answer({ url, headers }: FakeRequest): FakeAnswer {
    const failed = this.inPlace();
    if (failed) return failed;
    if (this.revoked || headers['x-shopify-access-token'] !== SHOPIFY_TOKEN) {
      return {
        status: 401,
        json: { errors: '[API] Invalid API key or access token (unrecognized login or wrong password)' },
      };
    }
    const [, path] = /^\/admin\/api\/\d{4}-\d{2}\/(.*)$/.exec(url.pathname) ?? [];
    if (path === 'shop.json') {
      return { status: 200, json: { shop: { id: 1, currency: this.currency, iana_timezone: 'Europe/Bucharest' } } };
    }
    if (path === 'products.json') return this.#products(url.searchParams);
    return path === 'orders.json' ? this.#orders(url) : { status: 404, json: { errors: 'Not Found' } };
  }

  #products(query: URLSearchParams): FakeAnswer {
    const since = Number(query.get('since_id') ?? '0');
    const size = Math.min(Number(query.get('limit') ?? '50'), this.pageSize);
    const found = this.products.filter(({ id }) => Number(id) > since).slice(0, size);
    return { status: 200, json: { products: found } };
  }

  #orders(url: URL): FakeAnswer {
    this.onPage();
    const query = url.searchParams;
    const info = query.get('page_info');
    if (info !== null && [...query.keys()].some((name) => name !== 'page_info' && name !== 'limit')) {
      return { status: 400, json: { errors: { page_info: 'Invalid: no other conditions with page_info.' } } };
    }
    const found = info === null ? this.#first(query) : this.#pages.get(info);
    if (!found) return { status: 400, json: { errors: { page_info: 'Invalid value.' } } };
    const size = Math.min(Number(query.get('limit') ?? '50'), this.pageSize);
    const rest = found.slice(size);
    const headers: Record<string, string> = { 'x-shopify-shop-api-call-limit': '3/40' };
    if (rest.length > 0) {
      const next = `page-${this.#pages.size + 1}`;
      this.#pages.set(next, rest);
      headers['link'] = `<https://elsewhere.example${url.pathname}?limit=${size}&page_info=${next}>; rel="next"`;
    }
    return { status: 200, json: { orders: found.slice(0, size) }, headers };
  }

  #first(query: URLSearchParams): Json[] {
    const since = Date.parse(query.get('updated_at_min') ?? '1970-01-01');
    const any = query.get('status') === 'any';
    const changed = (order: Json) => Date.parse(String(order['updated_at']));
    const found = this.list.filter((order) => changed(order) >= since && (any || order['cancelled_at'] === null));
    return query.get('order') === 'updated_at asc' ? found.toSorted((a, b) => changed(a) - changed(b)) : found;
  }
}

/** The orders and refunds of a shop as WooCommerce's REST API v3 serves them, by the number of the page, for HTTP basic keys. */
export class FakeWooCommerceOrders extends Moods {
  list: Json[] = [];
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
