import type { JudgedFraud, OrderFraud, Recomputing } from '@adaos/api';
import type { FraudFinding, FraudVerdict } from '@adaos/domain';
import { sql } from 'kysely';
import { recordAudit } from '../audit/record.ts';
import type { ShopTransaction } from '../db/database.ts';
import { changeCosts } from '../ledger/change-costs.ts';
import { NotFoundError } from '../errors/domain-errors.ts';
import { isRowId } from '../paging/cursor.ts';
import type { Services } from '../services/services.ts';

const NO_ORDER = 'There is no such order.';

/** A common table `judged` of the verdict that counts for each order, for `with`. */
export const judgedTable = (shopId: string) => sql`judged as materialized (
  select distinct on (order_id) order_id, verdict from fraud_verdicts where shop_id = ${shopId} order by order_id, id desc)`;

/** A common table `disputed` of the orders that were charged back, for `with`. */
export const disputedTable = (shopId: string) => sql`disputed as materialized (
  select distinct order_id from order_totals where shop_id = ${shopId} and kind = 'dispute' and amount_minor < 0)`;

/**
 * Common tables `judged`, `disputed` and `bad`, for `with`: the orders that were fraud, by their verdict, else by the books, which have
 * them called off for it or charged back. One that is in dispute is not decided, so it is none.
 */
export const badTables = (shopId: string) => sql`${judgedTable(shopId)}, ${disputedTable(shopId)}, bad as materialized (
  select order_id from judged where verdict in ('fraud', 'lost')
  union
  select order_id from (
    select order_id from screened_orders where shop_id = ${shopId} and found union select order_id from disputed
  ) as booked where order_id not in (select order_id from judged where verdict is not null)
)`;

/** What an order was, as far as it is known; null where it is not. */
export function outcomeOf(verdict: FraudVerdict | null, found: boolean): 'fraud' | 'not_fraud' | null {
  if (verdict === 'disputed') return null;
  if (verdict === null) return found ? 'fraud' : null;
  return verdict === 'fraud' || verdict === 'lost' ? 'fraud' : 'not_fraud';
}

/** All verdicts on some orders, newest first. */
export async function readVerdicts(
  trx: ShopTransaction,
  shopId: string,
  orderIds: readonly string[],
): Promise<Map<string, JudgedFraud[]>> {
  const byOrder = new Map<string, JudgedFraud[]>();
  if (orderIds.length === 0) return byOrder;
  const rows = await trx
    .selectFrom('fraud_verdicts')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('order_id', 'in', orderIds)
    .orderBy('id', 'desc')
    .execute();
  for (const row of rows) {
    const one = { verdict: row.verdict, by: row.decided_by_name, at: row.decided_at.toISOString() };
    byOrder.set(row.order_id, [...(byOrder.get(row.order_id) ?? []), one]);
  }
  return byOrder;
}

/** What is known of whether one order was fraud. */
export async function readOrderFraud(
  trx: ShopTransaction,
  shopId: string,
  order: { readonly id: string; readonly status: string | null },
): Promise<OrderFraud> {
  const chargedBack = await trx
    .selectFrom('order_totals')
    .select('order_id')
    .where('shop_id', '=', shopId)
    .where('order_id', '=', order.id)
    .where('kind', '=', 'dispute')
    .where('amount_minor', '<', '0')
    .limit(1)
    .executeTakeFirst();
  const verdicts = await readVerdicts(trx, shopId, [order.id]);
  return { finding: findingOf(order.status, chargedBack !== undefined), verdicts: verdicts.get(order.id) ?? [] };
}

/** Why the shop's books take an order for fraud; null where they do not. */
export function findingOf(status: string | null, chargedBack: boolean): FraudFinding | null {
  if (chargedBack) return 'charged_back';
  return /fraud/i.test(status ?? '') ? 'called_off' : null;
}

/**
 * Keeps a verdict after those before it, with its author; the same one again changes nothing.
 * @param at when it was made; left out: now.
 * @returns the verdict before it.
 */
export async function addVerdict(
  trx: ShopTransaction,
  by: { readonly shopId: string; readonly accountId: string | null },
  order: { readonly id: string; readonly externalId: string },
  verdict: FraudVerdict | null,
  at?: Date,
): Promise<FraudVerdict | null> {
  const { shopId, accountId } = by;
  const before = await trx
    .selectFrom('fraud_verdicts')
    .select('verdict')
    .where('shop_id', '=', shopId)
    .where('order_id', '=', order.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const from = before?.verdict ?? null;
  if (from === verdict) return from;
  const author = await trx.selectFrom('accounts').select('name').where('id', '=', accountId).executeTakeFirst();
  await trx
    .insertInto('fraud_verdicts')
    .values({
      shop_id: shopId,
      order_id: order.id,
      verdict,
      decided_by: accountId,
      decided_by_name: author?.name ?? null,
      ...(at && { decided_at: at }),
    })
    .execute();
  const details = { from, to: verdict };
  await recordAudit(trx, by, { action: 'fraud_verdict_set', target: order.externalId, details });
  return from;
}

/**
 * Says whether an order was fraud; null takes that back. Where lost disputes have a fee, the ledger is brought in line with it.
 * @throws NotFoundError for what is no order of this shop: a refund or a stock adjustment can be no fraud.
 */
export async function setVerdict(
  services: Pick<Services, 'database' | 'jobs'>,
  by: { readonly shopId: string; readonly accountId: string },
  orderId: string,
  verdict: FraudVerdict | null,
): Promise<Recomputing<OrderFraud>> {
  if (!isRowId(orderId)) throw new NotFoundError(NO_ORDER);
  return changeCosts(services, by.shopId, async (trx, recompute) => {
    // Locked, so that of two verdicts at once the second sees the first.
    const order = await trx
      .selectFrom('orders')
      .select(['id', 'external_id', 'status'])
      .where('shop_id', '=', by.shopId)
      .where('id', '=', orderId)
      .where('kind', '=', 'order')
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!order) throw new NotFoundError(NO_ORDER);
    const from = await addVerdict(trx, by, { id: order.id, externalId: order.external_id }, verdict);
    // A lost dispute takes the money and costs its fee.
    if (from !== verdict && (from === 'lost' || verdict === 'lost')) {
      await recompute({ kind: 'dispute', work: 'disputes', ids: [order.id] });
    }
    return readOrderFraud(trx, by.shopId, order);
  });
}
