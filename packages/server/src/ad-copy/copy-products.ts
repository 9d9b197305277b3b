import type { CopyProduct, CopyProducts, CopyProductsQuery, ProductProfit } from '@adaos/api';
import { tenths } from '@adaos/domain';
import { addDays, type Period } from '../calendar/days.ts';
import type { Database, ShopTransaction } from '../db/database.ts';
import { readOrderSpan } from '../insights/read-orders.ts';
import { readPeriodTotals } from '../insights/read-totals.ts';
import { readShopFacts } from '../insights/shop-facts.ts';
import { lackingOf, toProduct } from '../products/product-amounts.ts';
import { readProductStock } from '../products/product-marks.ts';
import { listProductProfits } from '../products/product-profits.ts';
import { readMembers, readProductRows } from '../products/product-rows.ts';
import { readStock } from '../stock/read-stock.ts';

const SHOWN = 20;
const DAYS = 90;
const SORTS = {
  contribution: { sort: 'contribution', order: 'desc' },
  margin: { sort: 'margin', order: 'desc' },
  returns: { sort: 'returns', order: 'asc' },
} as const;

const toCopyProduct = (product: Omit<ProductProfit, 'trend'>, stock: number | null): CopyProduct => ({
  code: product.code,
  name: product.name ?? product.code,
  contribution: product.contribution,
  margin: product.margin,
  complete: product.missing.length === 0,
  stock,
  returnRate: product.orders > 0 ? tenths((100 * product.returned) / product.orders) : null,
});

/** Of some products, the units on hand: of one with variants, those of them that are counted. */
async function stockOf(trx: ShopTransaction, shopId: string, codes: readonly string[]) {
  const members = await readMembers(trx, shopId, 'product', codes);
  const stock = await readProductStock(trx, shopId, [...members.values()].flat());
  return (code: string) => {
    const counted = (members.get(code) ?? []).flatMap((one) => stock.get(one)?.units ?? []);
    return counted.length === 0 ? null : counted.reduce((sum, units) => sum + units, 0);
  };
}

/** The products with the most units on hand, each variant for itself as it is counted. */
async function listByStock(trx: ShopTransaction, shopId: string, period: Period, search: string) {
  const { digits } = await readShopFacts(trx, shopId);
  const units = new Map<string, { units: number; name: string }>();
  for (const { sku, product, units: more } of await readStock(trx, shopId)) {
    units.set(sku, { units: (units.get(sku)?.units ?? 0) + more, name: product });
  }
  const wanted = search.toLowerCase();
  const found = [...units].filter(([sku, { name }]) => `${sku}\n${name}`.toLowerCase().includes(wanted));
  const most = found.toSorted((a, b) => b[1].units - a[1].units || a[0].localeCompare(b[0])).slice(0, SHOWN);
  const lacking = lackingOf(await readPeriodTotals(trx, shopId, period));
  const rows = await readProductRows(
    trx,
    shopId,
    period,
    most.map(([sku]) => sku),
  );
  const products = most.map(([code, { units: stock, name }]): CopyProduct => {
    const row = rows.get(code);
    if (row) return toCopyProduct(toProduct({ ...row, name: row.name ?? name }, lacking, digits), stock);
    return { code, name, contribution: 0, margin: null, complete: true, stock, returnRate: null };
  });
  return { products, total: found.length };
}

/** The products of a shop that can be advertised, with what speaks for and against it: what they earned in the latest 90 days of its orders. */
export async function listCopyProducts(
  database: Database,
  shopId: string,
  { search = '', sort = 'contribution' }: CopyProductsQuery,
): Promise<CopyProducts> {
  const { span, currency } = await database.readShop(shopId, async (trx) => ({
    span: await readOrderSpan(trx, shopId),
    currency: (await readShopFacts(trx, shopId)).currency,
  }));
  if (span === null) return { source: 'none', currency, updatedAt: null, products: [], total: 0 };
  const period = { from: addDays(span.to, 1 - DAYS), to: span.to };
  const live = { source: 'live', currency, updatedAt: null } as const;
  if (sort === 'stock') {
    return { ...live, ...(await database.readShop(shopId, (trx) => listByStock(trx, shopId, period, search))) };
  }
  const { products, total, updatedAt } = await listProductProfits(database, shopId, {
    ...period,
    ...SORTS[sort],
    search,
    limit: SHOWN,
  });
  const codes = products.map(({ code }) => code);
  const stock = await database.readShop(shopId, (trx) => stockOf(trx, shopId, codes));
  return { ...live, updatedAt, products: products.map((one) => toCopyProduct(one, stock(one.code))), total };
}
