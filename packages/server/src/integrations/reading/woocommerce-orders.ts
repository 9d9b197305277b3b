import * as z from 'zod/mini';
import { divide, multiply } from '../../orders/decimal.ts';
import { isNoSale } from '../../orders/order-status.ts';
import { OutboundError } from '../outbound.ts';
import { callPatiently, type PatientCall, PlatformRefused } from './call-patiently.ts';
import { fieldOf, lastChange, parseOrder, readEach } from './read-each.ts';
import {
  codesOf,
  decimalOf,
  minus,
  NOTHING,
  OrderUnreadable,
  type OrderSource,
  statedOf,
  type StatedTotals,
  type StoreAmount,
  type StoreLine,
  type StoreOrder,
  type StorePage,
  type StoreReturn,
  sum,
  touchOf,
  wholeRefund,
} from './store-order.ts';

const PAGE = 100;

const text = z.nullish(z.string());
const Money = z.nullish(z.union([z.string(), z.number()]));
const Meta = z.nullish(z.array(z.object({ key: z.string(), value: z.unknown() })));
/** A line of a refund: it names the order's own line among its notes. */
const Taxed = z.object({ quantity: z.nullish(z.number()), total: Money, total_tax: Money, meta_data: Meta });
const Country = z.nullish(z.object({ country: text, email: text }));

const Line = z.object({
  id: z.nullish(z.number()),
  sku: text,
  name: text,
  product_id: z.nullish(z.number()),
  /** 0 of what is no variation. */
  variation_id: z.nullish(z.number()),
  /** Of a variation, the name of its product. */
  parent_name: text,
  quantity: z.number(),
  subtotal: Money,
  total: Money,
});
const Order = z.object({
  id: z.int(),
  number: z.string(),
  status: z.string(),
  currency: z.string(),
  date_created_gmt: z.string(),
  date_modified_gmt: z.string(),
  discount_total: Money,
  shipping_total: Money,
  total: Money,
  total_tax: Money,
  payment_method: text,
  payment_method_title: text,
  billing: Country,
  shipping: Country,
  line_items: z.array(Line),
  fee_lines: z.nullish(z.array(z.object({ id: z.nullish(z.number()), name: text, total: Money }))),
  shipping_lines: z.nullish(z.array(z.object({ method_title: text }))),
  coupon_lines: z.nullish(z.array(z.object({ code: text }))),
  refunds: z.nullish(z.array(z.object({ id: z.number() }))),
  /** Of the Gift Cards extension. */
  gift_cards: z.optional(z.unknown()),
  meta_data: Meta,
});
type WooOrder = z.infer<typeof Order>;

const Refund = z.object({
  id: z.number(),
  date_created_gmt: z.string(),
  amount: Money,
  reason: text,
  line_items: z.nullish(z.array(Taxed)),
  shipping_lines: z.nullish(z.array(Taxed)),
  fee_lines: z.nullish(z.array(Taxed)),
});
type WooRefund = z.infer<typeof Refund>;
type WooRefundLine = z.infer<typeof Taxed>;

const Setting = z.object({ value: z.string() });
const Index = z.object({ timezone_string: text });

/** What payment plugins note of their fee, in the currency of the order. */
const FEES = ['_stripe_fee', '_wcpay_transaction_fee', '_paypal_fee', 'PayPal Transaction Fee'];
/** What WooCommerce itself notes of the way that the customer came by; where it does not, what the plugin of Adaos does. */
const ATTRIBUTIONS = ['_wc_order_attribution_utm_', '_adaos_utm_'];
const touchOfMeta = (order: WooOrder) =>
  ATTRIBUTIONS.map((prefix) => touchOf(metaOf(order, [`${prefix}campaign`]), metaOf(order, [`${prefix}source`]))).find(
    (touch) => touch !== null,
  ) ?? null;

/** WooCommerce gives moments in GMT without saying so. */
const millis = (moment: string) => Date.parse(/[zZ]|[+-]\d\d:?\d\d$/.test(moment) ? moment : `${moment}Z`);
const totals = (lines: readonly WooRefundLine[] | null | undefined, of: 'total' | 'total_tax') =>
  sum(...(lines ?? []).map((line) => decimalOf(line[of])));

/** The place of each of the order's lines, fees after the items, by what its refunds call it. */
const placesOf = (order: WooOrder) =>
  new Map([...order.line_items, ...(order.fee_lines ?? [])].map(({ id }, place) => [String(id ?? ''), place]));
const refundedItem = (line: WooRefundLine) => valueOf(line.meta_data, ['_refunded_item_id']) ?? '-';

/**
 * A refund on its day, without tax: goods and fees by line, shipping apart. Money that was given back for nothing in particular has
 * the order's share of tax in it.
 */
function refundAmounts(order: WooOrder, refund: WooRefund): StoreAmount[] {
  const at = millis(refund.date_created_gmt);
  const parts = [refund.line_items, refund.shipping_lines, refund.fee_lines];
  const tax = sum(...parts.map((part) => totals(part, 'total_tax')));
  const shipping = totals(refund.shipping_lines, 'total');
  const itemised = sum(...parts.map((part) => totals(part, 'total')), tax);
  const loose = sum(minus(decimalOf(refund.amount)), minus(itemised));
  const [total, orderTax] = [decimalOf(order.total), decimalOf(order.total_tax)];
  const looseNet = loose.units === 0n ? loose : divide(multiply(loose, sum(total, minus(orderTax))), total);
  const places = placesOf(order);
  const key = `refund-${refund.id}`;
  return [
    ...[...(refund.line_items ?? []), ...(refund.fee_lines ?? [])].map((line): StoreAmount => {
      return { key, kind: 'refund', amount: decimalOf(line.total), at, line: places.get(refundedItem(line)) };
    }),
    { key, kind: 'refund', amount: looseNet, at },
    { key: `refund-shipping-${refund.id}`, kind: 'shipping_charged', amount: shipping, at },
  ];
}

/** The items that came back. WooCommerce does not keep whether they went on the shelf again. */
function returnsOf(order: WooOrder, refunds: readonly WooRefund[]): StoreReturn[] {
  const places = placesOf(order);
  return refunds.flatMap((refund) =>
    (refund.line_items ?? []).flatMap((line) => {
      const place = places.get(refundedItem(line));
      if (place === undefined || !line.quantity) return [];
      const at = millis(refund.date_created_gmt);
      return [{ key: String(refund.id), line: place, units: decimalOf(Math.abs(line.quantity)), restocked: null, at }];
    }),
  );
}

function valueOf(meta: z.infer<typeof Meta>, keys: readonly string[]): string | null {
  const value = meta?.find(({ key }) => keys.includes(key))?.value;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
const metaOf = ({ meta_data: meta }: WooOrder, keys: readonly string[]) => valueOf(meta, keys);
/** What a plugin notes that is no number counts for nothing. */
function feeOf(order: WooOrder): string | null {
  const fee = metaOf(order, FEES);
  return fee !== null && /^-?\d+(?:\.\d+)?$/.test(fee.trim()) ? fee : null;
}

const linesOf = (order: WooOrder): StoreLine[] => {
  const items = order.line_items.map((item) => {
    const { sku, name, quantity, subtotal, total, product_id: product, variation_id: variation } = item;
    const [count, amount] = [decimalOf(quantity), decimalOf(subtotal)];
    const discount = (total ?? null) === null ? null : sum(amount, minus(decimalOf(total)));
    return {
      sku: sku || null,
      name: name || null,
      quantity: count,
      unitPrice: divide(amount, count),
      amount,
      discount,
      variantOf: product && variation ? { id: product, name: item.parent_name || null } : undefined,
    };
  });
  const fees = (order.fee_lines ?? []).map(({ name, total }) => {
    const amount = decimalOf(total);
    return { sku: null, name: name || 'Fee', quantity: decimalOf(1), unitPrice: amount, amount, discount: null };
  });
  return [...items, ...fees];
};

/** One that was refunded whole keeps nothing, whatever its refunds are for. Of one that gift cards paid in part the total says too little. */
function amountsOf(order: WooOrder, lines: readonly StoreLine[], refunds: readonly WooRefund[]): StoreAmount[] {
  const amounts: StoreAmount[] = [
    { key: 'discount', kind: 'discount', amount: minus(decimalOf(order.discount_total)), at: null },
    { key: 'shipping', kind: 'shipping_charged', amount: decimalOf(order.shipping_total), at: null },
    { key: 'fee', kind: 'payment_fee', amount: minus(decimalOf(feeOf(order))), at: null },
    ...refunds.flatMap((refund) => refundAmounts(order, refund)),
  ];
  const last = refunds.toSorted((a, b) => millis(a.date_created_gmt) - millis(b.date_created_gmt)).at(-1);
  const left = sum(decimalOf(order.total), ...refunds.map(({ amount }) => minus(decimalOf(amount))));
  if (!last || left.units > 0n || giftCardsOf(order).length > 0) return amounts;
  return [...amounts, ...wholeRefund(lines, amounts, { id: last.id, at: millis(last.date_created_gmt) })];
}

const giftCardsOf = ({ gift_cards: cards }: WooOrder): readonly unknown[] => (Array.isArray(cards) ? cards : []);

/** Gift cards are taken off the total; an edit of an order changes its lines and its total alike. */
function statedTotals(order: WooOrder): StatedTotals {
  const cards = giftCardsOf(order);
  return {
    total: statedOf(order.total),
    tax: statedOf(order.total_tax),
    shipping: statedOf(order.shipping_total),
    discount: statedOf(order.discount_total),
    tip: null,
    giftCard: cards.length > 0 ? sum(...cards.map((card) => statedOf(fieldOf(card, 'amount')) ?? NOTHING)) : null,
    duties: null,
    giftCardsSold: null,
    edited: false,
    test: false,
  };
}

/** Lines and amounts of WooCommerce are without tax, whatever the shop shows its visitors. @throws OrderUnreadable */
export function fromWooCommerce(order: WooOrder, refunds: readonly WooRefund[]): StoreOrder {
  const isSale = !isNoSale(order.status, 'woocommerce', false);
  const lines = isSale ? linesOf(order) : [];
  return {
    id: String(order.id),
    ref: order.number,
    placedAt: millis(order.date_created_gmt),
    currency: order.currency,
    customer: order.billing?.email || null,
    billingCountry: order.billing?.country || null,
    shippingCountry: order.shipping?.country || null,
    paymentMethod: order.payment_method_title || order.payment_method || null,
    carrier: order.shipping_lines?.[0]?.method_title || null,
    discountCode: codesOf(order.coupon_lines),
    grams: null,
    status: order.status,
    isSale,
    lines,
    amounts: isSale ? amountsOf(order, lines, refunds) : [],
    returns: isSale ? returnsOf(order, refunds) : [],
    returnReason: refunds.find(({ reason }) => reason)?.reason ?? null,
    touch: touchOfMeta(order),
    stated: statedTotals(order),
  };
}

function parse<T extends z.ZodMiniType>(schema: T, json: unknown): z.infer<T> {
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw new OutboundError('WooCommerce’s answer is of another shape.', { cause: parsed.error });
  return parsed.data;
}

/** What the platform answers to an order alone does not end the reading of the others. */
function refundsRefused(error: unknown): never {
  throw error instanceof PlatformRefused ? new OrderUnreadable('order_unreadable') : error;
}

/** @param store the shop's address, as it was connected. */
export function wooCommerceOrders(
  store: string,
  { key, secret }: { key: string; secret: string },
  call: Omit<PatientCall, 'headers'>,
): OrderSource {
  const authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;
  const patient: PatientCall = { ...call, headers: { authorization } };
  const ask = (path: string, query: Record<string, string> = {}) =>
    callPatiently(`${store}/wp-json${path}?${new URLSearchParams(query).toString()}`, patient);

  const withRefunds = async (order: WooOrder) => {
    if (!order.refunds?.length || isNoSale(order.status, 'woocommerce', false)) return fromWooCommerce(order, []);
    const { json } = await ask(`/wc/v3/orders/${order.id}/refunds`, { per_page: String(PAGE) }).catch(refundsRefused);
    return fromWooCommerce(order, parseOrder(z.array(Refund), json));
  };

  return {
    async facts() {
      const [currency, index] = [await ask('/wc/v3/settings/general/woocommerce_currency'), await ask('/')];
      const { timezone_string: timezone } = parse(Index, index.json);
      return { currency: parse(Setting, currency.json).value, timezone: timezone || null };
    },
    /** Those in the trash are listed no more. */
    async isGone(id) {
      try {
        const { json } = await ask(`/wc/v3/orders/${id}`, { _fields: 'id,status' });
        return fieldOf(json, 'status') === 'trash';
      } catch (error) {
        if (error instanceof PlatformRefused && error.status === 404) return true;
        throw error;
      }
    },
    /**
     * By the moment of the last change, and not by the page's number: an order that changes meanwhile moves to the end, and those
     * after it to the page before. Only where a whole page changed within one second its number counts.
     */
    async *pages(since): AsyncGenerator<StorePage> {
      let after = since;
      for (let page = 1; ;) {
        const { json, headers } = await ask('/wc/v3/orders', {
          orderby: 'modified',
          order: 'asc',
          per_page: String(PAGE),
          page: String(page),
          dates_are_gmt: 'true',
          ...(after === null ? {} : { modified_after: new Date(after - 1000).toISOString().slice(0, 19) }),
        });
        const found = parse(z.array(z.unknown()), json);
        const orders = await readEach(found, 'number', (order) => withRefunds(parseOrder(Order, order)));
        const through = lastChange(found.map((order) => millis(String(fieldOf(order, 'date_modified_gmt')))));
        yield { orders, through };
        if (found.length === 0 || Number(headers['x-wp-totalpages'] ?? '1') <= page) return;
        const moved = through !== null && through !== after;
        page = moved ? 1 : page + 1;
        if (moved) after = through;
      }
    },
  };
}
