import type {
  DoubtfulNumber,
  DoubtfulNumbers,
  DoubtfulNumbersQuery,
  NumberDecisionInput,
  Recomputing,
} from '@adaos/api';
import { sql } from 'kysely';
import { recordAudit } from '../audit/record.ts';
import type { Database, ShopTransaction } from '../db/database.ts';
import { ConflictError, NotFoundError } from '../errors/domain-errors.ts';
import { readShopFacts } from '../insights/shop-facts.ts';
import { changeCosts } from '../ledger/change-costs.ts';
import { toMajor } from '../ledger/money.ts';
import type { Actor } from '../services/actor.ts';
import type { Services } from '../services/services.ts';

const PAGE = 25;

interface Found {
  readonly number: string;
  readonly earlier_on: string;
  readonly later_on: string;
  readonly earlier: string | null;
  readonly later: string | null;
  readonly is_other: boolean | null;
  readonly decided_at: Date | null;
  readonly decided_by_name: string | null;
}

/** The doubts with their newest decision, open ones first; or one. */
const doubts = (shopId: string, one: { number: string; laterOn: string } | null) => sql`
  select d.number, d.earlier_on, d.later_on, c.is_other, c.decided_at, c.decided_by
  from number_doubts d left join lateral (
    select is_other, decided_at, decided_by from number_decisions c
    where c.shop_id = ${shopId} and c.number = d.number and c.later_on = d.later_on order by c.id desc limit 1
  ) as c on true
  where d.shop_id = ${shopId}
    and (${one?.number ?? null}::text is null or (d.number = ${one?.number ?? null} and d.later_on = ${one?.laterOn ?? null}::date))`;

/** What a number was sold for on the days until the doubt, and from then on, up to the next one; null where no items are known. */
const sold = (shopId: string, within: ReturnType<typeof sql>) => sql`(
  select sum(coalesce(l.shop_amount_minor, l.amount_minor)) from orders o join order_lines l on l.shop_id = ${shopId} and l.order_id = o.id
  where o.shop_id = ${shopId} and (o.external_id = page.number and o.number is null or o.number = page.number)
    and l.amount_minor > 0 and ${within})`;

async function readDoubts(
  trx: ShopTransaction,
  shopId: string,
  {
    one = null,
    page = 0,
    limit = PAGE,
  }: { one?: { number: string; laterOn: string } | null; page?: number; limit?: number },
): Promise<DoubtfulNumber[]> {
  const { digits } = await readShopFacts(trx, shopId);
  const { rows } = await sql<Found>`
    with page as materialized (
      select * from (${doubts(shopId, one)}) as d
      order by is_other is not null, decided_at desc nulls last, later_on desc, number limit ${limit} offset ${page * limit}
    )
    select page.number, page.earlier_on, page.later_on, page.is_other, page.decided_at, a.name as decided_by_name,
      ${sold(shopId, sql`l.placed_on = page.earlier_on`)} as earlier, ${sold(shopId, sql`l.placed_on = page.later_on`)} as later
    from page left join accounts a on a.id = page.decided_by
    order by is_other is not null, decided_at desc nulls last, later_on desc, number`.execute(trx);
  const amount = (minor: string | null) => (minor === null ? null : toMajor(BigInt(minor), digits));
  return rows.map((row) => ({
    number: row.number,
    earlierOn: row.earlier_on,
    laterOn: row.later_on,
    earlierAmount: amount(row.earlier),
    laterAmount: amount(row.later),
    decision: row.is_other === null ? null : row.is_other ? 'different' : 'same',
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.decided_by_name,
  }));
}

/** The numbers of which it is doubtful whether they belong to one order, open ones first. */
export async function listDoubtfulNumbers(
  database: Database,
  shopId: string,
  { page = 0, limit = PAGE }: DoubtfulNumbersQuery,
): Promise<DoubtfulNumbers> {
  return database.readShop(shopId, async (trx) => {
    const { currency } = await readShopFacts(trx, shopId);
    const { rows } = await sql<{ total: string; open: string }>`
      select count(*) as total, count(*) filter (where is_other is null) as open from (${doubts(shopId, null)}) as d`.execute(
      trx,
    );
    const numbers = await readDoubts(trx, shopId, { page, limit });
    return { source: 'live', currency, numbers, total: Number(rows[0]?.total ?? 0), open: Number(rows[0]?.open ?? 0) };
  });
}

async function readOne(trx: ShopTransaction, shopId: string, one: { number: string; laterOn: string }) {
  const [doubt] = await readDoubts(trx, shopId, { one });
  if (!doubt) throw new NotFoundError('There is no such doubt.');
  return doubt;
}

/**
 * Keeps what the owner says of the sales of one number. Different orders are separated now, as far as their items are known, and by every
 * later import. The same answer again changes nothing.
 * @throws NotFoundError for a doubt that the shop does not have; ConflictError `order_was_split` where different orders are to be one again.
 */
export async function decideNumber(
  services: Services,
  actor: Actor,
  input: NumberDecisionInput,
): Promise<Recomputing<DoubtfulNumber>> {
  const { shopId, accountId } = actor;
  const { number, laterOn, answer } = input;
  return changeCosts(services, shopId, async (trx, recompute) => {
    const before = await readOne(trx, shopId, input);
    if (before.decision === answer) return before;
    if (before.decision === 'different') {
      throw new ConflictError(
        'order_was_split',
        'The orders were separated: each has its own costs and decisions by now.',
      );
    }
    await trx
      .insertInto('number_decisions')
      .values({ shop_id: shopId, number, later_on: laterOn, is_other: answer === 'different', decided_by: accountId })
      .execute();
    if (answer === 'different') await recompute({ kind: 'sale', work: 'numbers', ids: [`${laterOn} ${number}`] });
    await recordAudit(trx, actor, { action: 'number_decided', target: number, details: { from: null, to: answer } });
    return readOne(trx, shopId, input);
  });
}
