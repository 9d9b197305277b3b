import type { CostRuleKind } from '@adaos/domain';
import { v5 as uuidv5 } from 'uuid';
import { addMonths, firstDayOf, monthOf } from '../calendar/months.ts';
import type { ShopTransaction } from '../db/database.ts';
import { postCostsSince, postRules } from '../ledger/post-rules.ts';
import { CARD, CASH, DEMO_PRODUCTS } from './catalogue.ts';

interface DemoRule {
  readonly kind: CostRuleKind;
  readonly label?: string;
  readonly country?: string;
  readonly paymentMethod?: string;
  readonly percent?: string;
  /** Cents. */
  readonly order?: number;
  readonly item?: number;
  readonly month?: number;
  /** Months before the end of the data from which it is valid; left out, from the beginning. */
  readonly monthsAgo?: number;
}

/** Oldest first: a newer rule counts before an older one. */
const RULES: readonly DemoRule[] = [
  { kind: 'shipping_cost', label: 'Curier în străinătate', order: 1_020 },
  { kind: 'shipping_cost', label: 'Curier în țară', country: 'Romania', order: 455 },
  { kind: 'shipping_cost', label: 'Curier în țară, tarif nou', country: 'Romania', order: 495, monthsAgo: 7 },
  { kind: 'return_shipping_cost', label: 'Retur prin curier', order: 470 },
  { kind: 'handling', label: 'Cutie și împachetare', order: 120, item: 35 },
  { kind: 'payment_fee', label: 'Plăți cu cardul', paymentMethod: CARD, percent: '1.4', order: 25 },
  { kind: 'payment_fee', label: 'Comision ramburs', paymentMethod: CASH, order: 150 },
  { kind: 'dispute_fee', label: 'Comision contestație', order: 1_500 },
  { kind: 'returned_goods', label: 'Retur vandabil', percent: '85' },
  { kind: 'custom_cost', label: 'Chirie atelier', month: 85_000 },
  { kind: 'custom_cost', label: 'Programe', month: 19_900 },
  { kind: 'custom_cost', label: 'Salarii', month: 140_000 },
];

/** Sets the demo's costs by the rules and unit costs that every owner has, and posts them. Fixed costs end with the data. */
export async function loadCosts(
  trx: ShopTransaction,
  shopId: string,
  { first, lastDay }: { first: string; lastDay: string },
): Promise<void> {
  await trx
    .insertInto('cost_rules')
    .values(
      RULES.map(({ kind, label, country, paymentMethod, percent, order, item, month, monthsAgo }, place) => {
        const from = monthsAgo === undefined ? first : firstDayOf(addMonths(monthOf(lastDay), -monthsAgo));
        return {
          shop_id: shopId,
          id: uuidv5(`rule ${place}`, shopId),
          kind,
          label: label ?? null,
          country: country ?? null,
          payment_method: paymentMethod ?? null,
          percent: percent ?? null,
          order_minor: order ?? null,
          item_minor: item ?? null,
          month_minor: month ?? null,
          valid_from: from < first ? first : from,
          valid_to: kind === 'custom_cost' ? lastDay : null,
          created_by: null,
          created_at: new Date(Date.parse(`${first}T09:00:00Z`) + place * 60_000),
        };
      }),
    )
    .execute();
  await trx
    .insertInto('product_costs')
    .values(
      DEMO_PRODUCTS.map(({ sku, cost }) => {
        const created_at = new Date(`${first}T09:00:00Z`);
        return { shop_id: shopId, sku, valid_from: first, cost_minor: String(cost), created_at };
      }),
    )
    .execute();
  await postRules(trx, { shopId, today: lastDay }, 'custom_cost');
  await postCostsSince(trx, shopId, null);
}
