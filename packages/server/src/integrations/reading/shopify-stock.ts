import * as z from 'zod/mini';
import type { PatientCall } from './call-patiently.ts';
import { askSmaller, shaped, shopifyClient } from './shopify-client.ts';
import { VARIANTS } from './shopify-queries.ts';
import type { StockSource, StoreProduct } from './store-stock.ts';

/** The most that Shopify gives at once. */
const PAGE = 250;
/** What Shopify calls the variant of a product that has no others. */
const ONLY_VARIANT = 'Default Title';

const text = z.nullish(z.string());
const Variant = z.object({
  title: text,
  sku: text,
  inventoryQuantity: z.nullish(z.number()),
  product: z.object({ title: z.string() }),
  inventoryItem: z.nullish(
    z.object({
      /** False where nobody keeps the stock. */
      tracked: z.nullish(z.boolean()),
      unitCost: z.nullish(z.object({ amount: z.union([z.string(), z.number()]), currencyCode: z.string() })),
    }),
  ),
});
const Variants = z.object({
  productVariants: z.object({
    nodes: z.array(z.unknown()),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: text }),
  }),
});

/** A variant, named as Shopify names it in orders: `Shirt - M`. One of another shape is left out, and the others are read. */
function productOf(node: unknown): StoreProduct[] {
  const parsed = Variant.safeParse(node);
  if (!parsed.success) return [];
  const { title, sku, product, inventoryQuantity: units, inventoryItem: item } = parsed.data;
  const name = title && title !== ONLY_VARIANT ? `${product.title} - ${title}` : product.title;
  const cost = item?.unitCost;
  return [
    {
      code: sku || name,
      name,
      units: item?.tracked === true && typeof units === 'number' ? units : null,
      cost: cost ? Number(cost.amount) : null,
      ...(cost && { currency: cost.currencyCode }),
    },
  ];
}

/**
 * The variants of a shop in the order of their ids: `inventoryQuantity` at all locations, and `inventoryItem.unitCost` (shopify.dev, GraphQL
 * Admin API, ProductVariant and InventoryItem), for which the scopes `read_products` and `read_inventory` were granted.
 * @param base where the shop's Admin API answers: `https://shop.myshopify.com`.
 */
export function shopifyStock(base: string, token: string, call: Omit<PatientCall, 'headers'>): StockSource {
  const client = shopifyClient(base, token, call);
  let wanted = PAGE;
  return {
    async page(cursor) {
      const { data, size } = await askSmaller(wanted, (most) => client.ask(VARIANTS, { size: most, after: cursor }));
      wanted = size;
      const { nodes, pageInfo } = shaped(Variants, data).productVariants;
      const next = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
      return { products: nodes.flatMap(productOf), next };
    },
  };
}
