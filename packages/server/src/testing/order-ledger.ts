import type { TestApp, TestShop } from './app.ts';

/** What one order has in the ledger: the sum of each kind in minor units, without sums of nothing. */
export async function orderLedger(
  { services }: TestApp,
  { shopId }: Pick<TestShop, 'shopId'>,
  externalId: string,
): Promise<Record<string, number>> {
  const rows = await services.database.forShop(shopId, (trx) =>
    trx
      .selectFrom('ledger_entries as e')
      .innerJoin('orders as o', (join) => join.onRef('o.shop_id', '=', 'e.shop_id').onRef('o.id', '=', 'e.order_id'))
      .select(['e.kind', (of) => of.fn.sum<string>('e.amount_minor').as('amount')])
      .where('e.shop_id', '=', shopId)
      .where('o.external_id', '=', externalId)
      .groupBy('e.kind')
      .execute(),
  );
  const sums = rows.map(({ kind, amount }) => [kind, Number(amount)] as const);
  return Object.fromEntries(sums.filter(([, amount]) => amount !== 0));
}
