import type { FraudCaseCustomer, FraudCaseDetail } from '@adaos/api';
import { type FraudCheck, hasRole } from '@adaos/domain';
import { sql } from 'kysely';
import type { Database, ShopTransaction } from '../db/database.ts';
import { NotFoundError } from '../errors/domain-errors.ts';
import { readOrderSpan } from '../insights/read-orders.ts';
import { readShopFacts } from '../insights/shop-facts.ts';
import { calledOff } from '../ledger/called-off.ts';
import { toMajor } from '../ledger/money.ts';
import { isRowId } from '../paging/cursor.ts';
import type { Actor } from '../services/actor.ts';
import { badTables, readOrderFraud } from '../verdicts/verdicts.ts';
import { readOrderLoss } from './loss.ts';
import { type FraudScan, scanFraud, type Suspect } from './scan.ts';
import { CASE_FROM, HIGH_FROM, SIGN_POINTS, signPoints } from './score.ts';

const NO_ORDER = 'There is no such order.';

interface AskedOrder {
  readonly id: string;
  readonly external_id: string;
  readonly placed_at: Date;
  readonly status: string | null;
  readonly customer: string | null;
  readonly paid: string | null;
  readonly checkable: boolean | null;
}

async function readAskedOrder(trx: ShopTransaction, shopId: string, orderId: string): Promise<AskedOrder> {
  const { rows } = await sql<AskedOrder>`
    select o.id, external_id, placed_at, status, customer_key as customer, paid_minor as paid, checkable
    from orders o left join screened_orders s on s.shop_id = ${shopId} and s.order_id = o.id
    where o.shop_id = ${shopId} and o.id = ${orderId} and o.kind = 'order'`.execute(trx);
  const [order] = rows;
  if (!order) throw new NotFoundError(NO_ORDER);
  return order;
}

interface History {
  readonly id: string | null;
  readonly first_on: string;
  readonly orders: string;
  readonly returned: string;
  readonly fraud: string;
  readonly net: string;
}

/** A customer's orders up to now, that of the case among them. An order that was called off is none, and its refund no return. */
async function readCustomer(
  trx: ShopTransaction,
  shopId: string,
  { customer, digits }: { customer: string; digits: number },
): Promise<FraudCaseCustomer | null> {
  const { rows } = await sql<History>`
    with ${badTables(shopId)}, own as materialized (
      select order_id, order_on, counted from customer_orders where shop_id = ${shopId} and customer = ${customer}
    ), returned as (
      select distinct t.order_id from order_totals t join orders o on o.shop_id = ${shopId} and o.id = t.order_id
      where t.shop_id = ${shopId} and t.kind = 'refund' and t.amount_minor < 0 and not ${calledOff('o')}
        and t.order_id = any (array(select order_id from own))
    )
    select (select first_order_id from customer_sums where shop_id = ${shopId} and customer = ${customer}) as id,
      min(order_on)::text as first_on, count(*) filter (where counted) as orders,
      (select count(*) from returned) as returned,
      count(*) filter (where order_id = any (array(select order_id from bad))) as fraud,
      coalesce((select net_minor from customer_sums where shop_id = ${shopId} and customer = ${customer}), 0) as net
    from own having count(*) > 0`.execute(trx);
  const [history] = rows;
  if (!history) return null;
  return {
    id: history.id,
    firstOn: history.first_on,
    orders: Number(history.orders),
    returned: Number(history.returned),
    fraud: Number(history.fraud),
    netSales: toMajor(BigInt(history.net), digits),
  };
}

const neighbour = (suspect: Suspect | undefined) =>
  suspect ? { orderId: suspect.orderId, externalId: suspect.externalId } : null;

function checkOf({ checkable }: AskedOrder, asked: Suspect | null): FraudCheck {
  if (asked === null) return 'older';
  return checkable === false && asked.signs.length === 0 ? 'no_data' : 'checked';
}

const NO_SCAN: Pick<FraudScan, 'suspects' | 'asked'> = { suspects: [], asked: null };

/**
 * One order as a case of fraud: its signs with what they count for in this shop, its customer, what it cost, and the cases beside it in
 * the list. It may be none: then its risk and its place are null.
 * @throws NotFoundError for what is no order of this shop.
 */
export async function getFraudCase(
  database: Database,
  { shopId, role }: Pick<Actor, 'shopId' | 'role'>,
  orderId: string,
): Promise<FraudCaseDetail> {
  if (!isRowId(orderId)) throw new NotFoundError(NO_ORDER);
  return database.readShop(shopId, async (trx) => {
    const order = await readAskedOrder(trx, shopId, orderId);
    const { currency, digits } = await readShopFacts(trx, shopId);
    const span = await readOrderSpan(trx, shopId);
    const scan = span === null ? null : await scanFraud(trx, shopId, span.to, orderId);
    const { suspects, asked } = scan ?? NO_SCAN;
    const at = suspects.findIndex((suspect) => suspect.orderId === orderId);
    const loss = await readOrderLoss(trx, shopId, orderId);
    const mayKnow = hasRole(role, 'manager');
    const customer =
      order.customer !== null && mayKnow ? await readCustomer(trx, shopId, { customer: order.customer, digits }) : null;
    const major = (amount: bigint | null) => (amount === null ? null : toMajor(amount, digits));
    return {
      currency,
      orderId: order.id,
      externalId: order.external_id,
      timestamp: order.placed_at.toISOString(),
      amount: major(order.paid === null ? null : BigInt(order.paid)),
      risk: asked?.risk ?? null,
      points: asked && scan ? signPoints(asked.signs, scan.weights) / 100 : 0,
      caseFrom: CASE_FROM,
      highFrom: HIGH_FROM,
      checked: checkOf(order, asked),
      signs:
        asked && scan
          ? asked.signs.map((sign) => ({
              sign,
              points: SIGN_POINTS[sign],
              weight: scan.weights[sign],
              ...scan.records[sign],
            }))
          : [],
      status: asked?.settled === false ? 'Active' : 'Resolved',
      fraud: await readOrderFraud(trx, shopId, order),
      customer: customer ?? (order.customer !== null && !mayKnow ? 'hidden' : 'unknown'),
      loss: {
        total: major(loss.total),
        atLeast: loss.atLeast,
        parts: loss.parts.map(({ part, amount }) => ({ part, amount: major(amount) })),
      },
      place: at < 0 ? null : at + 1,
      cases: suspects.length,
      newer: at < 0 ? null : neighbour(suspects[at - 1]),
      older: at < 0 ? null : neighbour(suspects[at + 1]),
    };
  });
}
