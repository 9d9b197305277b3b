import { LEDGER_KINDS, NET_SALES_KINDS } from '@adaos/domain';
import type { Period } from '../../calendar/days.ts';
import { readCustomerParts } from '../../customers/period.ts';
import type { ShopTransaction } from '../../db/database.ts';
import { lackingKinds } from '../../insights/figures.ts';
import { NO_TOTALS } from '../../insights/read-totals.ts';
import { sumOf } from '../../insights/totals.ts';
import type { Cell, DimensionRow } from '../types.ts';

/** What came of first and later orders, as the screen of customers has it, and what belongs to no customer or no order. */
export async function readCustomerTypes(
  trx: ShopTransaction,
  shopId: string,
  period: Period,
  { totals = NO_TOTALS, goodsKnown, orders = 0 }: Cell,
): Promise<DimensionRow[]> {
  const parts = await readCustomerParts(trx, shopId, period);
  const missing = lackingKinds(totals.coverage);
  const known = { goodsKnown, spendKnown: false };
  const sum = (of: (part: (typeof parts)[number]) => bigint) => parts.reduce((all, part) => all + of(part), 0n);
  return [
    ...parts.map(({ part, net, contribution, orders: own }): DimensionRow => {
      const none = part === 'none';
      const row = { value: none ? null : part, name: null, opens: null };
      return { ...row, ...(none && { rest: 'no_value' }), cell: { net, contribution, orders: own, missing, ...known } };
    }),
    {
      value: null,
      name: null,
      rest: 'no_order',
      opens: null,
      cell: {
        net: sumOf(totals, NET_SALES_KINDS) - sum(({ net }) => net),
        contribution:
          sumOf(totals, LEDGER_KINDS) - sumOf(totals, ['ad_spend']) - sum(({ contribution }) => contribution),
        // Orders that were called off count for no customer.
        orders: orders - parts.reduce((all, part) => all + part.orders, 0),
        missing: [],
        ...known,
      },
    },
  ];
}
