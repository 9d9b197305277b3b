import type { RaisedCode } from '@adaos/domain';
import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { readShopFacts } from '../insights/shop-facts.ts';
import { toMajor } from '../ledger/money.ts';
import { deliver } from './notify.ts';

const MOST_ALERTS = 10;
/** The rest is on the screen of alerts; more in a row would not be read. */
const MOST_ACTIONS = 3;
/** The same thing is not reported again within this time, although it came and went. */
const AGAIN_AFTER = sql.lit('7 days');

interface Raised {
  readonly code: RaisedCode;
  readonly subject: string;
  readonly values: Readonly<Record<string, string | number>>;
}

const raisedAlerts = (trx: ShopTransaction, shopId: string, now: Date) =>
  trx
    .selectFrom('alerts')
    .select(['code', 'subject', 'values'])
    .where('shop_id', '=', shopId)
    .where('holds', '=', true)
    .where('status', '=', 'Active')
    .where('priority', '=', 'High')
    .where('raised_at', '=', now)
    .orderBy('code')
    .orderBy('subject')
    .limit(MOST_ALERTS)
    .execute();

async function raisedActions(trx: ShopTransaction, shopId: string, now: Date): Promise<Raised[]> {
  const { digits } = await readShopFacts(trx, shopId);
  const rows = await trx
    .selectFrom('actions')
    .select(['code', 'subject', 'values', 'effect_minor'])
    .where('shop_id', '=', shopId)
    .where('holds', '=', true)
    .where('status', '=', 'open')
    .where('basis', '=', 'gain')
    .where('effect_minor', '>', '0')
    .where('raised_at', '=', now)
    .orderBy('effect_minor', 'desc')
    .limit(MOST_ACTIONS)
    .execute();
  return rows.map(({ code, subject, values, effect_minor: effect }) => ({
    code: code as RaisedCode,
    subject,
    values: { ...values, effect: toMajor(BigInt(effect ?? 0), digits) },
  }));
}

/**
 * Notifies those who run the shop of the alerts of high priority and the actions worth money that an evaluation has raised, in its
 * transaction.
 * @param now the moment of the evaluation, which what it raised bears.
 */
export async function reportRaised(trx: ShopTransaction, shopId: string, now: Date): Promise<void> {
  const raised = [...((await raisedAlerts(trx, shopId, now)) as Raised[]), ...(await raisedActions(trx, shopId, now))];
  if (raised.length === 0) return;
  const before = await trx
    .selectFrom('notifications')
    .select(['code', 'subject'])
    .where('shop_id', '=', shopId)
    .where('subject', 'is not', null)
    .where('created_at', '>', sql<Date>`now() - interval ${AGAIN_AFTER}`)
    .execute();
  const known = new Set(before.map(({ code, subject }) => `${code} ${subject}`));
  const members = await trx
    .selectFrom('members')
    .select('account_id')
    .where('shop_id', '=', shopId)
    .where('role', 'in', ['admin', 'manager'])
    .execute();
  const accountIds = members.map(({ account_id: id }) => id);
  const fresh = raised.filter(({ code, subject }) => !known.has(`${code} ${subject}`));
  await deliver(trx, { shopId, accountIds }, fresh);
}
