import { findActions } from '../actions/find-actions.ts';
import { measureActions } from '../actions/measure-actions.ts';
import { readShopRows } from '../actions/read-rows.ts';
import { answerAlerts } from './answer-alerts.ts';
import { syncActions } from '../actions/sync-actions.ts';
import { addDays } from '../calendar/days.ts';
import { ZoneClock } from '../calendar/zone.ts';
import type { Database, ShopTransaction } from '../db/database.ts';
import { joinSets } from '../db/join-sets.ts';
import { onOwnConnection } from '../db/long-work.ts';
import { openForecastPool } from '../forecast/pool.ts';
import { refreshForecast } from '../forecast/refresh.ts';
import { readEvaluated } from '../insights/evaluated.ts';
import { readUpdatedAt } from '../insights/read-orders.ts';
import { hasAnyData } from '../insights/has-any-data.ts';
import { netSales } from '../insights/figures.ts';
import { readShopFacts } from '../insights/shop-facts.ts';
import { type EvaluationJob, planEvaluation, requestEvaluation } from '../jobs/evaluation-job.ts';
import { planDigests } from '../notifications/plan-digests.ts';
import { reportRaised } from '../notifications/report-raised.ts';
import type { Services } from '../services/services.ts';
import { syncAlerts } from './alerts.ts';
import { findConditions } from './find-conditions.ts';

/** The hour of the night, in the shop's timezone. */
const NIGHT_MS = 3 * 3600_000;

/** Brings alerts and actions in line with the data of a shop; of several at once each waits for the one before it. */
export async function evaluateIn(trx: ShopTransaction, shopId: string, now: Date): Promise<void> {
  await trx
    .insertInto('evaluations')
    .values({ shop_id: shopId, evaluated_at: now })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet({ evaluated_at: now }))
    .execute();
  await joinSets(trx);
  if (!(await hasAnyData(trx, shopId))) return;
  const facts = await readShopFacts(trx, shopId);
  const today = new ZoneClock(facts.timezone).dayAt(now.getTime());
  const conditions = await findConditions(trx, facts, today);
  await syncAlerts(trx, shopId, conditions, now);
  const rows = await readShopRows(trx, facts, today);
  const findings = findActions(rows);
  await syncActions(trx, shopId, [...findings, ...answerAlerts(conditions, findings, rows)], {
    netSales: Number(netSales(rows.totals)),
    today,
    now,
  });
  await measureActions(trx, shopId, rows.lastDay, now);
  await reportRaised(trx, shopId, now);
}

/** As `evaluateIn`, in a transaction of its own, beside the calls. @param signal aborted: it is rolled back. */
export async function evaluateShop(
  database: Database,
  shopId: string,
  { now = new Date(), signal = new AbortController().signal }: { now?: Date; signal?: AbortSignal } = {},
): Promise<void> {
  await onOwnConnection(database, shopId, signal, (trx) => evaluateIn(trx, shopId, now));
}

/** The next 3 o'clock in the morning of a timezone. */
export function nextNight(timezone: string, now: Date): Date {
  const clock = new ZoneClock(timezone);
  const today = clock.dayAt(now.getTime());
  const night = (day: string) => new Date(clock.toUtc(Date.parse(day) + NIGHT_MS));
  const tonight = night(today);
  return tonight > now ? tonight : night(addDays(today, 1));
}

/** Requests an evaluation of a shop that has data, where the last one is missing, was missed or does not have the newest data. */
export async function requestMissedEvaluation({ database, jobs }: Pick<Services, 'database' | 'jobs'>, shopId: string) {
  const missed = await database.readShop(shopId, async (trx) => {
    const { pending, stale } = await readEvaluated(trx, shopId, await readUpdatedAt(trx, shopId));
    return (pending || stale) && (await hasAnyData(trx, shopId));
  });
  if (missed) await requestEvaluation(jobs, shopId);
}

/** Works on the queue of evaluations; each plans the next night's, and has the forecast computed at last, in threads. */
export async function registerEvaluations({ database, jobs }: Services): Promise<void> {
  const pool = openForecastPool();
  jobs.stopping.addEventListener('abort', () => void pool.close());
  await jobs.work<EvaluationJob>('evaluation', async ({ data: { shopId } }) => {
    const shop = await database.readShop(shopId, (trx) =>
      trx.selectFrom('shops').select('timezone').where('shop_id', '=', shopId).executeTakeFirst(),
    );
    if (!shop) return;
    await planEvaluation(jobs, shopId, nextNight(shop.timezone ?? 'UTC', new Date()));
    await planDigests(jobs, shopId, shop.timezone ?? 'UTC');
    await evaluateShop(database, shopId, { signal: jobs.stopping });
    // Last: alerts do not wait for it, and where it fails they are there.
    const newer = await refreshForecast(database, pool, shopId, new Date(), jobs.stopping);
    // Some rules follow from the forecast.
    if (newer) await evaluateShop(database, shopId, { signal: jobs.stopping });
  });
}
