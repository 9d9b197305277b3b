import type { LedgerKind, OrderKind } from '@adaos/api';
import { FIRST_RULE_DAY, type Quality } from '@adaos/domain';
import { v7 as uuidv7 } from 'uuid';
import type { Database, ShopTransaction } from '../db/database.ts';
import { refreshCoverage } from '../ledger/coverage.ts';
import { lastEntry } from '../ledger/last-entry.ts';
import { postGoodsCost } from '../ledger/post-rules.ts';
import { addEntries } from './add-entries.ts';

export interface BuiltLine {
  /** Minor units; negative on a refund. */
  readonly amount: number;
  readonly quantity?: string;
  readonly sku?: string;
  readonly name?: string;
  /** Minor units, positive as a cost; left out, the line has no cost entry. */
  readonly goodsCost?: number;
  readonly goodsCostQuality?: Exclude<Quality, 'missing'>;
}

export interface BuiltEntry {
  readonly kind: LedgerKind;
  /** Minor units, signed as it enters the net profit. */
  readonly amount: number;
  /** Default: the order's day. */
  readonly on?: string;
  readonly quality?: Exclude<Quality, 'missing'>;
}

export interface BuiltOrder {
  readonly on: string;
  readonly kind?: OrderKind;
  readonly externalId?: string;
  readonly customer?: string | null;
  readonly country?: string | null;
  readonly discountCode?: string | null;
  readonly fileName?: string | null;
  readonly paymentMethod?: string | null;
  readonly carrier?: string | null;
  readonly parcels?: number | null;
  readonly grams?: number | null;
  /** Default: noon in UTC. */
  readonly placedAt?: string;
  readonly status?: string;
  readonly facts?: { billing?: string; shipping?: string; card?: string; returnReason?: string };
  readonly lines?: readonly BuiltLine[];
  /** Of the order as a whole. */
  readonly entries?: readonly BuiltEntry[];
}

/** The order's id and those of its lines. */
export interface AddedOrder {
  readonly id: string;
  readonly lineIds: string[];
}

export interface LedgerBuilder {
  addOrder(order: BuiltOrder): Promise<AddedOrder>;
  /** Adds orders one after the other and counts them all at once, as an import does: much faster than each by itself. */
  addOrders(orders: readonly BuiltOrder[]): Promise<AddedOrder[]>;
  /** Adds a line to an order that is there. */
  addLine(orderId: string, order: Pick<BuiltOrder, 'on' | 'kind'>, line: BuiltLine): Promise<void>;
  /** Adds entries that belong to no order. */
  addEntries(on: string, entries: readonly BuiltEntry[]): Promise<void>;
  /** Adds a rule of the goods' cost for every order, and posts it. */
  addRule(percent: number): Promise<void>;
}

/** Writes a shop's orders and ledger directly, for tests of what is read from them. */
export function ledgerBuilder(database: Database, shopId: string, currency = 'EUR'): LedgerBuilder {
  const insertEntries = async (
    trx: ShopTransaction,
    on: string,
    entries: readonly BuiltEntry[],
    of: { order_id: string | null; order_line_id: string | null },
  ) => {
    if (entries.length === 0) return;
    await addEntries(
      trx,
      entries.map((entry) => ({
        shop_id: shopId,
        kind: entry.kind,
        order_id: of.order_id,
        order_line_id: of.order_line_id,
        campaign_id: null,
        amount_minor: entry.amount,
        currency,
        shop_amount_minor: entry.amount,
        occurred_on: entry.on ?? on,
        order_on: of.order_id === null ? null : on,
        source_ref: `test:${uuidv7()}`,
        quality: entry.quality ?? ('actual' as const),
      })),
    );
  };

  const insertLine = async (
    trx: ShopTransaction,
    orderId: string,
    order: BuiltOrder,
    line: BuiltLine,
  ): Promise<string> => {
    const { id } = await trx
      .insertInto('order_lines')
      .values({
        shop_id: shopId,
        order_id: orderId,
        content_key: uuidv7(),
        occurrence: 1,
        sku: line.sku ?? null,
        name: line.name ?? null,
        quantity: line.quantity ?? '1',
        unit_price: String(line.amount / 100),
        amount_minor: line.amount,
        placed_on: order.on,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const entries: BuiltEntry[] = [{ kind: order.kind === 'refund' ? 'refund' : 'sale', amount: line.amount }];
    if (line.goodsCost !== undefined) {
      entries.push({ kind: 'cogs', amount: -line.goodsCost, quality: line.goodsCostQuality ?? 'actual' });
    }
    await insertEntries(trx, order.on, entries, { order_id: orderId, order_line_id: id });
    return id;
  };

  const insertOrder = async (trx: ShopTransaction, order: BuiltOrder): Promise<AddedOrder> => {
    const { id } = await trx
      .insertInto('orders')
      .values({
        shop_id: shopId,
        external_id: order.externalId ?? uuidv7(),
        kind: order.kind ?? 'order',
        placed_at: new Date(order.placedAt ?? `${order.on}T12:00:00Z`),
        order_on: order.on,
        currency,
        customer: order.customer ?? null,
        country: order.country ?? null,
        payment_method: order.paymentMethod ?? null,
        discount_code: order.discountCode ?? null,
        file_name: order.fileName ?? null,
        carrier: order.carrier ?? null,
        parcels: order.parcels ?? null,
        weight_grams: order.grams ?? null,
        status: order.status ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (order.facts) {
      const { billing = null, shipping = null, card = null, returnReason = null } = order.facts;
      await trx
        .insertInto('order_facts')
        .values({
          shop_id: shopId,
          order_id: id,
          billing_country: billing,
          shipping_country: shipping,
          card_key: card,
          return_reason: returnReason,
        })
        .execute();
    }
    const lineIds: string[] = [];
    for (const line of order.lines ?? []) lineIds.push(await insertLine(trx, id, order, line));
    await insertEntries(trx, order.on, order.entries ?? [], { order_id: id, order_line_id: null });
    return { id, lineIds };
  };

  const addOrders = (orders: readonly BuiltOrder[]) =>
    database.forShop(shopId, async (trx) => {
      const since = await lastEntry(trx, shopId);
      const added: AddedOrder[] = [];
      for (const order of orders) added.push(await insertOrder(trx, order));
      // Named as in a reading of a store, since they may have no entry.
      const changed = orders.map(({ on }, place) => ({ id: added[place]?.id ?? '', day: on }));
      await refreshCoverage(trx, shopId, since, changed);
      return added;
    });

  return {
    addOrder: async (order) => {
      const [added] = await addOrders([order]);
      if (!added) throw new Error('The order was not added.');
      return added;
    },
    addOrders,
    addLine: (orderId, order, line) =>
      database.forShop(shopId, async (trx) => {
        const since = await lastEntry(trx, shopId);
        await insertLine(trx, orderId, order, line);
        await refreshCoverage(trx, shopId, since);
      }),
    addEntries: (on, entries) =>
      database.forShop(shopId, (trx) => insertEntries(trx, on, entries, { order_id: null, order_line_id: null })),
    addRule: (percent) =>
      database.forShop(shopId, async (trx) => {
        await trx
          .insertInto('cost_rules')
          .values({
            shop_id: shopId,
            id: uuidv7(),
            kind: 'cogs',
            percent: String(percent),
            valid_from: FIRST_RULE_DAY,
            created_by: null,
          })
          .execute();
        await postGoodsCost(trx, shopId);
      }),
  };
}
