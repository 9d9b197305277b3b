import { TRIAL_DAYS } from '@adaos/domain';
import { DAY_MS } from '../calendar/days.ts';
import type { ShopTransaction } from '../db/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { notifyAdmins } from '../notifications/notify.ts';
import { standingOf } from './entitlements.ts';
import { wasNotified } from './notices.ts';

/** The end of the trial is announced this many days ahead. */
const DAYS_AHEAD = 3;

export interface TrialJob {
  readonly shopId: string;
}

/** Plans the notices of a new shop: before its trial ends, and when it has ended. */
export async function planTrialNotices(jobs: Jobs, shopId: string, trx: ShopTransaction): Promise<void> {
  for (const days of [TRIAL_DAYS - DAYS_AHEAD, TRIAL_DAYS]) {
    // A minute late, so that the trial's end has come for certain.
    const startAfter = new Date(Date.now() + days * DAY_MS + 60_000);
    await jobs.send('trial', { shopId } satisfies TrialJob, { trx, startAfter });
  }
}

/** Notifies the admins of a shop that its trial ends soon, or has ended. Once each, and never where a plan was chosen. */
export async function notifyOfTrial(trx: ShopTransaction, shopId: string, now = new Date()): Promise<void> {
  const shop = await trx.selectFrom('shops').select('shop_id').where('shop_id', '=', shopId).executeTakeFirst();
  if (!shop) return;
  const { trialEndsAt, readOnly } = await standingOf(trx, shopId, now);
  if (trialEndsAt === null) return;
  if (await wasNotified(trx, shopId, readOnly ? 'notification.trial_ended' : 'notification.trial_ending')) return;
  const days = Math.ceil((trialEndsAt.getTime() - now.getTime()) / DAY_MS);
  await (readOnly
    ? notifyAdmins(trx, { shopId }, { code: 'notification.trial_ended', values: {} })
    : notifyAdmins(trx, { shopId }, { code: 'notification.trial_ending', values: { days } }));
}
