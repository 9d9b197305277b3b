import type { LineDecision, LineDecisionInput, LineRow, Recomputing } from '@adaos/api';
import { sql } from 'kysely';
import type { Actor } from '../services/actor.ts';
import type { Services } from '../services/services.ts';
import { recordAudit } from '../audit/record.ts';
import type { ShopTransaction } from '../db/database.ts';
import { NotFoundError } from '../errors/domain-errors.ts';
import { calledOff } from '../ledger/called-off.ts';
import { changeCosts, type StoreChange } from '../ledger/change-costs.ts';
import { minorDigits, toMajor } from '../ledger/money.ts';
import { costShop } from './cost-shop.ts';
import { lineKindOf } from './line-kinds.ts';

const MOST_LINES = 200;

interface StoredDecision {
  readonly id: string;
  readonly code: string;
  readonly is_product: boolean;
  readonly created_at: Date;
  readonly created_by_name: string | null;
  readonly withdrawn_at: Date | null;
}

const toDecision = (row: StoredDecision): LineDecision => ({
  id: row.id,
  isProduct: row.is_product,
  createdAt: row.created_at.toISOString(),
  createdBy: row.created_by_name,
  withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
});

/** Newest first. */
const selectDecisions = (trx: ShopTransaction, shopId: string) =>
  trx
    .selectFrom('line_decisions')
    .leftJoin('accounts', 'accounts.id', 'line_decisions.created_by')
    .select(['line_decisions.id', 'code', 'is_product', 'line_decisions.created_at', 'withdrawn_at'])
    .select('accounts.name as created_by_name')
    .where('shop_id', '=', shopId)
    .orderBy('line_decisions.created_at', 'desc')
    .orderBy('line_decisions.id');

/** The codes whose lines seem to be no products, by what they and their names say. */
async function proposedCodes(trx: ShopTransaction, shopId: string): Promise<string[]> {
  const { rows } = await sql<{ code: string; name: string | null }>`
    select code, max(name) as name from product_years where shop_id = ${shopId} group by code`.execute(trx);
  return rows.filter(({ code, name }) => lineKindOf(code, name) !== null).map(({ code }) => code);
}

interface SoldLines {
  readonly code: string;
  readonly name: string | null;
  readonly lines: string;
  readonly sales: string;
}

/** How many lines have these codes, the name that most of them have, and what they sold for. */
async function readSold(trx: ShopTransaction, shopId: string, codes: readonly string[]): Promise<SoldLines[]> {
  if (codes.length === 0) return [];
  const { rows } = await sql<SoldLines>`
    select coalesce(l.sku, l.name) as code, mode() within group (order by l.name) as name, count(*) as lines,
      sum(coalesce(l.shop_amount_minor, l.amount_minor)) as sales
    from order_lines l join orders o on o.shop_id = ${shopId} and o.id = l.order_id
    where l.shop_id = ${shopId} and coalesce(l.sku, l.name) = any (${codes}::text[]) and not ${calledOff('o')}
    group by 1`.execute(trx);
  return rows;
}

/**
 * The codes whose lines seem to be no products, and those of which the owner has decided: undecided ones first, then by what they
 * sold for.
 */
export async function listLines(
  { database }: Pick<Services, 'database'>,
  shopId: string,
): Promise<{ currency: string | null; lines: LineRow[] }> {
  return database.readShop(shopId, async (trx) => {
    const { currency } = await trx
      .selectFrom('shops')
      .select('currency')
      .where('shop_id', '=', shopId)
      .executeTakeFirstOrThrow();
    const digits = minorDigits(currency);
    const decisions = Map.groupBy(await selectDecisions(trx, shopId).execute(), ({ code }) => code);
    const codes = new Set([...(await proposedCodes(trx, shopId)), ...decisions.keys()]);
    const sold = new Map((await readSold(trx, shopId, Array.from(codes))).map((row) => [row.code, row]));
    const found = Array.from(codes, (code): LineRow => {
      const { name = null, lines = '0', sales = '0' } = sold.get(code) ?? {};
      const own = (decisions.get(code) ?? []).map(toDecision);
      return {
        code,
        name,
        lines: Number(lines),
        sales: toMajor(BigInt(sales), digits),
        kind: lineKindOf(code, name),
        decision: own.find(({ withdrawnAt }) => withdrawnAt === null) ?? null,
        decisions: own,
      };
    });
    const rank = ({ decision }: LineRow) => (decision === null ? 0 : 1);
    const sorted = found.toSorted(
      (a, b) => rank(a) - rank(b) || Math.abs(b.sales) - Math.abs(a.sales) || a.code.localeCompare(b.code),
    );
    return { currency, lines: sorted.slice(0, MOST_LINES) };
  });
}

/** What counts of a code is taken back. */
const withdraw = (trx: ShopTransaction, { shopId, accountId }: Actor, code: string) =>
  trx
    .updateTable('line_decisions')
    .set({ withdrawn_at: sql<Date>`clock_timestamp()`, withdrawn_by: accountId })
    .where('shop_id', '=', shopId)
    .where('code', '=', code)
    .where('withdrawn_at', 'is', null)
    .execute();

/**
 * Decides whether a code is a product, and has the ledger brought in line with it, in all orders. The same again changes nothing.
 * @throws ConflictError before the first import.
 */
export async function decideLine(
  services: Services,
  actor: Actor,
  { code, isProduct }: LineDecisionInput,
): Promise<Recomputing<LineDecision>> {
  const { shopId, accountId } = actor;
  return changeCosts(services, shopId, async (trx, recompute) => {
    await costShop(trx, shopId);
    const inForce = () =>
      selectDecisions(trx, shopId).where('code', '=', code).where('withdrawn_at', 'is', null).executeTakeFirst();
    const before = await inForce();
    if (before?.is_product === isProduct) return toDecision(before);
    await withdraw(trx, actor, code);
    await trx
      .insertInto('line_decisions')
      .values({ shop_id: shopId, code, is_product: isProduct, created_by: accountId })
      .execute();
    await recompute({ kind: 'cogs', work: 'products', ids: [code] });
    await recordAudit(trx, actor, { action: isProduct ? 'line_is_product' : 'line_is_no_product', target: code });
    return toDecision((await inForce()) as StoredDecision);
  });
}

/**
 * Takes a decision back: the code counts as a product, as before the first one. Doing it again changes nothing.
 * @throws NotFoundError for a decision that the shop does not have.
 */
export const takeLineDecisionBack =
  (actor: Actor, id: string): StoreChange<LineDecision> =>
  async (trx, recompute) => {
    const { shopId } = actor;
    const read = () => selectDecisions(trx, shopId).where('line_decisions.id', '=', id).executeTakeFirst();
    const before = await read();
    if (!before) throw new NotFoundError('There is no such decision.');
    if (before.withdrawn_at !== null) return toDecision(before);
    await withdraw(trx, actor, before.code);
    await recompute({ kind: 'cogs', work: 'products', ids: [before.code] });
    await recordAudit(trx, actor, { action: 'line_decision_withdrawn', target: before.code });
    return toDecision((await read()) ?? before);
  };

export const withdrawLineDecision = (
  services: Services,
  actor: Actor,
  id: string,
): Promise<Recomputing<LineDecision>> => changeCosts(services, actor.shopId, takeLineDecisionBack(actor, id));
