import { legacyId } from './shopify-client.ts';
import { fieldOf } from './read-each.ts';

/** In the place of what is of another shape than Shopify's schema has it: no check of an order lets it pass. */
const ODD = {};

const isNone = (value: unknown) => value === null || value === undefined;

/** The amount of a `MoneyBag` in the shop's currency. */
function amountOf(bag: unknown): unknown {
  if (isNone(bag)) return null;
  const money = fieldOf(bag, 'shopMoney');
  const amount = fieldOf(money, 'amount');
  return amount === undefined && money !== null ? ODD : amount;
}

const setOf = (bag: unknown) => (isNone(bag) ? null : { shop_money: { amount: amountOf(bag) } });

const each = (list: unknown, translate: (value: unknown) => unknown): unknown =>
  Array.isArray(list) ? list.map(translate) : list;

const nodesOf = (connection: unknown, translate: (value: unknown) => unknown): unknown =>
  each(fieldOf(connection, 'nodes'), translate);

const lower = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value);

/** A field of what may be null, but not of another shape. */
const inside = (value: unknown, field: string): unknown =>
  isNone(value) ? null : typeof value === 'object' ? fieldOf(value, field) : ODD;

/** The number of an object, where it has one. */
function numberOf(id: unknown): unknown {
  const text = legacyId(id);
  return typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : text;
}

const country = (address: unknown) => (isNone(address) ? null : { country_code: inside(address, 'countryCodeV2') });
const taxLine = (line: unknown) => ({ price: amountOf(fieldOf(line, 'priceSet')) });
const taxLines = (lines: unknown) => each(lines, taxLine);
const isObject = (value: unknown) => typeof value === 'object' && value !== null;

function lineItem(line: unknown, tips: ReadonlySet<unknown>): unknown {
  if (!isObject(line)) return line;
  const of = (name: string) => fieldOf(line, name);
  return {
    id: numberOf(of('id')),
    sku: of('sku'),
    title: of('title'),
    name: of('name'),
    variant_title: of('variantTitle'),
    product_id: numberOf(inside(of('product'), 'id')),
    quantity: of('quantity'),
    current_quantity: of('currentQuantity'),
    price: amountOf(of('originalUnitPriceSet')),
    gift_card: of('isGiftCard'),
    tip: tips.has(of('id')) ? true : null,
    tax_lines: taxLines(of('taxLines')),
    discount_allocations: each(of('discountAllocations'), (given) => ({
      amount: amountOf(fieldOf(given, 'allocatedAmountSet')),
    })),
    duties: each(of('duties'), (duty) => ({ tax_lines: taxLines(fieldOf(duty, 'taxLines')) })),
  };
}

const shippingLine = (line: unknown) =>
  isObject(line)
    ? {
        title: fieldOf(line, 'title'),
        price: amountOf(fieldOf(line, 'originalPriceSet')),
        discounted_price: amountOf(fieldOf(line, 'discountedPriceSet')),
        tax_lines: taxLines(fieldOf(line, 'taxLines')),
      }
    : line;

function refundLine(line: unknown, tips: ReadonlySet<unknown>): unknown {
  if (!isObject(line)) return line;
  const item = fieldOf(line, 'lineItem');
  const id = inside(item, 'id');
  return {
    quantity: fieldOf(line, 'quantity'),
    subtotal: amountOf(fieldOf(line, 'subtotalSet')),
    total_tax: amountOf(fieldOf(line, 'totalTaxSet')),
    line_item_id: numberOf(id),
    restock_type: lower(fieldOf(line, 'restockType')),
    line_item: isNone(item) ? null : { gift_card: inside(item, 'isGiftCard'), tip: tips.has(id) ? true : null },
  };
}

/** A refund; one of which its order has the id alone is of another shape. */
function refund(value: unknown, tips: ReadonlySet<unknown>): unknown {
  if (!isObject(value)) return value;
  const of = (name: string) => fieldOf(value, name);
  return {
    id: numberOf(of('id')),
    created_at: of('createdAt'),
    processed_at: of('processedAt'),
    note: of('note'),
    refund_line_items: nodesOf(of('refundLineItems'), (line) => refundLine(line, tips)),
    refund_shipping_lines: nodesOf(of('refundShippingLines'), (line) => ({
      subtotal_amount_set: setOf(fieldOf(line, 'subtotalAmountSet')),
      tax_amount_set: setOf(fieldOf(line, 'taxAmountSet')),
    })),
    order_adjustments: nodesOf(of('orderAdjustments'), (adjustment) => ({
      amount: amountOf(fieldOf(adjustment, 'amountSet')),
      tax_amount: amountOf(fieldOf(adjustment, 'taxAmountSet')),
    })),
  };
}

const transaction = (value: unknown) => ({
  status: lower(fieldOf(value, 'status')),
  fees: each(fieldOf(value, 'fees'), (fee) => ({
    amount: inside(fieldOf(fee, 'amount'), 'amount'),
    currency: inside(fieldOf(fee, 'amount'), 'currencyCode'),
  })),
});

function company(fulfillment: unknown): unknown {
  const tracked = fieldOf(fulfillment, 'trackingInfo');
  return { tracking_company: Array.isArray(tracked) ? inside(tracked[0], 'company') : null };
}

/**
 * An order of the GraphQL Admin API with the names that its order is mapped by, unchecked: what is not in it is not there, and what is of
 * another shape than Shopify's schema is so in the result.
 * @param node of the type `Order`, with its refunds whole.
 * @param tips the ids of those of its lines that are tips.
 */
export function orderOfNode(node: unknown, tips: ReadonlySet<unknown>): unknown {
  if (!isObject(node)) return node;
  const of = (name: string) => fieldOf(node, name);
  const visit = inside(of('customerJourneySummary'), 'lastVisit');
  return {
    id: numberOf(of('id')),
    name: of('name'),
    created_at: of('createdAt'),
    updated_at: of('updatedAt'),
    cancelled_at: of('cancelledAt'),
    cancel_reason: lower(of('cancelReason')),
    test: of('test'),
    currency: of('currencyCode'),
    email: of('email'),
    financial_status: lower(of('displayFinancialStatus')),
    taxes_included: of('taxesIncluded'),
    payment_gateway_names: of('paymentGatewayNames'),
    discount_codes: each(of('discountCodes'), (code) => ({ code })),
    landing_site: inside(visit, 'landingPage'),
    subtotal_price: amountOf(of('subtotalPriceSet')),
    total_tax: amountOf(of('totalTaxSet')),
    total_price: amountOf(of('totalPriceSet')),
    total_discounts: amountOf(of('totalDiscountsSet')),
    total_tip_received: amountOf(of('totalTipReceivedSet')),
    original_total_duties_set: setOf(of('originalTotalDutiesSet')),
    total_weight: numberOf(of('totalWeight')),
    billing_address: country(of('billingAddress')),
    shipping_address: country(of('shippingAddress')),
    line_items: nodesOf(of('lineItems'), (line) => lineItem(line, tips)),
    shipping_lines: nodesOf(of('shippingLines'), shippingLine),
    refunds: each(of('refunds'), (one) => refund(one, tips)),
    transactions: each(of('transactions'), transaction),
    fulfillments: each(of('fulfillments'), company),
  };
}
