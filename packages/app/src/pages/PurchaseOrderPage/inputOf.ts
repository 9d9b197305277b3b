import type { PurchaseOrder, PurchaseOrderInput } from '@adaos/api';

/** A draft as it is saved. */
export function inputOf({ supplier, note, lines }: PurchaseOrder): PurchaseOrderInput {
  return { supplierId: supplier.id, note, lines: lines.map(({ sku, units, unitCost }) => ({ sku, units, unitCost })) };
}
