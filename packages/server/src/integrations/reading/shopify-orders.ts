import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { multiply } from '../../orders/decimal.ts';
import { isNoSale } from '../../orders/order-status.ts';
import { OutboundError } from '../outbound.ts';
import { callPatiently, type PatientCall } from './call-patiently.ts';
import { fieldOf, lastChange, parseOrder, readEach } from './read-each.ts';
import {
  decimalOf,
  minus,
  NOTHING,
  type OrderSource,
  statedOf,
  type StatedTotals,
  type StoreAmount,
  type StoreOrder,
  type StorePage,
  type StoreLine,
  sum,
  touchIn,
} from './store-order.ts';

/** The version of Shopify's Admin API whose orders are read. */
const SHOPIFY_VERSION = '2026-07';
const PAGE = 250;
/** Clocks of a large platform differ: so much is read again. */
const OVERLAP_MS = 120_000;
/** Shopify counts calls in a bucket that empties by two a second. */
const NEARLY_FULL = 0.8;
const PAUSE_MS = 500;

const text = z.nullish(z.string());
const Country = z.nullish(z.object({ country_code: text }));
const Money = z.nullish(z.union([z.string(), z.number()]));

const Line = z.object({
  sku: text,
  title: text,
  name: text,
  quantity: z.number(),
  current_quantity: z.nullish(z.number()),
  price: Money,
  gift_card: z.nullish(z.boolean()),
  /** Of a tip, which Shopify counts in `total_tip_received` as well. */
  tip: z.nullish(z.unknown()),
  /** What each discount of the order takes off of the line. */
  discount_allocations: z.nullish(z.array(z.object({ amount: Money }))),
});
const Refund = z.object({
  id: z.number(),
  created_at: z.string(),
  processed_at: text,
  note: text,
  refund_line_items: z.nullish(
    z.array(
      z.object({
        quantity: z.nullish(z.number()),
        subtotal: Money,
        total_tax: Money,
        line_item: z.nullish(z.object({ gift_card: z.nullish(z.boolean()) })),
      }),
    ),
  ),
  order_adjustments: z.nullish(z.array(z.object({ amount: Money, tax_amount: Money, kind: text }))),
});
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
  financial_status: text,
  payment_gateway_names: z.nullish(z.array(z.string())),
  landing_site: text,
  taxes_included: z.nullish(z.boolean()),
  subtotal_price: Money,
  total_tax: Money,
  total_price: Money,
  total_discounts: Money,
  total_tip_received: Money,
  total_weight: z.nullish(z.number()),
  billing_address: Country,
  shipping_address: Country,
  line_items: z.array(Line),
  shipping_lines: z.nullish(z.array(z.object({ price: Money, discounted_price: Money, title: text }))),
  refunds: z.nullish(z.array(Refund)),
});
type ShopifyOrder = z.infer<typeof Order>;

const OrdersAnswer = z.object({ orders: z.array(z.unknown()) });
const ShopAnswer = z.object({ shop: z.object({ currency: z.string(), iana_timezone: text }) });

const millis = (moment: string) => Date.parse(moment);

/**
 * The refunds of an order, each on its day: goods without their tax, what was given back beyond or below them, and shipping. In
 * shops whose prices include the tax, that of the goods is inside their sums.
 */
function refundAmounts({ refunds, taxes_included: inside }: ShopifyOrder): StoreAmount[] {
  return (refunds ?? []).flatMap((refund) => {
    const at = millis(refund.processed_at ?? refund.created_at);
    const items = (refund.refund_line_items ?? []).filter(({ line_item: line }) => line?.gift_card !== true);
    const adjustments = refund.order_adjustments ?? [];
    const of = (shipping: boolean) =>
      adjustments
        .filter(({ kind }) => (kind === 'shipping_refund') === shipping)
        .map(({ amount, tax_amount: tax }) => (shipping ? decimalOf(amount) : sum(decimalOf(amount), decimalOf(tax))));
    const goods = sum(
      ...items.map(({ subtotal, total_tax: tax }) =>
        sum(minus(decimalOf(subtotal)), inside ? decimalOf(tax) : NOTHING),
      ),
      ...of(false),
    );
    return [
      { key: `refund-${refund.id}`, kind: 'refund' as const, amount: goods, at },
      { key: `refund-shipping-${refund.id}`, kind: 'shipping_charged' as const, amount: sum(...of(true)), at },
    ];
  });
}

/** What was charged in addition to the lines. Shopify's subtotal is after the discounts on goods. */
function chargedAmounts(order: ShopifyOrder, goods: ReturnType<typeof sum>): StoreAmount[] {
  const discount = minus(sum(goods, minus(decimalOf(order.subtotal_price))));
  const shipping = sum(
    ...(order.shipping_lines ?? []).map(({ price, discounted_price: discounted }) => decimalOf(discounted ?? price)),
  );
  const tax = order.taxes_included ? minus(decimalOf(order.total_tax)) : NOTHING;
  return [
    { key: 'discount', kind: 'discount', amount: discount, at: null },
    { key: 'shipping', kind: 'shipping_charged', amount: shipping, at: null },
    { key: 'tax', kind: 'tax', amount: tax, at: null },
    { key: 'tip', kind: 'tip', amount: decimalOf(order.total_tip_received), at: null },
  ];
}

/** A gift card that was sold is owed to its holder, so it is no sale; the order that it pays for is one. Tips are counted apart. */
const isGoods = ({ gift_card: giftCard, tip }: ShopifyOrder['line_items'][number]) =>
  giftCard !== true && (tip ?? null) === null;

const linesOf = (items: ShopifyOrder['line_items']): StoreLine[] =>
  items.map(({ sku, name, title, quantity, price, discount_allocations: discounts }) => {
    const [count, unitPrice] = [decimalOf(quantity), decimalOf(price)];
    return {
      sku: sku || null,
      name: name || title || null,
      quantity: count,
      unitPrice,
      amount: multiply(count, unitPrice),
      discount: discounts ? sum(...discounts.map(({ amount }) => decimalOf(amount))) : null,
    };
  });

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
  const lines = isSale ? linesOf(order.line_items.filter(isGoods)) : [];
  // The subtotal has gift cards in it, and no tips.
  const priced = order.line_items.filter(({ tip }) => (tip ?? null) === null);
  const goods = sum(...linesOf(isSale ? priced : []).map(({ amount }) => amount));
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
    // An order without a weight says 0.
    grams: order.total_weight || null,
    status: fraud ? 'cancelled: fraud' : (order.financial_status ?? null),
    isSale,
    lines,
    amounts: isSale ? [...chargedAmounts(order, goods), ...refundAmounts(order)] : [],
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
