import * as z from 'zod/mini';
import { OutboundError } from '../outbound.ts';
import { callPatiently, type PatientCall } from './call-patiently.ts';
import { SHOPIFY_VERSION } from './shopify-orders.ts';
import type { CountedProduct, StockSource } from './store-stock.ts';

/** The most that Shopify gives at once. */
const PAGE = 250;
/** What Shopify calls the variant of a product that has no others. */
const ONLY_VARIANT = 'Default Title';

const Variant = z.object({
  title: z.nullish(z.string()),
  sku: z.nullish(z.string()),
  /** `shopify`, or another system that keeps the stock; null where nobody does. */
  inventory_management: z.nullish(z.string()),
  inventory_quantity: z.nullish(z.number()),
});
const ProductsAnswer = z.object({
  products: z.array(z.object({ id: z.number(), title: z.string(), variants: z.array(Variant) })),
});
type Product = z.infer<typeof ProductsAnswer>['products'][number];

/** Its variants with a stock that is kept, named as Shopify names them in orders: `Shirt - M`. */
const countedOf = ({ title, variants }: Product): CountedProduct[] =>
  variants.flatMap(({ title: variant, sku, inventory_management: keeper, inventory_quantity: units }) => {
    if (!keeper || typeof units !== 'number') return [];
    const name = variant && variant !== ONLY_VARIANT ? `${title} - ${variant}` : title;
    return [{ code: sku || name, name, units }];
  });

/**
 * The stock of a shop's variants at all its locations, by the products' ids: `inventory_quantity` of the Admin REST API's products
 * (shopify.dev, Product and Product Variant), for which the scopes `read_products` and `read_inventory` were granted.
 * @param base where the shop's Admin API answers: `https://shop.myshopify.com`.
 */
export function shopifyStock(base: string, token: string, call: Omit<PatientCall, 'headers'>): StockSource {
  const patient: PatientCall = { ...call, headers: { 'x-shopify-access-token': token } };
  return {
    async page(cursor) {
      const url = new URL(`/admin/api/${SHOPIFY_VERSION}/products.json`, base);
      url.search = new URLSearchParams({
        limit: String(PAGE),
        since_id: cursor ?? '0',
        fields: 'id,title,variants',
      }).toString();
      const { json } = await callPatiently(url.href, patient);
      const parsed = ProductsAnswer.safeParse(json);
      if (!parsed.success) throw new OutboundError('Shopify’s answer is of another shape.', { cause: parsed.error });
      const { products } = parsed.data;
      const last = products.at(-1);
      return { products: products.flatMap(countedOf), next: last ? String(last.id) : null };
    },
  };
}
