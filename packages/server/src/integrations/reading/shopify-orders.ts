import * as z from 'zod/mini';
import { isNoSale } from '../../orders/order-status.ts';
import { parseOrder } from './read-each.ts';
import { orderOfNode } from './shopify-node.ts';
import { amountsOf, giftCardsSold, goodsOf, linesOf, MoneySet, returnsOf, ShopifyAmounts } from './shopify-amounts.ts';
import {
  codesOf,
  decimalOf,
  minus,
  NOTHING,
  statedOf,
  type StatedTotals,
  type StoreAmount,
  type StoreOrder,
  sum,
  touchIn,
} from './store-order.ts';

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
  transactions: z.nullish(
    z.array(z.object({ status: text, fees: z.nullish(z.array(z.object({ amount: Money, currency: text }))) })),
  ),
  fulfillments: z.nullish(z.array(z.object({ tracking_company: text }))),
  ...ShopifyAmounts,
});
type ShopifyOrder = z.infer<typeof Order>;

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

/**
 * What Shopify Payments has kept of the order's payments, by its transactions. Where a fee is in another currency than the order, what the
 * payments cost is not known.
 */
function feesOf({ transactions, currency }: ShopifyOrder): StoreAmount[] {
  const done = (transactions ?? []).filter(({ status }) => (status ?? 'success') === 'success');
  const fees = done.flatMap(({ fees: all }) => all ?? []);
  if (fees.length === 0 || fees.some((fee) => fee.currency !== currency)) return [];
  return [
    { key: 'fee', kind: 'payment_fee', amount: minus(sum(...fees.map(({ amount }) => decimalOf(amount)))), at: null },
  ];
}

const firstCarrier = ({ shipping_lines: lines, fulfillments }: ShopifyOrder) =>
  lines?.[0]?.title || fulfillments?.find(({ tracking_company: company }) => company)?.tracking_company || null;

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
    carrier: firstCarrier(order),
    discountCode: codesOf(order.discount_codes),
    // An order without a weight says 0.
    grams: order.total_weight || null,
    status: fraud ? 'cancelled: fraud' : (order.financial_status ?? null),
    isSale,
    lines,
    amounts: isSale ? [...amountsOf(order, lines), ...feesOf(order)] : [],
    returns: isSale ? returnsOf(order) : [],
    returnReason: order.refunds?.find(({ note }) => note)?.note ?? null,
    touch: touchIn(order.landing_site),
    stated: statedTotals(order),
  };
}

/** @param node see `orderOfNode`. @throws OrderUnreadable */
export const fromShopifyNode = (node: unknown, tips: ReadonlySet<unknown>): StoreOrder =>
  fromShopify(parseOrder(Order, orderOfNode(node, tips)));
