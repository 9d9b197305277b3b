import { cutText } from '@adaos/api';
import { TEXT_LENGTH } from '../orders/bounds.ts';
import type { VariantOf } from '../orders/order-line.ts';
import type { FileFormat } from './file-format.ts';

/** What a product is known by that a file alone names. What a connected store says of a variant stays. */
export const parentOfFile = (name: string): VariantOf => {
  const text = cutText(name, TEXT_LENGTH);
  return { parent: `file:${text}`, name: text };
};

/** WooCommerce writes a variation as its product and its options: "Shirt - Red, S". */
function withoutOptions(name: string): string {
  const end = name.lastIndexOf(' - ');
  return end > 0 ? name.slice(0, end) : name;
}

interface LineOfVariant {
  /** The cell of the column that names the product. */
  readonly stated: string;
  readonly sku: string | null;
  readonly name: string | null;
}

/** The product that the item of a line is a variant of; null where the line does not say that it is one. */
export function variantOfLine(
  file: FileFormat,
  cells: readonly string[],
  { stated, sku, name }: LineOfVariant,
): VariantOf | null {
  const cell = (place: number) => (cells[place] ?? '').trim();
  if (file.variation) {
    const [product, variation] = [cell(file.variation.product), cell(file.variation.variation)];
    const isVariation = /^[1-9]\d*$/.test(variation) && /^[1-9]\d*$/.test(product) && sku !== product;
    // As a connected store says it.
    if (isVariation) return { parent: `woocommerce:${product}`, name: stated || withoutOptions(name ?? product) };
  }
  return stated === '' || stated === (sku ?? name) ? null : parentOfFile(stated);
}
