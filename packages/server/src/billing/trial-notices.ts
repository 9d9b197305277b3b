import { TRIAL_DAYS } from '@adaos/api';
import type { ShopTransaction } from '../db/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { notifyAdmins } from '../notifications/notify.ts';
import { standingOf } from './entitlements.ts';
import { wasTold } from './notices.ts';

/** The end of the trial is told of so many days ahead. */
const DAYS_AHEAD = 3;
const DAY_MS = 86_400_000;

export interface TrialJob {
  readonly shopId: string;
}

/** Has a new shop told before its trial ends, and when it has. */
export async function planTrialNotices(jobs: Jobs, shopId: string, trx: ShopTransaction): Promise<void> {
  for (const days of [TRIAL_DAYS - DAYS_AHEAD, TRIAL_DAYS]) {
    // A minute late, so that the trial's end has come for certain.
    const startAfter = new Date(Date.now() + days * DAY_MS + 60_000);
    await jobs.send('trial', { shopId } satisfies TrialJob, { trx, startAfter });
  }
}

/** Tells the admins of a shop how its trial stands: soon over, or over. Once each, and never where a plan was chosen. */
export async function tellOfTrial(trx: ShopTransaction, shopId: string, now = new Date()): Promise<void> {
  const shop = await trx.selectFrom('shops').select('shop_id').where('shop_id', '=', shopId).executeTakeFirst();
  if (!shop) return;
  const { trialEndsAt, readOnly } = await standingOf(trx, shopId, now);
  if (trialEndsAt === null) return;
  if (await wasTold(trx, shopId, readOnly ? 'notification.trial_ended' : 'notification.trial_ending')) return;
  const days = Math.ceil((trialEndsAt.getTime() - now.getTime()) / DAY_MS);
  await (readOnly
    ? notifyAdmins(trx, { shopId }, { code: 'notification.trial_ended', values: {} })
    : notifyAdmins(trx, { shopId }, { code: 'notification.trial_ending', values: { days } }));
}
