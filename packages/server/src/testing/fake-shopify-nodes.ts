type Json = Record<string, unknown>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isName = (id: unknown): id is string | number => typeof id === 'string' || typeof id === 'number';

/** What Shopify's GraphQL Admin API knows something by that has this number; what is no number stays. */
export const gidOf = (type: string, id: unknown): unknown => (isName(id) ? `gid://shopify/${type}/${id}` : id);

/** Each object of a list; whatever else is in it, or in its place, stays. */
const each = (list: unknown, make: (value: Json) => unknown): unknown =>
  Array.isArray(list) ? list.map((value: unknown) => (isRecord(value) ? make(value) : value)) : list;

const bag = (amount: unknown): unknown => (amount === undefined || amount === null ? null : { shopMoney: { amount } });
const upper = (value: unknown) => (typeof value === 'string' ? value.toUpperCase() : value);

interface ConnectionArgs {
  readonly first?: number;
  readonly after?: string | null;
}
/** A connection that is read by pages; of what is no list there is one. */
export const connectionOf =
  (list: unknown, most = Number.POSITIVE_INFINITY) =>
  ({ first = most, after }: ConnectionArgs) => {
    const from = Number(after ?? '0');
    const end = from + Math.min(first, most);
    const hasNextPage = Array.isArray(list) && list.length > end;
    return {
      nodes: Array.isArray(list) ? list.slice(from, end) : list,
      pageInfo: { hasNextPage, endCursor: hasNextPage ? String(end) : null },
    };
  };

const taxLines = (lines: unknown) => each(lines, ({ price }) => ({ priceSet: bag(price) }));

const lineNode = (line: Json): Json => ({
  id: gidOf('LineItem', line['id']),
  sku: line['sku'],
  title: line['title'],
  name: line['name'],
  variantTitle: line['variant_title'],
  quantity: line['quantity'],
  currentQuantity: line['current_quantity'],
  isGiftCard: line['gift_card'] ?? false,
  product: isName(line['product_id']) ? { id: gidOf('Product', line['product_id']) } : (line['product_id'] ?? null),
  originalUnitPriceSet: bag(line['price']),
  taxLines: taxLines(line['tax_lines']),
  discountAllocations: each(line['discount_allocations'], ({ amount }) => ({ allocatedAmountSet: bag(amount) })),
  duties: each(line['duties'], (duty) => ({ taxLines: taxLines(duty['tax_lines']) })),
});

const shippingNode = (line: Json, index: unknown): Json => ({
  id: gidOf('ShippingLine', line['id'] ?? index),
  title: line['title'],
  originalPriceSet: bag(line['price']),
  discountedPriceSet: bag(line['discounted_price']),
  taxLines: taxLines(line['tax_lines']),
});

const shopAmount = (set: unknown): unknown => {
  const money = isRecord(set) ? set['shop_money'] : set;
  return isRecord(money) ? money['amount'] : money;
};

/** Since 2024-10 shipping that is given back has lines of its own, with its VAT in the price where prices include it. */
function shippingBack(order: Json, { amount, tax_amount: tax }: Json): Json {
  const inside = order['taxes_included'] === true ? Number(tax ?? 0) : 0;
  const price = -(Number(amount) + inside);
  const known = Number.isFinite(price);
  return {
    subtotalAmountSet: bag(known ? price.toFixed(2) : amount),
    taxAmountSet: bag(known ? (-Number(tax ?? 0)).toFixed(2) : tax),
  };
}

const isShipping = (adjustment: unknown) => isRecord(adjustment) && adjustment['kind'] === 'shipping_refund';

function refundNode(order: Json, refund: Json): Json {
  const adjustments = refund['order_adjustments'];
  const [shipping, others] = Array.isArray(adjustments)
    ? [adjustments.filter(isShipping), adjustments.filter((one) => !isShipping(one))]
    : [[], adjustments ?? []];
  const lines = refund['refund_shipping_lines'];
  return {
    __typename: 'Refund',
    id: gidOf('Refund', refund['id']),
    createdAt: refund['created_at'],
    processedAt: refund['processed_at'],
    note: refund['note'],
    refundLineItems: connectionOf(
      each(refund['refund_line_items'] ?? [], (line) => {
        const item = isRecord(line['line_item']) ? line['line_item'] : {};
        const id = line['line_item_id'] ?? item['id'];
        return {
          quantity: line['quantity'],
          restockType: upper(line['restock_type']),
          subtotalSet: bag(line['subtotal']),
          totalTaxSet: bag(line['total_tax']),
          lineItem: id === undefined ? null : { id: gidOf('LineItem', id), isGiftCard: item['gift_card'] ?? false },
        };
      }),
    ),
    refundShippingLines: connectionOf([
      ...shipping.map((one) => shippingBack(order, one as Json)),
      ...(Array.isArray(lines) ? lines : []).map((line: unknown) =>
        isRecord(line) ? { subtotalAmountSet: bag(shopAmount(line['subtotal_amount_set'])), taxAmountSet: null } : line,
      ),
    ]),
    orderAdjustments: connectionOf(
      each(others, (one) => ({ amountSet: bag(one['amount']), taxAmountSet: bag(one['tax_amount']) })),
    ),
  };
}

const address = (value: unknown) => (isRecord(value) ? { countryCodeV2: value['country_code'] } : value);

/** An order that has the properties of the Admin REST API as the GraphQL Admin API has it; what is odd in it stays odd. */
export function orderNode(order: Json): Json {
  const of = (name: string) => order[name];
  const items = of('line_items');
  const tips = (Array.isArray(items) ? items : []).filter((item) => isRecord(item) && (item['tip'] ?? null) !== null);
  return {
    __typename: 'Order',
    id: gidOf('Order', of('id')),
    name: of('name'),
    createdAt: of('created_at'),
    updatedAt: of('updated_at'),
    cancelledAt: of('cancelled_at'),
    cancelReason: upper(of('cancel_reason')),
    test: of('test'),
    currencyCode: of('currency'),
    email: of('email'),
    displayFinancialStatus: upper(of('financial_status')),
    taxesIncluded: of('taxes_included'),
    paymentGatewayNames: of('payment_gateway_names'),
    discountCodes: each(of('discount_codes'), ({ code }) => code),
    totalWeight: isName(of('total_weight')) ? String(of('total_weight')) : of('total_weight'),
    subtotalPriceSet: bag(of('subtotal_price')),
    totalTaxSet: bag(of('total_tax')),
    totalPriceSet: bag(of('total_price')),
    totalDiscountsSet: bag(of('total_discounts')),
    totalTipReceivedSet: bag(of('total_tip_received')),
    originalTotalDutiesSet: bag(shopAmount(of('original_total_duties_set'))),
    billingAddress: address(of('billing_address')),
    shippingAddress: address(of('shipping_address')),
    customerJourneySummary: { lastVisit: { landingPage: of('landing_site') } },
    transactions: of('transactions'),
    fulfillments: of('fulfillments'),
    lineItems: connectionOf(each(items, lineNode)),
    shippingLines: connectionOf(each(of('shipping_lines') ?? [], (line) => shippingNode(line, of('id')))),
    refunds: each(of('refunds'), (refund) => refundNode(order, refund)),
    agreements: connectionOf([
      {
        sales: connectionOf(
          tips.map((item: Json) => ({
            __typename: 'TipSale',
            lineType: 'TIP',
            lineItem: { id: gidOf('LineItem', item['id']) },
          })),
        ),
      },
    ]),
  };
}

/** The variants of products that have the properties of the Admin REST API, with `cost` as what a unit of one costs. */
export const variantNodes = (products: readonly Json[], currency: string): Json[] =>
  products
    .toSorted((a, b) => Number(a['id']) - Number(b['id']))
    .flatMap(({ title, variants }) =>
      (variants as Json[]).map((variant) => ({
        title: variant['title'],
        sku: variant['sku'],
        inventoryQuantity: variant['inventory_quantity'],
        product: { title },
        inventoryItem: {
          tracked: (variant['inventory_management'] ?? null) !== null,
          unitCost:
            variant['cost'] === undefined
              ? null
              : { amount: variant['cost'], currencyCode: variant['cost_currency'] ?? currency },
        },
      })),
    );
