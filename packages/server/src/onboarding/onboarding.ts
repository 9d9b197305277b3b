import type { Onboarding, OnboardingProgress } from '@adaos/api';
import { ONBOARDING_COSTS, ONBOARDING_STEPS, type OnboardingStep } from '@adaos/domain';
import { sql } from 'kysely';
import { addDays } from '../calendar/days.ts';
import type { Database, ShopTransaction } from '../db/database.ts';
import { missingKinds } from '../insights/figures.ts';
import { readPeriodTotals } from '../insights/read-totals.ts';
import { readOwnChoices } from '../notifications/choices.ts';
import type { Actor } from '../services/actor.ts';

/** The days before the last order that the costs and ads are looked for in: what is older need not be filled in to begin. */
const RECENT_DAYS = 90;

const oneOf = (done: boolean) => ({ known: done ? 1 : 0, of: 1 });

async function readLastOrder(trx: ShopTransaction, shopId: string): Promise<string | null> {
  const { last } = await trx
    .selectFrom('daily_orders')
    .select(sql<string | null>`max(order_on)`.as('last'))
    .where('shop_id', '=', shopId)
    .where('kind', '!=', 'adjustment')
    .executeTakeFirstOrThrow();
  return last;
}

/** What the recent sales lack; null before the first order. */
async function readMissing(trx: ShopTransaction, shopId: string) {
  const last = await readLastOrder(trx, shopId);
  if (last === null) return null;
  return missingKinds(await readPeriodTotals(trx, shopId, { from: addDays(last, 1 - RECENT_DAYS), to: last }));
}

async function hasStock(trx: ShopTransaction, shopId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('stock_items')
    .select('shop_id')
    .where('shop_id', '=', shopId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function isHidden(trx: ShopTransaction, { shopId, accountId }: Pick<Actor, 'shopId' | 'accountId'>) {
  const member = await trx
    .selectFrom('members')
    .select('onboarding_hidden_at')
    .where('shop_id', '=', shopId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return member?.onboarding_hidden_at != null;
}

/**
 * How far a shop is on the way to whole figures: each step counts by what is there, not by who did it. The weekly
 * summary is the caller's own choice; a daily one counts too.
 */
export function getOnboarding(database: Database, actor: Actor): Promise<Onboarding> {
  const { shopId } = actor;
  return database.readShop(shopId, async (trx) => {
    const missing = await readMissing(trx, shopId);
    const choices = await readOwnChoices(trx, actor);
    const lacking = missing === null ? ONBOARDING_COSTS : ONBOARDING_COSTS.filter((kind) => missing.includes(kind));
    const progress: Record<OnboardingStep, Pick<OnboardingProgress, 'known' | 'of'>> = {
      orders: oneOf(missing !== null),
      costs: { known: ONBOARDING_COSTS.length - lacking.length, of: ONBOARDING_COSTS.length },
      ads: oneOf(missing !== null && !missing.includes('ad_spend')),
      stock: oneOf(await hasStock(trx, shopId)),
      mail: oneOf(Object.values(choices).some(({ daily, weekly }) => daily || weekly)),
    };
    const steps = ONBOARDING_STEPS.map((step) => {
      const { known, of } = progress[step];
      return { step, done: known === of, known, of };
    });
    return { hidden: await isHidden(trx, actor), steps };
  });
}

/** Puts the list away for the caller, or shows it again. */
export async function hideOnboarding(database: Database, { shopId, accountId }: Actor, hidden: boolean) {
  await database.forShop(shopId, (trx) =>
    trx
      .updateTable('members')
      .set({ onboarding_hidden_at: hidden ? sql<Date>`now()` : null })
      .where('shop_id', '=', shopId)
      .where('account_id', '=', accountId)
      .execute(),
  );
  return { ok: true } as const;
}
