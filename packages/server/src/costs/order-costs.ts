import type { OrderCost, OrderCostFile, OrderCostInput, Recomputing } from '@adaos/api';
import { ORDER_COST_KINDS, type OrderCostKind } from '@adaos/domain';
import { sql } from 'kysely';
import { recordAudit } from '../audit/record.ts';
import type { ShopTransaction } from '../db/database.ts';
import { createTemporaryTable } from '../db/temporary-table.ts';
import { NotFoundError } from '../errors/domain-errors.ts';
import { changeCosts, type StoreChange } from '../ledger/change-costs.ts';
import { minorDigits, toMajor } from '../ledger/money.ts';
import { rememberOrderCosts } from '../ledger/order-costs.ts';
import { isRowId } from '../paging/cursor.ts';
import type { Actor } from '../services/actor.ts';
import type { Services } from '../services/services.ts';
import { costShop } from './cost-shop.ts';

const MOST_FILES = 50;
const UNNAMED_FILE = 'costs.csv';

async function orderNumber(trx: ShopTransaction, shopId: string, orderId: string): Promise<string> {
  const order = isRowId(orderId)
    ? await trx
        .selectFrom('orders')
        .select('external_id')
        .where('shop_id', '=', shopId)
        .where('id', '=', orderId)
        .executeTakeFirst()
    : undefined;
  if (!order) throw new NotFoundError('There is no such order.');
  return order.external_id;
}

/** The recorded costs of orders, the newest first. */
const selectOrderCosts = (trx: ShopTransaction, shopId: string) =>
  trx
    .selectFrom('order_costs')
    .leftJoin('accounts', 'accounts.id', 'order_costs.created_by')
    .leftJoin('imports', (join) =>
      join.onRef('imports.id', '=', 'order_costs.import_id').on('imports.shop_id', '=', shopId),
    )
    .select(['order_costs.id', 'order_costs.order_id', 'order_costs.kind', 'sku', 'cost_minor', 'import_id'])
    .select(['order_costs.created_at', 'withdrawn_at', 'imports.file_name', 'accounts.name as created_by_name'])
    .where('order_costs.shop_id', '=', shopId)
    .orderBy('order_costs.created_at', 'desc')
    .orderBy('order_costs.id', 'desc');

type Stored = Awaited<ReturnType<ReturnType<typeof selectOrderCosts>['execute']>>[number];

const toOrderCost = (row: Stored, digits: number): OrderCost => ({
  id: row.id,
  kind: row.kind,
  sku: row.sku,
  cost: toMajor(BigInt(row.cost_minor), digits),
  source: row.import_id === null ? 'typed' : 'file',
  fileName: row.file_name,
  createdAt: row.created_at.toISOString(),
  createdBy: row.created_by_name,
  withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
});

/**
 * What was recorded of the costs of an order, with what was replaced or taken back.
 * @throws NotFoundError
 */
export async function listOrderCosts({ database }: Services, shopId: string, orderId: string): Promise<OrderCost[]> {
  return database.readShop(shopId, async (trx) => {
    await orderNumber(trx, shopId, orderId);
    const { currency } = await trx
      .selectFrom('shops')
      .select('currency')
      .where('shop_id', '=', shopId)
      .executeTakeFirstOrThrow();
    const rows = await selectOrderCosts(trx, shopId).where('order_id', '=', orderId).execute();
    return rows.map((row) => toOrderCost(row, minorDigits(currency)));
  });
}

/**
 * Records what an order really cost: it counts before every rule. The same cost again changes nothing.
 * @throws NotFoundError
 */
export async function addOrderCost(
  services: Services,
  actor: Actor,
  orderId: string,
  { kind, cost }: OrderCostInput,
): Promise<Recomputing<OrderCost>> {
  const { shopId, accountId } = actor;
  return changeCosts(services, shopId, async (trx, recompute) => {
    const target = await orderNumber(trx, shopId, orderId);
    const { digits } = await costShop(trx, shopId);
    const minor = String(Math.round(cost * 10 ** digits));
    const wanted = sql`
      select ${orderId}::bigint as order_id, ${kind}::text as kind, null::text collate "C" as sku, ${minor}::bigint as cost`;
    await createTemporaryTable(trx, 'wanted_order_costs', wanted, {});
    const changed = await rememberOrderCosts(trx, { shopId, accountId, importId: null });
    if (changed.length > 0) {
      await recordAudit(trx, actor, { action: 'order_cost_set', target, details: { kind, cost } });
      await recompute({ kind, work: 'orders', ids: changed });
    }
    const stored = await selectOrderCosts(trx, shopId)
      .where('order_id', '=', orderId)
      .where('order_costs.kind', '=', kind)
      .where('sku', 'is', null)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirstOrThrow();
    return toOrderCost(stored, digits);
  });
}

/**
 * Takes a recorded cost back: the one before it counts again, else the rules. Doing it again changes nothing.
 * @throws NotFoundError for a cost that the shop does not have.
 */
export const takeOrderCostBack =
  (actor: Actor, id: string): StoreChange<OrderCost> =>
  async (trx, recompute) => {
    const { shopId, accountId } = actor;
    const { digits } = await costShop(trx, shopId);
    const read = () => selectOrderCosts(trx, shopId).where('order_costs.id', '=', id).executeTakeFirst();
    const before = await read();
    if (!before) throw new NotFoundError('There is no such cost.');
    if (before.withdrawn_at !== null) return toOrderCost(before, digits);
    await trx
      .updateTable('order_costs')
      .set({ withdrawn_at: sql<Date>`clock_timestamp()`, withdrawn_by: accountId })
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .execute();
    await recompute({ kind: before.kind, work: 'orders', ids: [before.order_id] });
    const details = { kind: before.kind, cost: toOrderCost(before, digits).cost };
    const target = await orderNumber(trx, shopId, before.order_id);
    await recordAudit(trx, actor, { action: 'order_cost_withdrawn', target, details });
    return toOrderCost((await read()) ?? before, digits);
  };

export const withdrawOrderCost = (services: Services, actor: Actor, id: string): Promise<Recomputing<OrderCost>> =>
  changeCosts(services, actor.shopId, takeOrderCostBack(actor, id));

interface FoundFile {
  readonly import_id: string;
  readonly file_name: string | null;
  readonly created_at: Date;
  readonly created_by_name: string | null;
  readonly orders: string;
  readonly left_orders: string;
  readonly kinds: readonly OrderCostKind[];
  readonly amount: string;
}

const toFile = (row: FoundFile, digits: number): OrderCostFile => ({
  importId: row.import_id,
  fileName: row.file_name,
  createdAt: row.created_at.toISOString(),
  createdBy: row.created_by_name,
  orders: Number(row.orders),
  kinds: ORDER_COST_KINDS.filter((kind) => row.kinds.includes(kind)),
  amount: toMajor(BigInt(row.amount), digits),
  withdrawn: row.left_orders === '0',
});

async function readFiles(trx: ShopTransaction, shopId: string, importId: string | null): Promise<FoundFile[]> {
  const { rows } = await sql<FoundFile>`
    select i.id as import_id, i.file_name, i.created_at, a.name as created_by_name, c.orders, c.left_orders, c.kinds, c.amount
    from (
      select import_id, count(distinct order_id) as orders, count(distinct order_id) filter (where withdrawn_at is null) as left_orders,
        array_agg(distinct kind) as kinds, sum(cost_minor) as amount
      from order_costs
      where shop_id = ${shopId} and import_id is not null and (${importId}::uuid is null or import_id = ${importId}::uuid)
      group by import_id
    ) as c join imports i on i.shop_id = ${shopId} and i.id = c.import_id left join accounts a on a.id = i.created_by
    order by i.created_at desc limit ${MOST_FILES}`.execute(trx);
  return rows;
}

/** The latest files of costs of orders, each with what it says. */
export async function listOrderCostFiles({ database }: Services, shopId: string): Promise<OrderCostFile[]> {
  return database.readShop(shopId, async (trx) => {
    const { currency } = await trx
      .selectFrom('shops')
      .select('currency')
      .where('shop_id', '=', shopId)
      .executeTakeFirstOrThrow();
    return (await readFiles(trx, shopId, null)).map((row) => toFile(row, minorDigits(currency)));
  });
}

/**
 * Takes back all costs that came with a file. Doing it again changes nothing.
 * @throws NotFoundError for a file without costs of orders.
 */
export const takeOrderCostFileBack =
  (actor: Actor, importId: string): StoreChange<OrderCostFile> =>
  async (trx, recompute) => {
    const { shopId, accountId } = actor;
    const { digits } = await costShop(trx, shopId);
    const [file] = await readFiles(trx, shopId, importId);
    if (!file) throw new NotFoundError('There is no such file.');
    // One time for all of them: it shows what was taken back together, and would count again together.
    const taken = await trx
      .updateTable('order_costs')
      .set({ withdrawn_at: sql<Date>`now()`, withdrawn_by: accountId })
      .where('shop_id', '=', shopId)
      .where('import_id', '=', importId)
      .where('withdrawn_at', 'is', null)
      .returning('order_id')
      .execute();
    if (taken.length === 0) return toFile(file, digits);
    const [kind, ...others] = file.kinds;
    const ids = Array.from(new Set(taken.map((row) => row.order_id)));
    await recompute({ kind: kind === undefined || others.length > 0 ? 'order_costs' : kind, work: 'orders', ids });
    const details = { orders: Number(file.orders) };
    await recordAudit(trx, actor, {
      action: 'order_cost_file_withdrawn',
      target: file.file_name ?? UNNAMED_FILE,
      details,
    });
    return toFile({ ...file, left_orders: '0' }, digits);
  };

export const withdrawOrderCostFile = (
  services: Services,
  actor: Actor,
  importId: string,
): Promise<Recomputing<OrderCostFile>> => changeCosts(services, actor.shopId, takeOrderCostFileBack(actor, importId));
