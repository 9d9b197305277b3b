import { LANGUAGES, PURCHASE_ORDER_STATES, STOCK_GAPS } from '@adaos/domain';
import * as z from 'zod/mini';
import { IsoDay, Money, readShape, Timestamp, Uuid } from './common.ts';
import { madeOnceShape } from './recomputation.ts';
import { route } from './route.ts';
import { exactText, text } from './text.ts';

const MOST_UNITS = 1_000_000_000;
const MOST_LINES = 500;

/** The product's code in the orders of customers. */
const Sku = exactText({ least: 1, most: 255 });
const Units = z.number().check(z.positive(), z.maximum(MOST_UNITS));
const once = (lines: readonly { sku: string }[]) => new Set(lines.map(({ sku }) => sku)).size === lines.length;

export const PurchaseOrderInput = z.object({
  ...madeOnceShape,
  supplierId: Uuid,
  /** For the supplier; printed on the order. */
  note: text({ most: 1000 }),
  lines: z
    .array(
      z.object({
        sku: Sku,
        units: Units,
        /** Of one unit, in the shop's currency; null where it is not known. */
        unitCost: z.nullable(z.number().check(z.minimum(0), z.maximum(MOST_UNITS))),
      }),
    )
    .check(z.minLength(1), z.maxLength(MOST_LINES), z.refine(once, { error: 'A product is in it twice' })),
});
export type PurchaseOrderInput = z.infer<typeof PurchaseOrderInput>;

export const PurchaseOrderLine = z.object({
  sku: z.string(),
  product: z.string(),
  units: z.number(),
  unitCost: z.nullable(z.number()),
  /** Units that have come. */
  received: z.number(),
});
export type PurchaseOrderLine = z.infer<typeof PurchaseOrderLine>;

/** Goods that came in. It never changes: one that was entered by mistake is undone by an opposite one. */
export const GoodsReceipt = z.object({
  id: Uuid,
  receivedOn: IsoDay,
  createdAt: Timestamp,
  createdBy: z.nullable(z.string()),
  lines: z.array(z.object({ sku: z.string(), product: z.string(), units: z.number() })),
  /** When it was undone; null while it counts. */
  undoneAt: z.nullable(Timestamp),
});
export type GoodsReceipt = z.infer<typeof GoodsReceipt>;

const summaryShape = {
  id: Uuid,
  /** Counted from 1 in each shop. */
  number: z.int(),
  supplier: z.object({ id: Uuid, name: z.string() }),
  state: z.enum(PURCHASE_ORDER_STATES),
  orderedOn: z.nullable(IsoDay),
  /** When it is to come; null where nobody has said. */
  dueOn: z.nullable(IsoDay),
  createdAt: Timestamp,
  createdBy: z.nullable(z.string()),
  products: z.int(),
  units: z.number(),
  received: z.number(),
  /** What the products with a known cost come to. */
  cost: Money,
  /** Products without one. */
  uncosted: z.int(),
};

export const PurchaseOrderSummary = z.object(summaryShape);
export type PurchaseOrderSummary = z.infer<typeof PurchaseOrderSummary>;

export const PurchaseOrder = z.object({
  ...summaryShape,
  currency: z.nullable(z.string()),
  note: z.string(),
  lines: z.array(PurchaseOrderLine),
  /** Newest first, with those that were undone. */
  receipts: z.array(GoodsReceipt),
});
export type PurchaseOrder = z.infer<typeof PurchaseOrder>;

export const PurchaseOrders = z.object({
  ...readShape,
  /** The latest 500: first what is open, then by number, newest first. */
  orders: z.array(PurchaseOrderSummary),
  /** Of all orders that are on their way. */
  open: z.object({ orders: z.int(), cost: Money, uncosted: z.int() }),
});
export type PurchaseOrders = z.infer<typeof PurchaseOrders>;

/** A product that should be ordered, as far as it is known. */
export const ProposedLine = z.object({
  sku: z.string(),
  product: z.string(),
  supplier: z.object({ id: Uuid, name: z.string() }),
  /** On hand at all suppliers, and on its way. */
  stock: z.number(),
  onOrder: z.number(),
  reorderPoint: z.nullable(z.number()),
  /** Days that stock and what is on its way last. */
  coverDays: z.nullable(z.number()),
  /** At the latest. */
  orderBy: z.nullable(IsoDay),
  /** In drafts of orders, which are taken off what is to be ordered. */
  drafted: z.optional(z.number()),
  /** Units to order; 0 where there is enough, or the money does not reach. */
  units: z.number(),
  /** Without a limit of money. */
  wanted: z.number(),
  unitCost: z.nullable(z.number()),
  /** Of the units to order. */
  cost: z.nullable(Money),
  /** Contribution of 30 days that is at risk if nothing is ordered now. */
  atRisk: z.nullable(Money),
  missing: z.array(z.enum(STOCK_GAPS)),
});
export type ProposedLine = z.infer<typeof ProposedLine>;

export const StockProposal = z.object({
  ...readShape,
  /** Today in the shop's calendar. */
  today: IsoDay,
  /** What is to be ordered within a week, the most urgent first. */
  lines: z.array(ProposedLine),
  cost: Money,
  /** Products without a unit cost: they are not in `cost`, and in no proposal with a limit. */
  uncosted: z.int(),
  /** Products that are wanted and for which the money does not reach, or not in full. */
  left: z.int(),
});
export type StockProposal = z.infer<typeof StockProposal>;

/** What a supplier delivers; the first 2,000 by name. */
export const SupplierProducts = z.object({
  products: z.array(
    z.object({
      sku: z.string(),
      product: z.string(),
      /** Major units; null where it is not known. */
      unitCost: z.nullable(z.number()),
      /** How it can be ordered; null is not set. */
      leastUnits: z.nullable(z.number()),
      packUnits: z.nullable(z.number()),
    }),
  ),
});
export type SupplierProducts = z.infer<typeof SupplierProducts>;

const OrderParams = z.object({ id: Uuid });
const one = { access: 'manager', status: 200, answer: PurchaseOrder } as const;

export const purchaseOrderRoutes = {
  getStockProposal: route({
    method: 'GET',
    path: '/api/stock/proposal',
    access: 'manager',
    summary:
      'What to order now, of one supplier or of all, within a limit of money: the most contribution at risk per amount first.',
    query: z.object({
      supplier: z.optional(Uuid),
      /** One product, by its row of the stock, whatever is left of it. */
      item: z.optional(Uuid),
      /** Major units of the shop's currency. */
      cash: z.optional(z.coerce.number().check(z.minimum(0), z.maximum(1_000_000_000_000))),
    }),
    status: 200,
    answer: StockProposal,
  }),
  listSupplierProducts: route({
    method: 'GET',
    path: '/api/stock/suppliers/:id/products',
    access: 'manager',
    summary: 'The products that a supplier delivers, by name: what can be added to an order.',
    params: OrderParams,
    status: 200,
    answer: SupplierProducts,
  }),
  listPurchaseOrders: route({
    method: 'GET',
    path: '/api/stock/orders',
    access: 'manager',
    summary: 'The purchase orders of the shop, what is open first.',
    status: 200,
    answer: PurchaseOrders,
  }),
  addPurchaseOrder: route({
    method: 'POST',
    path: '/api/stock/orders',
    access: 'manager',
    summary: 'Save a purchase order as a draft.',
    body: PurchaseOrderInput,
    status: 201,
    answer: PurchaseOrder,
  }),
  getPurchaseOrder: route({
    ...one,
    method: 'GET',
    path: '/api/stock/orders/:id',
    summary: 'A purchase order with its receipts.',
    params: OrderParams,
  }),
  changePurchaseOrder: route({
    ...one,
    method: 'PUT',
    path: '/api/stock/orders/:id',
    summary: 'Change a draft: its lines and its note are replaced.',
    params: OrderParams,
    body: PurchaseOrderInput,
  }),
  placePurchaseOrder: route({
    ...one,
    method: 'POST',
    path: '/api/stock/orders/:id/place',
    summary: 'Mark a draft as ordered. It is on its way from then on.',
    params: OrderParams,
    body: z.object({
      /** At most today in the shop's calendar. */
      orderedOn: IsoDay,
      /** Left out: by the supplier's usual time, where that is known. */
      dueOn: z.optional(IsoDay),
    }),
  }),
  cancelPurchaseOrder: route({
    ...one,
    method: 'POST',
    path: '/api/stock/orders/:id/cancel',
    summary: 'Cancel an order, or what of it has not come. What was received stays.',
    params: OrderParams,
  }),
  receiveGoods: route({
    method: 'POST',
    path: '/api/stock/orders/:id/receipts',
    access: 'manager',
    summary: 'Enter goods that came in, all or a part: they are on hand from then on.',
    params: OrderParams,
    body: z.object({
      ...madeOnceShape,
      /** From the day of the order to today. */
      receivedOn: IsoDay,
      lines: z
        .array(z.object({ sku: Sku, units: Units }))
        .check(z.minLength(1), z.maxLength(MOST_LINES), z.refine(once, { error: 'A product is in it twice' })),
    }),
    status: 201,
    answer: PurchaseOrder,
  }),
  undoReceipt: route({
    ...one,
    method: 'POST',
    path: '/api/stock/orders/:id/receipts/:receipt/undo',
    summary: 'Undo a receipt by an opposite one: its goods are not on hand any more, and still on their way.',
    params: z.object({ id: Uuid, receipt: Uuid }),
  }),
  downloadPurchaseOrder: route({
    method: 'GET',
    path: '/api/stock/orders/:id/order.csv',
    access: 'manager',
    summary: 'A purchase order as a file for the supplier; formulas are neutralised.',
    params: OrderParams,
    status: 200,
    answer: 'text/csv',
  }),
  printPurchaseOrder: route({
    method: 'GET',
    path: '/api/stock/orders/:id/order.pdf',
    access: 'manager',
    summary: 'A purchase order as a PDF for the supplier.',
    params: OrderParams,
    query: z.object({ language: z.optional(z.enum(LANGUAGES)) }),
    status: 200,
    answer: 'application/pdf',
  }),
} as const;
