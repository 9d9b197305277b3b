import type {
  PurchaseOrder,
  PurchaseOrderInput,
  PurchaseOrders,
  PurchaseOrderSummary,
  StockProposal,
} from '../contract/purchase-orders.ts';
import { PRODUCTS, sampleId, sampleRead, sum } from './shop.ts';

const RUGS = { id: sampleId(301), name: 'Covoare Maramureș SRL' };
const LINEN = { id: sampleId(302), name: 'Inul Bucovinei' };
const CERAMICS = { id: sampleId(303), name: 'Ceramica Horezu' };

/** What to order on the last day of 2025. */
export const sampleProposal: StockProposal = {
  ...sampleRead,
  today: '2025-12-31',
  lines: [
    {
      sku: 'COV-MARA',
      product: PRODUCTS.rug,
      supplier: RUGS,
      stock: 21,
      onOrder: 0,
      reorderPoint: 35,
      coverDays: 10.5,
      orderBy: '2025-12-31',
      units: 74,
      wanted: 74,
      unitCost: 87,
      cost: 6438,
      atRisk: 5610,
      missing: [],
    },
    {
      sku: 'LENJ-IN',
      product: PRODUCTS.linen,
      supplier: LINEN,
      stock: 58,
      onOrder: 0,
      reorderPoint: 70,
      coverDays: 9.7,
      orderBy: '2025-12-31',
      units: 192,
      wanted: 192,
      unitCost: 57,
      cost: 10_944,
      atRisk: 8420,
      missing: [],
    },
    {
      sku: 'CANI-HOREZU',
      product: PRODUCTS.mugs,
      supplier: CERAMICS,
      stock: 126,
      onOrder: 0,
      reorderPoint: 120,
      coverDays: 12.6,
      orderBy: '2026-01-02',
      units: 294,
      wanted: 294,
      unitCost: null,
      cost: null,
      atRisk: null,
      missing: ['unit_cost', 'contribution'],
    },
  ],
  cost: 17_382,
  uncosted: 1,
  left: 0,
};

/** A purchase order that was received in part. */
export const samplePurchaseOrder: PurchaseOrder = {
  id: sampleId(310),
  number: 12,
  currency: 'EUR',
  supplier: CERAMICS,
  state: 'partly_received',
  orderedOn: '2025-12-12',
  dueOn: '2025-12-21',
  createdAt: '2025-12-11T09:20:00Z',
  createdBy: 'Ana Ionescu',
  products: 2,
  units: 180,
  received: 100,
  cost: 2478,
  uncosted: 0,
  note: 'Ambalaj individual, vă rugăm.',
  lines: [
    { sku: 'CANI-HOREZU', product: PRODUCTS.mugs, units: 150, unitCost: 12.4, received: 100 },
    { sku: 'VAZA-HOREZU', product: 'Vază de Horezu', units: 30, unitCost: 20.6, received: 0 },
  ],
  receipts: [
    {
      id: sampleId(321),
      receivedOn: '2025-12-22',
      createdAt: '2025-12-22T10:05:00Z',
      createdBy: 'Ana Ionescu',
      lines: [{ sku: 'CANI-HOREZU', product: PRODUCTS.mugs, units: 100 }],
      undoneAt: null,
    },
    {
      id: sampleId(320),
      receivedOn: '2025-12-20',
      createdAt: '2025-12-20T15:40:00Z',
      createdBy: 'Ana Ionescu',
      lines: [{ sku: 'VAZA-HOREZU', product: 'Vază de Horezu', units: 30 }],
      undoneAt: '2025-12-20T15:44:00Z',
    },
  ],
};

const summaryOf = ({
  currency: _currency,
  note: _note,
  lines: _lines,
  receipts: _receipts,
  ...summary
}: PurchaseOrder): PurchaseOrderSummary => summary;

/** The same with nothing received: a draft, as it is saved. */
export const sampleDraft: PurchaseOrder = {
  ...samplePurchaseOrder,
  id: sampleId(311),
  number: 13,
  supplier: LINEN,
  state: 'draft',
  orderedOn: null,
  dueOn: null,
  createdAt: '2025-12-30T16:00:00Z',
  products: 1,
  units: 192,
  received: 0,
  cost: 10_944,
  note: '',
  lines: [{ sku: 'LENJ-IN', product: PRODUCTS.linen, units: 192, unitCost: 57, received: 0 }],
  receipts: [],
};

const sampleReceived: PurchaseOrderSummary = {
  ...summaryOf(samplePurchaseOrder),
  id: sampleId(312),
  number: 11,
  supplier: RUGS,
  state: 'received',
  orderedOn: '2025-11-14',
  dueOn: '2025-11-28',
  createdAt: '2025-11-14T08:00:00Z',
  products: 1,
  units: 60,
  received: 60,
  cost: 5220,
};

export const samplePurchaseOrders: PurchaseOrders = {
  ...sampleRead,
  orders: [summaryOf(sampleDraft), summaryOf(samplePurchaseOrder), sampleReceived],
  open: { orders: 1, cost: samplePurchaseOrder.cost, uncosted: 0 },
};

/** What is saved of a draft. */
export function newSampleOrder(input: PurchaseOrderInput): PurchaseOrder {
  const lines = input.lines.map((line) => ({ ...line, product: line.sku, received: 0 }));
  return {
    ...sampleDraft,
    note: input.note,
    lines,
    products: lines.length,
    units: sum(lines.map(({ units }) => units)),
    cost: sum(lines.map(({ units, unitCost }) => units * (unitCost ?? 0))),
    uncosted: lines.filter(({ unitCost }) => unitCost === null).length,
  };
}

export const samplePurchaseOrderFile =
  '\u{feff}Order,Supplier,Ordered on,Expected on,Code,Product,Units,Unit cost,Amount,Currency\r\n' +
  '12,Ceramica Horezu,2025-12-12,2025-12-21,VAZA-HOREZU,Vază de Horezu,30,20.6,618.00,EUR\r\n';
