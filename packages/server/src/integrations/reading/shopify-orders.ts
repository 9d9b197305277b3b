import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { isNoSale } from '../../orders/order-status.ts';
import { OutboundError } from '../outbound.ts';
import { callPatiently, type PatientCall } from './call-patiently.ts';
import { fieldOf, lastChange, parseOrder, readEach } from './read-each.ts';
import { amountsOf, giftCardsSold, goodsOf, linesOf, MoneySet, returnsOf, ShopifyAmounts } from './shopify-amounts.ts';
import {
  codesOf,
  NOTHING,
  type OrderSource,
  statedOf,
  type StatedTotals,
  type StoreOrder,
  type StorePage,
  sum,
  touchIn,
} from './store-order.ts';

/** The version of Shopify's Admin API whose orders and products are read. */
export const SHOPIFY_VERSION = '2026-07';
const PAGE = 250;
/** Clocks of a large platform differ: so much is read again. */
const OVERLAP_MS = 120_000;
/** Shopify counts calls in a bucket that empties by two a second. */
const NEARLY_FULL = 0.8;
const PAUSE_MS = 500;

const text = z.nullish(z.string());
const Country = z.nullish(z.object({ country_code: text }));
const Money = z.nullish(z.union([z.string(), z.number()]));

const Order = z.object({
  id: z.number(),
  name: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  cancelled_at: text,
  cancel_reason: text,
  test: z.nullish(z.boolean()),
  currency: z.string(),
  email: text,
  payment_gateway_names: z.nullish(z.array(z.string())),
  landing_site: text,
  discount_codes: z.nullish(z.array(z.object({ code: text }))),
  total_price: Money,
  total_discounts: Money,
  total_weight: z.nullish(z.number()),
  original_total_duties_set: MoneySet,
  billing_address: Country,
  shipping_address: Country,
  ...ShopifyAmounts,
});
type ShopifyOrder = z.infer<typeof Order>;

const OrdersAnswer = z.object({ orders: z.array(z.unknown()) });
const ShopAnswer = z.object({ shop: z.object({ currency: z.string(), iana_timezone: text }) });

const millis = (moment: string) => Date.parse(moment);

const unitsOf = (counts: readonly (number | null | undefined)[]) =>
  counts.reduce<number>((all, count) => all + (count ?? 0), 0);

/** Shopify's total is before returns; items that an edit took out are less than those ordered and returned by no refund. */
function statedTotals(order: ShopifyOrder): StatedTotals {
  const { line_items: items, refunds, shipping_lines: shipped } = order;
  const left = unitsOf(items.map(({ quantity, current_quantity: current }) => quantity - (current ?? quantity)));
  const returned = (refunds ?? []).flatMap(({ refund_line_items: lines }) => lines ?? []);
  return {
    total: statedOf(order.total_price),
    tax: statedOf(order.total_tax),
    shipping: sum(...(shipped ?? []).map((line) => statedOf(line.discounted_price ?? line.price) ?? NOTHING)),
    discount: statedOf(order.total_discounts),
    tip: statedOf(order.total_tip_received),
    giftCard: null,
    duties: statedOf(order.original_total_duties_set?.shop_money?.amount),
    giftCardsSold: giftCardsSold(order),
    edited: left !== unitsOf(returned.map(({ quantity }) => quantity)),
    test: isTest(order),
  };
}

/** Orders of the test mode, and of the gateway that Shopify has for tests. */
const isTest = ({ test, payment_gateway_names: gateways }: ShopifyOrder) =>
  test === true || (gateways ?? []).some((name) => /\bbogus\b/i.test(name));

/** What Shopify leaves out counts for nothing. @throws OrderUnreadable */
export function fromShopify(order: ShopifyOrder): StoreOrder {
  const cancelled = typeof order.cancelled_at === 'string';
  const isSale = !isTest(order) && !isNoSale(order.financial_status ?? '', 'shopify', cancelled);
  const lines = isSale ? linesOf(goodsOf(order)) : [];
  const fraud = cancelled && order.cancel_reason === 'fraud';
  return {
    id: String(order.id),
    ref: order.name,
    placedAt: millis(order.created_at),
    currency: order.currency,
    customer: order.email || null,
    billingCountry: order.billing_address?.country_code ?? null,
    shippingCountry: order.shipping_address?.country_code ?? null,
    // As its exports join several of them.
    paymentMethod: order.payment_gateway_names?.join(' + ') || null,
    carrier: order.shipping_lines?.[0]?.title || null,
    discountCode: codesOf(order.discount_codes),
    // An order without a weight says 0.
    grams: order.total_weight || null,
    status: fraud ? 'cancelled: fraud' : (order.financial_status ?? null),
    isSale,
    lines,
    amounts: isSale ? amountsOf(order, lines) : [],
    returns: isSale ? returnsOf(order) : [],
    returnReason: order.refunds?.find(({ note }) => note)?.note ?? null,
    touch: touchIn(order.landing_site),
    stated: statedTotals(order),
  };
}

/** The address of the next page, as the Link header has it (RFC 8288). */
function nextLink(header: string | undefined): string | null {
  const links = (header ?? '').split(/,(?=\s*<)/);
  const next = links.find((link) => /;\s*rel="?next"?/i.test(link));
  return /<([^>]+)>/.exec(next ?? '')?.[1] ?? null;
}

/** Waits while the bucket of calls is nearly full, e.g. `38/40`. */
async function respectLimit(header: string | string[] | undefined, signal: AbortSignal): Promise<void> {
  const [used, size] = String(header ?? '')
    .split('/')
    .map(Number);
  if (used && size && used / size > NEARLY_FULL) await wait(PAUSE_MS, undefined, { signal });
}

function parse<T extends z.ZodMiniType>(schema: T, json: unknown): z.infer<T> {
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw new OutboundError('Shopify’s answer is of another shape.', { cause: parsed.error });
  return parsed.data;
}

/** @param base where the shop's Admin API answers: `https://shop.myshopify.com`. */
export function shopifyOrders(base: string, token: string, call: Omit<PatientCall, 'headers'>): OrderSource {
  const patient: PatientCall = { ...call, headers: { 'x-shopify-access-token': token } };
  const root = `/admin/api/${SHOPIFY_VERSION}`;
  return {
    async facts() {
      const { json } = await callPatiently(new URL(`${root}/shop.json`, base).href, patient);
      const { shop } = parse(ShopAnswer, json);
      return { currency: shop.currency, timezone: shop.iana_timezone ?? null };
    },
    async *pages(since): AsyncGenerator<StorePage> {
      const first = new URL(`${root}/orders.json`, base);
      first.search = new URLSearchParams({
        status: 'any',
        limit: String(PAGE),
        order: 'updated_at asc',
        ...(since === null ? {} : { updated_at_min: new Date(since - OVERLAP_MS).toISOString() }),
      }).toString();
      for (let url: string | null = first.href; url !== null;) {
        const answer = await callPatiently(url, patient);
        const { orders } = parse(OrdersAnswer, answer.json);
        yield {
          orders: await readEach(orders, 'name', (order) => fromShopify(parseOrder(Order, order))),
          through: lastChange(orders.map((order) => millis(String(fieldOf(order, 'updated_at'))))),
        };
        const link = nextLink(String(answer.headers.link ?? ''));
        // Only the page is taken from the answer: the keys go to the shop's own address alone.
        url = link === null ? null : new URL(`${root}/orders.json${new URL(link, base).search}`, base).href;
        if (url !== null) await respectLimit(answer.headers['x-shopify-shop-api-call-limit'], call.signal);
      }
    },
  };
}
