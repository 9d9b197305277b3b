import * as z from 'zod/mini';
import { divide, multiply } from '../../orders/decimal.ts';
import {
  decimalOf,
  minus,
  NOTHING,
  statedOf,
  type StoreAmount,
  type StoreLine,
  type StoreReturn,
  sum,
  wholeRefund,
} from './store-order.ts';

const text = z.nullish(z.string());
const Money = z.nullish(z.union([z.string(), z.number()]));
export const MoneySet = z.nullish(z.object({ shop_money: z.nullish(z.object({ amount: Money })) }));
const TaxLines = z.nullish(z.array(z.object({ price: Money })));

export const ShopifyLine = z.object({
  id: z.nullish(z.number()),
  sku: text,
  title: text,
  name: text,
  /** Null of a product without variants. */
  variant_title: text,
  /** Null of a product that is no more, and of what was added to the order by hand. */
  product_id: z.nullish(z.number()),
  quantity: z.number(),
  current_quantity: z.nullish(z.number()),
  price: Money,
  gift_card: z.nullish(z.boolean()),
  /** Of a tip, which Shopify counts in `total_tip_received` as well. */
  tip: z.nullish(z.unknown()),
  tax_lines: TaxLines,
  /** What each discount of the order takes off of the line. */
  discount_allocations: z.nullish(z.array(z.object({ amount: Money }))),
  duties: z.nullish(z.array(z.object({ tax_lines: TaxLines }))),
});
const ShippingLine = z.object({ title: text, price: Money, discounted_price: Money, tax_lines: TaxLines });
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
        line_item_id: z.nullish(z.number()),
        restock_type: text,
        line_item: z.nullish(z.object({ gift_card: z.nullish(z.boolean()), tip: z.nullish(z.unknown()) })),
      }),
    ),
  ),
  refund_shipping_lines: z.nullish(z.array(z.object({ subtotal_amount_set: MoneySet, tax_amount_set: MoneySet }))),
  order_adjustments: z.nullish(z.array(z.object({ amount: Money, tax_amount: Money, kind: text }))),
});
type ShopifyRefund = z.infer<typeof Refund>;

/** What of an order has amounts. */
export const ShopifyAmounts = {
  financial_status: text,
  taxes_included: z.nullish(z.boolean()),
  subtotal_price: Money,
  total_tax: Money,
  total_tip_received: Money,
  line_items: z.array(ShopifyLine),
  shipping_lines: z.nullish(z.array(ShippingLine)),
  refunds: z.nullish(z.array(Refund)),
} as const;
const Amounts = z.object(ShopifyAmounts);
export type AmountsOfOrder = z.infer<typeof Amounts>;
type Item = z.infer<typeof ShopifyLine>;

const taxOf = (lines: z.infer<typeof TaxLines>) => sum(...(lines ?? []).map(({ price }) => decimalOf(price)));
const setOf = (set: z.infer<typeof MoneySet>) => decimalOf(set?.shop_money?.amount);

const isTip = ({ tip }: { readonly tip?: unknown }) => (tip ?? null) !== null;
/** A gift card that was sold is owed to its holder, so it is no sale; the order that it pays for is one. Tips are counted apart. */
const isGoods = (item: Item) => item.gift_card !== true && !isTip(item);
export const goodsOf = (order: AmountsOfOrder): Item[] => order.line_items.filter(isGoods);

/** The place of each of the order's lines by what its refunds call it. */
const placesOf = (order: AmountsOfOrder) =>
  new Map(goodsOf(order).flatMap(({ id }, place) => (id == null ? [] : [[id, place] as const])));

export const linesOf = (items: readonly Item[]): StoreLine[] =>
  items.map((item) => {
    const { sku, name, title, quantity, price, discount_allocations: discounts } = item;
    const [count, unitPrice] = [decimalOf(quantity), decimalOf(price)];
    return {
      sku: sku || null,
      name: name || title || null,
      quantity: count,
      unitPrice,
      amount: multiply(count, unitPrice),
      discount: discounts ? sum(...discounts.map(({ amount }) => decimalOf(amount))) : null,
      variantOf: item.product_id && item.variant_title ? { id: item.product_id, name: title || null } : undefined,
    };
  });

/** What was charged for shipping, after its discounts, as its price is: with its VAT where prices include it. */
export const shippingOf = ({ shipping_lines: lines }: AmountsOfOrder) =>
  sum(...(lines ?? []).map(({ price, discounted_price: discounted }) => decimalOf(discounted ?? price)));

/**
 * The VAT that is inside the prices: of the shipping what its lines state, of the goods the rest of the order's, less that of duties,
 * which are no sales.
 */
function taxInside({
  taxes_included: inside,
  total_tax: total,
  shipping_lines: shipped,
  line_items: items,
}: AmountsOfOrder) {
  if (inside !== true) return { goods: NOTHING, shipping: NOTHING };
  const shipping = sum(...(shipped ?? []).map((line) => taxOf(line.tax_lines)));
  const duties = sum(...items.flatMap((item) => (item.duties ?? []).map((duty) => taxOf(duty.tax_lines))));
  return { goods: sum(decimalOf(total), minus(shipping), minus(duties)), shipping };
}

/** Gift cards that were sold: they are in Shopify's total, and no sale. */
export const giftCardsSold = ({ line_items: items }: AmountsOfOrder) =>
  sum(
    ...items
      .filter(({ gift_card: card }) => card === true)
      .map(({ quantity, price }) => multiply(decimalOf(quantity), statedOf(price) ?? NOTHING)),
  );

/** What was charged in addition to the lines. Shopify's subtotal is after the discounts on goods, and has gift cards in it. */
function chargedAmounts(order: AmountsOfOrder): StoreAmount[] {
  const priced = linesOf(order.line_items.filter((item) => !isTip(item)));
  const tax = taxInside(order);
  const discount = minus(sum(...priced.map(({ amount }) => amount), minus(decimalOf(order.subtotal_price))));
  return [
    { key: 'discount', kind: 'discount', amount: discount, at: null },
    { key: 'shipping', kind: 'shipping_charged', amount: sum(shippingOf(order), minus(tax.shipping)), at: null },
    { key: 'tax', kind: 'tax', amount: minus(tax.goods), at: null },
    { key: 'tip', kind: 'tip', amount: decimalOf(order.total_tip_received), at: null },
  ];
}

const momentOf = ({ processed_at: processed, created_at: created }: ShopifyRefund) => Date.parse(processed ?? created);

/**
 * What was refunded of the shipping, without its VAT: `refund_shipping_lines` have the price with the VAT that is inside it. Where they do
 * not state the VAT, it has the share that it has of what was charged. Adjustments, which versions before 2024-10 have in their place, are
 * without it.
 */
function shippingBack(
  order: AmountsOfOrder,
  { refund_shipping_lines: lines, order_adjustments: others }: ShopifyRefund,
) {
  if (lines && lines.length > 0) {
    const [charged, tax] = [shippingOf(order), taxInside(order).shipping];
    const back = sum(...lines.map((line) => setOf(line.subtotal_amount_set)));
    const stated = lines.flatMap(({ tax_amount_set: set }) => set ?? []);
    if (stated.length === lines.length) {
      return minus(order.taxes_included === true ? sum(back, ...stated.map((set) => minus(setOf(set)))) : back);
    }
    return minus(tax.units === 0n ? back : divide(multiply(back, sum(charged, minus(tax))), charged));
  }
  return sum(...(others ?? []).filter(({ kind }) => kind === 'shipping_refund').map(({ amount }) => decimalOf(amount)));
}

/** The refunds of an order, each on its day: its goods by line, without their VAT; what was given back beyond or below them; shipping; tips. */
function refundAmounts(order: AmountsOfOrder): StoreAmount[] {
  const places = placesOf(order);
  const inside = order.taxes_included === true;
  return (order.refunds ?? []).flatMap((refund) => {
    const at = momentOf(refund);
    const items = (refund.refund_line_items ?? [])
      .filter(({ line_item: line }) => line?.gift_card !== true)
      .map(({ subtotal, total_tax: tax, line_item_id: id, line_item: item }) => {
        const amount = sum(minus(decimalOf(subtotal)), inside ? decimalOf(tax) : NOTHING);
        const tip = item ? isTip(item) : order.line_items.some((line) => line.id === id && isTip(line));
        if (tip) return { key: `refund-tip-${refund.id}`, kind: 'tip' as const, amount, at };
        return { key: `refund-${refund.id}`, kind: 'refund' as const, amount, at, line: places.get(id ?? 0) };
      });
    const beyond = (refund.order_adjustments ?? [])
      .filter(({ kind }) => kind !== 'shipping_refund')
      .map(({ amount, tax_amount: tax }) => sum(decimalOf(amount), decimalOf(tax)));
    return [
      ...items,
      { key: `refund-${refund.id}`, kind: 'refund' as const, amount: sum(...beyond), at },
      {
        key: `refund-shipping-${refund.id}`,
        kind: 'shipping_charged' as const,
        amount: shippingBack(order, refund),
        at,
      },
    ];
  });
}

/** All amounts of an order beside its lines. One that was refunded whole keeps nothing, whatever its refunds are for. */
export function amountsOf(order: AmountsOfOrder, lines: readonly StoreLine[]): StoreAmount[] {
  const amounts = [...chargedAmounts(order), ...refundAmounts(order)];
  const last = (order.refunds ?? []).toSorted((a, b) => momentOf(a) - momentOf(b)).at(-1);
  if (order.financial_status !== 'refunded' || !last) return amounts;
  return [...amounts, ...wholeRefund(lines, amounts, { id: last.id, at: momentOf(last) })];
}

const RESTOCKED: Readonly<Record<string, boolean>> = {
  return: true,
  cancel: true,
  legacy_restock: true,
  no_restock: false,
};

/** The goods that came back, or were taken out of the order, with whether they can be sold again. */
export function returnsOf(order: AmountsOfOrder): StoreReturn[] {
  const places = placesOf(order);
  return (order.refunds ?? []).flatMap((refund) =>
    (refund.refund_line_items ?? []).flatMap(({ line_item_id: id, quantity, restock_type: type }) => {
      const line = places.get(id ?? 0);
      if (line === undefined || !quantity) return [];
      const restocked = RESTOCKED[type ?? ''] ?? null;
      return [{ key: String(refund.id), line, units: decimalOf(quantity), restocked, at: momentOf(refund) }];
    }),
  );
}
