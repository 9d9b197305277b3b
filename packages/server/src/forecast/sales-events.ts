import type { SalesEventInput, SalesEventsAnswer } from '@adaos/api';
import { v7 as uuidv7 } from 'uuid';
import type { ShopTransaction } from '../db/database.ts';
import { InvalidInputError, NotFoundError } from '../errors/domain-errors.ts';
import { requestEvaluation } from '../jobs/evaluation-job.ts';
import type { Actor } from '../services/actor.ts';
import type { Services } from '../services/services.ts';

const MOST_EVENTS = 200;

async function readEvents(trx: ShopTransaction, shopId: string): Promise<SalesEventsAnswer> {
  const rows = await trx
    .selectFrom('sales_events')
    .select(['id', 'name', 'from_on', 'to_on'])
    .where('shop_id', '=', shopId)
    .orderBy('from_on', 'desc')
    .orderBy('id')
    .execute();
  return { events: rows.map(({ id, name, from_on: from, to_on: to }) => ({ id, name, from, to })) };
}

/** The shop's own sales events, the latest first. */
export async function listSalesEvents({ database }: Services, shopId: string): Promise<SalesEventsAnswer> {
  return database.readShop(shopId, (trx) => readEvents(trx, shopId));
}

/** Adds one; the forecast is computed again behind the answer. */
export async function addSalesEvent(
  { database, jobs }: Services,
  { shopId, accountId }: Actor,
  { name, from, to }: SalesEventInput,
): Promise<SalesEventsAnswer> {
  return database.forShop(shopId, async (trx) => {
    const { events } = await readEvents(trx, shopId);
    if (events.length >= MOST_EVENTS)
      throw new InvalidInputError('invalid_request', 'There are 200 sales events already.');
    await trx
      .insertInto('sales_events')
      .values({ shop_id: shopId, id: uuidv7(), name, from_on: from, to_on: to, created_by: accountId })
      .execute();
    await requestEvaluation(jobs, shopId, trx);
    return readEvents(trx, shopId);
  });
}

/** @throws NotFoundError where it is gone already. */
export async function removeSalesEvent(
  { database, jobs }: Services,
  { shopId }: Actor,
  id: string,
): Promise<SalesEventsAnswer> {
  return database.forShop(shopId, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('sales_events')
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new NotFoundError('This sales event is no more.');
    await requestEvaluation(jobs, shopId, trx);
    return readEvents(trx, shopId);
  });
}
