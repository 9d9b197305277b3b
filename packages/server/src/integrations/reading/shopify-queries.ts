// The queries of Shopify's GraphQL Admin API (shopify.dev, docs/api/admin-graphql). Amounts are in the shop's currency.

const MONEY = '{ shopMoney { amount } }';
const PAGE_INFO = 'pageInfo { hasNextPage endCursor }';
const TAX_LINES = `taxLines { priceSet ${MONEY} }`;

const ORDER = `id name createdAt updatedAt cancelledAt cancelReason test currencyCode email displayFinancialStatus taxesIncluded
    paymentGatewayNames discountCodes totalWeight subtotalPriceSet ${MONEY} totalTaxSet ${MONEY} totalPriceSet ${MONEY}
    totalDiscountsSet ${MONEY} totalTipReceivedSet ${MONEY} originalTotalDutiesSet ${MONEY}
    billingAddress { countryCodeV2 } shippingAddress { countryCodeV2 } customerJourneySummary { lastVisit { landingPage } }
    transactions { status fees { amount { amount currencyCode } } } fulfillments { trackingInfo { company } } refunds { id }`;
const LINE = `id sku title name variantTitle quantity currentQuantity isGiftCard product { id } originalUnitPriceSet ${MONEY} ${TAX_LINES}
      discountAllocations { allocatedAmountSet ${MONEY} } duties { ${TAX_LINES} }`;
const SHIPPING_LINE = `id title originalPriceSet ${MONEY} discountedPriceSet ${MONEY} ${TAX_LINES}`;
const REFUND_LINE = `quantity restockType subtotalSet ${MONEY} totalTaxSet ${MONEY} lineItem { id isGiftCard }`;

export const FACTS = `query facts { shop { currencyCode ianaTimezone } ordersCount(limit: 10000) { count } }`;

export const EXISTS = `query exists($id: ID!) { node(id: $id) { id } }`;

/** Orders that changed first come first. */
export const ORDERS = `query orders($size: Int!, $after: String, $filter: String) {
  orders(first: $size, after: $after, sortKey: UPDATED_AT, query: $filter) {
    nodes {
    ${ORDER}
    lineItems(first: 50) { nodes { ${LINE} } ${PAGE_INFO} }
    shippingLines(first: 10) { nodes { ${SHIPPING_LINE} } ${PAGE_INFO} }
    }
    ${PAGE_INFO}
  }
}`;

/** What follows in a connection of an order or a refund whose first page did not have all of it. */
export const REST = {
  lineItems: `query rest($id: ID!, $after: String) {
  node(id: $id) { ... on Order { lineItems(first: 250, after: $after) { nodes { ${LINE} } ${PAGE_INFO} } } }
}`,
  shippingLines: `query rest($id: ID!, $after: String) {
  node(id: $id) { ... on Order { shippingLines(first: 250, after: $after) { nodes { ${SHIPPING_LINE} } ${PAGE_INFO} } } }
}`,
  refundLineItems: `query rest($id: ID!, $after: String) {
  node(id: $id) { ... on Refund { refundLineItems(first: 250, after: $after) { nodes { ${REFUND_LINE} } ${PAGE_INFO} } } }
}`,
} as const;

/** Refunds are a list, and the queries of bulk operations may have no connection inside of one: they are read by their orders. */
export const REFUNDS = `query refunds($ids: [ID!]!) {
  nodes(ids: $ids) {
    ... on Order {
      id
      refunds {
        id createdAt processedAt note
        refundLineItems(first: 50) { nodes { ${REFUND_LINE} } ${PAGE_INFO} }
        refundShippingLines(first: 10) { nodes { subtotalAmountSet ${MONEY} taxAmountSet ${MONEY} } }
        orderAdjustments(first: 10) { nodes { amountSet ${MONEY} taxAmountSet ${MONEY} } }
      }
    }
  }
}`;

/** Which of an order's lines are tips. */
export const TIPS = `query tips($ids: [ID!]!) {
  nodes(ids: $ids) {
    ... on Order { id agreements(first: 10) { nodes { sales(first: 50) { nodes { lineType ... on TipSale { lineItem { id } } } } } } }
  }
}`;

/** All orders, with what may be in a bulk operation; of connections it has every object, whatever is asked for. */
export const bulkOrders = (filter: string | null) => `{
  orders${filter === null ? '' : `(query: ${JSON.stringify(filter)})`} {
    edges { node {
    ${ORDER}
    lineItems { edges { node { ${LINE} } } }
    shippingLines { edges { node { ${SHIPPING_LINE} } } }
    } }
  }
}`;

export const RUN_BULK = `mutation runBulk($query: String!) {
  bulkOperationRunQuery(query: $query, groupObjects: true) {
    bulkOperation { id createdAt }
    userErrors { message }
  }
}`;

export const BULK_STATE = `query bulkState($id: ID!) {
  node(id: $id) { ... on BulkOperation { status url objectCount } }
}`;

/** Variants with their stock at all locations, and what a unit of them costs the shop. */
export const VARIANTS = `query variants($size: Int!, $after: String) {
  productVariants(first: $size, after: $after, sortKey: ID) {
    nodes {
      title sku inventoryQuantity product { title }
      inventoryItem { tracked unitCost { amount currencyCode } }
    }
    ${PAGE_INFO}
  }
}`;
