import type { NoAdsInput, NoAdsPeriod, Recomputing } from '@adaos/api';
import { sql } from 'kysely';
import { recordAudit } from '../audit/record.ts';
import type { ShopTransaction } from '../db/database.ts';
import { InvalidInputError, NotFoundError } from '../errors/domain-errors.ts';
import { changeCosts, type StoreChange } from '../ledger/change-costs.ts';
import type { Actor } from '../services/actor.ts';
import type { Services } from '../services/services.ts';
import { costShop } from './cost-shop.ts';

const MOST_PERIODS = 1000;

interface Found {
  readonly id: string;
  readonly first_on: string;
  readonly last_on: string;
  readonly created_at: Date;
  readonly created_by_name: string | null;
  readonly withdrawn_at: Date | null;
  readonly spend_days: string;
}

/** The latest statements that no ads ran, newest first, with those that were taken back; or one. */
export async function readNoAds(
  trx: ShopTransaction,
  shopId: string,
  id: string | null = null,
): Promise<NoAdsPeriod[]> {
  const { rows } = await sql<Found>`
    select p.id, p.first_on, p.last_on, p.created_at, a.name as created_by_name, p.withdrawn_at, (
      select count(distinct day) from campaign_days d
      where d.shop_id = ${shopId} and d.day between p.first_on and p.last_on and d.spend_minor <> 0) as spend_days
    from no_ads_periods p left join accounts a on a.id = p.created_by
    where p.shop_id = ${shopId} and (${id}::uuid is null or p.id = ${id}::uuid)
    order by p.created_at desc, p.id desc limit ${MOST_PERIODS}`.execute(trx);
  return rows.map((row) => ({
    id: row.id,
    from: row.first_on,
    to: row.last_on,
    spendDays: Number(row.spend_days),
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by_name,
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
  }));
}

async function readOne(trx: ShopTransaction, shopId: string, id: string): Promise<NoAdsPeriod> {
  const [period] = await readNoAds(trx, shopId, id);
  if (!period) throw new NotFoundError('There is no such statement.');
  return period;
}

const auditOf = ({ from, to }: NoAdsInput) => ({ target: `${from} – ${to}`, details: { from, to } });

/**
 * States that no ads ran on some days: their ad spend is known to be 0, except where there is spend.
 * @throws InvalidInputError for days to come.
 */
export async function stateNoAds(
  services: Services,
  actor: Actor,
  { from, to }: NoAdsInput,
): Promise<Recomputing<NoAdsPeriod>> {
  const { shopId, accountId } = actor;
  return changeCosts(services, shopId, async (trx, recompute) => {
    const { today } = await costShop(trx, shopId);
    if (to > today) {
      const message = 'The last day is after today. State what has been.';
      throw new InvalidInputError('invalid_request', message, { fields: { to: message } });
    }
    const { id } = await trx
      .insertInto('no_ads_periods')
      .values({ shop_id: shopId, first_on: from, last_on: to, created_by: accountId })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recompute({ kind: 'ad_spend', work: 'no_ads' });
    await recordAudit(trx, actor, { action: 'no_ads_stated', ...auditOf({ from, to }) });
    return readOne(trx, shopId, id);
  });
}

/**
 * Takes a statement back: the ad spend of its days is unknown again. Doing it again changes nothing.
 * @throws NotFoundError for a statement that the shop does not have.
 */
export const takeNoAdsBack =
  (actor: Actor, id: string): StoreChange<NoAdsPeriod> =>
  async (trx, recompute) => {
    const { shopId, accountId } = actor;
    const before = await readOne(trx, shopId, id);
    if (before.withdrawnAt !== null) return before;
    await trx
      .updateTable('no_ads_periods')
      .set({ withdrawn_at: sql<Date>`clock_timestamp()`, withdrawn_by: accountId })
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .execute();
    await recompute({ kind: 'ad_spend', work: 'no_ads' });
    await recordAudit(trx, actor, { action: 'no_ads_withdrawn', ...auditOf(before) });
    return readOne(trx, shopId, id);
  };

export const withdrawNoAds = (services: Services, actor: Actor, id: string): Promise<Recomputing<NoAdsPeriod>> =>
  changeCosts(services, actor.shopId, takeNoAdsBack(actor, id));
