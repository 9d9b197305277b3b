import * as z from 'zod/mini';
import { OutboundError } from '../outbound.ts';
import { callPatiently, type PatientCall } from './call-patiently.ts';
import type { StockSource, StoreProduct } from './store-stock.ts';

/** The most that WooCommerce gives at once. */
const PAGE = 100;

const stock = {
  sku: z.nullish(z.string()),
  /** `parent`: a variation that has no stock of its own, but a part of its product's. */
  manage_stock: z.union([z.boolean(), z.literal('parent')]),
  stock_quantity: z.nullish(z.number()),
  /** Of shops that keep the cost of goods. */
  cost_of_goods_sold: z.nullish(z.object({ total_value: z.nullish(z.union([z.number(), z.string()])) })),
};
const FIELDS = 'id,sku,manage_stock,stock_quantity,cost_of_goods_sold';
const Products = z.array(z.object({ ...stock, id: z.number(), name: z.string(), type: z.string() }));
const Variations = z.array(z.object(stock));
type Counted = z.infer<typeof Variations>[number];

/** Nothing where no code distinguishes it in orders. Stock that variations share is not its own. */
function productOf(name: string, code: string, of: Counted): StoreProduct[] {
  if (code === '') return [];
  const { manage_stock: kept, stock_quantity: units, cost_of_goods_sold: goods } = of;
  const cost = Number(goods?.total_value ?? 0);
  return [
    { code, name, units: kept === true && typeof units === 'number' ? units : null, cost: cost > 0 ? cost : null },
  ];
}

/**
 * A shop's products and their variations, by the number of the page: `stock_quantity` of what has `manage_stock`, and the total of
 * `cost_of_goods_sold`, in the REST API v3 (woocommerce.github.io/woocommerce-rest-api-docs, Products and Product variations). Stock that
 * variations share is left out: orders name the variation.
 * @param store the shop's address, as it was connected.
 */
export function wooCommerceStock(
  store: string,
  { key, secret }: { key: string; secret: string },
  call: Omit<PatientCall, 'headers'>,
): StockSource {
  const authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;
  const patient: PatientCall = { ...call, headers: { authorization } };

  async function ask<T extends z.ZodMiniType>(path: string, page: number, fields: string, schema: T) {
    const query = { orderby: 'id', order: 'asc', per_page: String(PAGE), page: String(page), _fields: fields };
    const url = `${store}/wp-json/wc/v3/${path}?${new URLSearchParams(query).toString()}`;
    const { json, headers } = await callPatiently(url, patient);
    const parsed = schema.safeParse(json);
    if (!parsed.success) throw new OutboundError('WooCommerce’s answer is of another shape.', { cause: parsed.error });
    return { found: parsed.data, isLast: Number(headers['x-wp-totalpages'] ?? '1') <= page };
  }

  async function variationsOf(id: number, name: string): Promise<StoreProduct[]> {
    const all: StoreProduct[] = [];
    for (let page = 1; ; page += 1) {
      const { found, isLast } = await ask(`products/${id}/variations`, page, FIELDS, Variations);
      all.push(...found.flatMap((variation) => productOf(name, variation.sku ?? '', variation)));
      if (isLast || found.length === 0) return all;
    }
  }

  return {
    async page(cursor) {
      const page = Number(cursor ?? '1');
      const { found, isLast } = await ask('products', page, `name,type,${FIELDS}`, Products);
      const products: StoreProduct[] = [];
      for (const product of found) {
        const { id, name, sku, type } = product;
        products.push(...(type === 'variable' ? await variationsOf(id, name) : productOf(name, sku || name, product)));
      }
      return { products, next: isLast || found.length === 0 ? null : String(page + 1) };
    },
  };
}
