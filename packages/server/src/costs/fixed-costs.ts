import type { Services } from '../services/services.ts';
import { addDays } from '../calendar/days.ts';
import { ZoneClock } from '../calendar/zone.ts';
import type { ShopTransaction } from '../db/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { rulesInForce } from '../ledger/cost-rules.ts';
import { postRules } from '../ledger/post-rules.ts';

interface FixedCostsJob {
  readonly shopId: string;
}

interface ShopDay {
  readonly timezone: string;
  /** In the shop's calendar. */
  readonly today: string;
}

/** Plans the posting of the next day's fixed costs, at its beginning in the shop's timezone, while a rule has days to come. */
export async function planFixedCosts(
  jobs: Jobs,
  trx: ShopTransaction,
  shopId: string,
  { timezone, today }: ShopDay,
): Promise<void> {
  const rules = await rulesInForce(trx, shopId);
  const lasts = rules.some(
    ({ kind, valid_from: from, valid_to: to, month_minor: monthly }) =>
      kind === 'custom_cost' && (from > today || (to === null ? monthly !== null : to > today)),
  );
  if (!lasts) return;
  const startAfter = new Date(new ZoneClock(timezone).toUtc(Date.parse(addDays(today, 1))));
  await jobs.send('fixed-costs', { shopId } satisfies FixedCostsJob, { trx, startAfter, singletonKey: shopId });
}

/** Posts the fixed costs of a shop up to today, and plans tomorrow's. */
export async function postFixedCostsOf({ database, jobs }: Pick<Services, 'database' | 'jobs'>, shopId: string) {
  await database.forShop(shopId, async (trx) => {
    const shop = await trx.selectFrom('shops').select('timezone').where('shop_id', '=', shopId).executeTakeFirst();
    if (!shop?.timezone) return;
    const today = new ZoneClock(shop.timezone).dayAt(Date.now());
    await postRules(trx, { shopId, today }, 'custom_cost');
    await planFixedCosts(jobs, trx, shopId, { timezone: shop.timezone, today });
  });
}

/** Works on the queue of fixed costs. */
export async function registerFixedCosts(services: Services): Promise<void> {
  await services.jobs.work<FixedCostsJob>('fixed-costs', ({ data }) => postFixedCostsOf(services, data.shopId));
}
