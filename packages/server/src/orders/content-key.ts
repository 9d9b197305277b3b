import { hash } from 'node:crypto';
import type { OrderItem } from './order-line.ts';

/**
 * Digest of what distinguishes an item from the others of its order, wherever the order comes from: its number, else its name,
 * and its price. A UUID without dashes.
 * @param quantity given where a changed quantity is another item: in files with a line for each item. Exports of platforms show
 *   an order as it is now.
 */
export function contentKey(
  { sku, name, unitPrice }: Pick<OrderItem, 'sku' | 'name' | 'unitPrice'>,
  quantity = '',
): string {
  return hash('md5', `${sku ?? name ?? ''}\n${unitPrice}\n${quantity}`);
}
