import type { CampaignEvent } from '@adaos/api';
import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import type { CampaignEventKind } from '../db/insight-tables.ts';
import { toMajor } from '../ledger/money.ts';
import { FRAUD_DAY } from './campaign-stats.ts';

/** How many of the newest are shown. */
const MOST_EVENTS = 50;
/** With fewer days the best of them says nothing. */
const LEAST_DAYS_FOR_BEST = 14;

interface Money {
  readonly currency: string | null;
  readonly digits: number;
}

const ACTIONS: Record<CampaignEventKind, string> = {
  started: 'Started',
  budget_changed: 'Budget changed',
  paused: 'Paused',
  resumed: 'Resumed',
  ended: 'Ended',
};

/** The days of a platform have no time: noon is used for them. */
const noonOf = (day: string) => `${day}T12:00:00.000Z`;

async function readReported(trx: ShopTransaction, shopId: string, id: string, money: Money): Promise<CampaignEvent[]> {
  const found = await trx
    .selectFrom('campaign_events')
    .select(['at', 'kind', 'budget_minor'])
    .where('shop_id', '=', shopId)
    .where('campaign_id', '=', id)
    .orderBy('at', 'desc')
    .limit(MOST_EVENTS)
    .execute();
  return found.map(({ at, kind, budget_minor: budget }) => {
    const amount = budget === null ? null : toMajor(BigInt(budget), money.digits);
    return {
      time: at.toISOString(),
      action: ACTIONS[kind],
      value: amount === null ? '' : `${money.currency ?? ''} ${amount} a day`.trim(),
      ...(amount === null && (kind === 'started' || kind === 'budget_changed')
        ? {}
        : { wording: { code: `event.${kind}`, ...(amount === null ? {} : { values: { amount } }) } }),
    };
  });
}

/** What the days themselves show: the best one, and those with much fraud. */
async function readSeen(trx: ShopTransaction, shopId: string, id: string): Promise<CampaignEvent[]> {
  const { rows } = await sql<{ day: string; kind: 'best' | 'fraud'; amount: string }>`
    with days as (
      select day, conversions, clicks, invalid_clicks, count(*) over () as all_days
      from campaign_days where shop_id = ${shopId} and campaign_id = ${id}::uuid
    ), best as (
      select day, conversions from days where conversions > 0 and all_days >= ${LEAST_DAYS_FOR_BEST}
      order by conversions desc, day desc limit 1
    )
    select day, 'best' as kind, conversions as amount from best
    union all
    (select day, 'fraud', invalid_clicks from days
     where invalid_clicks >= ${FRAUD_DAY.clicks} and invalid_clicks >= clicks * ${FRAUD_DAY.share}::numeric
     order by day desc limit ${MOST_EVENTS})`.execute(trx);
  return rows.map(({ day, kind, amount }): CampaignEvent => {
    const count = Number(amount);
    return kind === 'best'
      ? {
          time: noonOf(day),
          action: 'Best day so far',
          value: `${count} conversions`,
          wording: { code: 'event.best_day', values: { conversions: count } },
        }
      : {
          time: noonOf(day),
          action: 'Fraud blocked',
          value: `${count} clicks`,
          wording: { code: 'event.fraud_blocked', values: { clicks: count } },
        };
  });
}

/** What happened to a campaign, newest first: reported by the platform, and seen in its days. */
export async function readCampaignEvents(
  trx: ShopTransaction,
  shopId: string,
  id: string,
  money: Money,
): Promise<CampaignEvent[]> {
  const events = [...(await readReported(trx, shopId, id, money)), ...(await readSeen(trx, shopId, id))];
  return events.toSorted((a, b) => b.time.localeCompare(a.time)).slice(0, MOST_EVENTS);
}
