import type { CostPreview, CostRule, CostRuleInput, Costs, Recomputing } from '@adaos/api';
import { COST_RULE_KINDS } from '@adaos/domain';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Actor } from '../services/actor.ts';
import type { Services } from '../services/services.ts';
import { recordAudit } from '../audit/record.ts';
import { addDays, type Period } from '../calendar/days.ts';
import { checkPeriod } from '../calendar/period.ts';
import { ZoneClock } from '../calendar/zone.ts';
import type { ShopTransaction } from '../db/database.ts';
import { ConflictError, NotFoundError } from '../errors/domain-errors.ts';
import { readOrderSpan, readUpdatedAt } from '../insights/read-orders.ts';
import { rulesInForce, type RuleTerms } from '../ledger/cost-rules.ts';
import { changeCosts } from '../ledger/change-costs.ts';
import { lastEntry } from '../ledger/last-entry.ts';
import { lockLedger } from '../ledger/lock.ts';
import { previewLedger } from '../ledger/preview-ledger.ts';
import { minorDigits, toMajor } from '../ledger/money.ts';
import { postRules, previewRules } from '../ledger/post-rules.ts';
import { effectSince } from '../ledger/recomputation.ts';
import { readCoverage } from './coverage.ts';
import { planFixedCosts } from './fixed-costs.ts';

const COVERED_DAYS = 365;
const MOST_COUNTRIES = 100;
const MOST_GROUPS = 200;
const MOST_CARRIERS = 100;
const MOST_MANAGERS = 5;

type StoredRule = RuleTerms & {
  readonly label: string | null;
  readonly created_at: Date;
  readonly created_by_name: string | null;
  readonly withdrawn_at: Date | null;
};

export interface CostShop {
  readonly currency: string;
  readonly timezone: string;
  readonly digits: number;
  /** In the shop's calendar. */
  readonly today: string;
}

/** @throws ConflictError before the first import, which settles the currency of all amounts. */
export async function costShop(trx: ShopTransaction, shopId: string): Promise<CostShop> {
  const shop = await trx
    .selectFrom('shops')
    .select(['currency', 'timezone'])
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  if (!shop?.currency || !shop.timezone)
    throw new ConflictError('conflict', 'Import orders first: they settle the currency of the costs.');
  const today = new ZoneClock(shop.timezone).dayAt(Date.now());
  return { currency: shop.currency, timezone: shop.timezone, digits: minorDigits(shop.currency), today };
}

const money = (minor: string | null, digits: number) => (minor === null ? null : toMajor(BigInt(minor), digits));

const toRule = (row: StoredRule, digits: number): CostRule => ({
  id: row.id,
  kind: row.kind,
  label: row.label,
  country: row.country,
  paymentMethod: row.payment_method,
  group: row.product_group,
  vatIncluded: row.vat_included,
  overZero: row.over_zero,
  carrier: row.carrier,
  weightOver: row.weight_over,
  weightTo: row.weight_to,
  percent: row.percent === null ? null : Number(row.percent),
  perOrder: money(row.order_minor, digits),
  perItem: money(row.item_minor, digits),
  perParcel: money(row.parcel_minor, digits),
  perMonth: money(row.month_minor, digits),
  once: money(row.once_minor, digits),
  from: row.valid_from,
  to: row.valid_to,
  createdAt: row.created_at.toISOString(),
  createdBy: row.created_by_name,
  withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
});

async function readRules(trx: ShopTransaction, shopId: string, id?: string): Promise<StoredRule[]> {
  return trx
    .selectFrom('cost_rules')
    .leftJoin('accounts', 'accounts.id', 'cost_rules.created_by')
    .select([
      'cost_rules.id',
      'kind',
      'label',
      'country',
      'payment_method',
      'product_group',
      'vat_included',
      'over_zero',
      'carrier',
      'weight_over',
      'weight_to',
      'percent',
      'order_minor',
      'item_minor',
      'parcel_minor',
      'month_minor',
    ])
    .select(['once_minor', 'valid_from', 'valid_to', 'cost_rules.created_at', 'withdrawn_at'])
    .select('accounts.name as created_by_name')
    .where('shop_id', '=', shopId)
    .where('kind', 'in', COST_RULE_KINDS)
    .$if(id !== undefined, (query) => query.where('cost_rules.id', '=', id ?? ''))
    .orderBy('cost_rules.created_at', 'desc')
    .orderBy('cost_rules.id', 'desc')
    .execute();
}

/** The countries of the shop's orders, most orders first, and of how many the VAT is stated: all orders are read once. */
async function readOrderFacts(trx: ShopTransaction, shopId: string): Promise<Pick<Costs, 'countries' | 'statedVat'>> {
  const rows = await trx
    .selectFrom('orders')
    .select(['country', sql<string>`count(*) filter (where not vat_stated)`.as('zero')])
    .select(sql<string>`count(*) filter (where vat_stated)`.as('some'))
    .where('shop_id', '=', shopId)
    .groupBy('country')
    .orderBy((of) => of.fn.countAll(), 'desc')
    .orderBy('country')
    .execute();
  const sum = (of: 'zero' | 'some') => rows.reduce((total, row) => total + Number(row[of]), 0);
  return {
    countries: rows.flatMap(({ country }) => country ?? []).slice(0, MOST_COUNTRIES),
    statedVat: { zero: sum('zero'), some: sum('some') },
  };
}

/** How the shop's orders were sent, most orders first. */
async function readCarriers(trx: ShopTransaction, shopId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('orders')
    .select('carrier')
    .where('shop_id', '=', shopId)
    .where('carrier', 'is not', null)
    .groupBy('carrier')
    .orderBy((of) => of.fn.countAll(), 'desc')
    .orderBy('carrier')
    .limit(MOST_CARRIERS)
    .execute();
  return rows.flatMap(({ carrier }) => carrier ?? []);
}

/** The groups of the shop's products, most products first. */
async function readGroups(trx: ShopTransaction, shopId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('product_facts')
    .select('product_group')
    .where('shop_id', '=', shopId)
    .where('product_group', 'is not', null)
    .groupBy('product_group')
    .orderBy((of) => of.fn.countAll(), 'desc')
    .orderBy('product_group')
    .limit(MOST_GROUPS)
    .execute();
  return rows.flatMap(({ product_group: group }) => group ?? []);
}

/** The names of those who may change the costs, managers first: they are nearest to it. */
async function readManagers(trx: ShopTransaction, shopId: string): Promise<string[]> {
  const managers = await trx
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.id', 'members.account_id')
    .select('accounts.name')
    .where('members.shop_id', '=', shopId)
    .where('members.role', 'in', ['manager', 'admin'])
    .orderBy((of) => of('members.role', '=', 'manager'), 'desc')
    .orderBy('members.created_at')
    .limit(MOST_MANAGERS)
    .execute();
  return managers.map(({ name }) => name);
}

/** The last 12 months of a span. */
export function lastDays({ from, to }: Period): Period {
  const first = addDays(to, 1 - COVERED_DAYS);
  return { from: first > from ? first : from, to };
}

/** The rules of the shop, and how much of its sales of the last 12 months of orders they and the records cover. */
export async function getCosts({ database }: Services, shopId: string): Promise<Costs> {
  return database.readShop(shopId, async (trx) => {
    const { currency } = await trx
      .selectFrom('shops')
      .select('currency')
      .where('shop_id', '=', shopId)
      .executeTakeFirstOrThrow();
    const span = await readOrderSpan(trx, shopId);
    const period = span && lastDays(span);
    const orders = await readOrderFacts(trx, shopId);
    const digits = minorDigits(currency);
    const rules = (await readRules(trx, shopId)).map((rule) => toRule(rule, digits));
    return {
      source: span === null && rules.length === 0 ? 'none' : 'live',
      currency,
      updatedAt: (await readUpdatedAt(trx, shopId))?.toISOString() ?? null,
      period,
      rules,
      coverage: period ? await readCoverage(trx, shopId, period) : [],
      ...orders,
      groups: await readGroups(trx, shopId),
      carriers: await readCarriers(trx, shopId),
      managers: await readManagers(trx, shopId),
    };
  });
}

function termsOf(input: CostRuleInput, digits: number): RuleTerms {
  const minor = (amount: number | null) => (amount === null ? null : String(Math.round(amount * 10 ** digits)));
  return {
    id: input.id ?? uuidv7(),
    kind: input.kind,
    country: input.country,
    payment_method: input.paymentMethod ?? null,
    product_group: input.group ?? null,
    vat_included: input.vatIncluded ?? null,
    over_zero: input.overZero ?? false,
    carrier: input.carrier ?? null,
    weight_over: input.weightOver ?? null,
    weight_to: input.weightTo ?? null,
    percent: input.percent === null ? null : input.percent.toFixed(3),
    order_minor: minor(input.perOrder),
    item_minor: minor(input.perItem),
    parcel_minor: minor(input.perParcel ?? null),
    month_minor: minor(input.perMonth),
    once_minor: minor(input.once),
    valid_from: input.from,
    valid_to: input.to,
  };
}

/**
 * What a rule of the returned goods would change: unit costs and percentages follow from it, so it is set, the entries are summed, and all
 * of it is rolled back.
 */
async function previewReturned(
  trx: ShopTransaction,
  { shopId, today, digits, period }: Pick<CostShop, 'today' | 'digits'> & { shopId: string; period: Period | null },
  terms: RuleTerms,
): Promise<CostPreview> {
  await sql`savepoint before_preview`.execute(trx);
  await lockLedger(trx, shopId);
  const since = await lastEntry(trx, shopId);
  await trx
    .insertInto('cost_rules')
    .values({ ...terms, shop_id: shopId, created_by: null, created_at: sql<Date>`clock_timestamp()` })
    .execute();
  await postRules(trx, { shopId, today }, terms.kind);
  const effect = await effectSince(trx, shopId, since, digits, period);
  await sql`rollback to savepoint before_preview`.execute(trx);
  return effect;
}

/**
 * What a rule would change; nothing is written.
 * @param ends of a period whose change is asked for as well; both or none.
 */
export async function previewCostRule(
  services: Services,
  { shopId }: Actor,
  input: CostRuleInput,
  ends: { readonly from?: string | undefined; readonly to?: string | undefined } = {},
): Promise<CostPreview> {
  const { from, to } = ends;
  const period = from === undefined || to === undefined ? null : checkPeriod({ from, to });
  return previewLedger(services, shopId, async (trx) => {
    const { digits, today } = await costShop(trx, shopId);
    const terms = termsOf(input, digits);
    const { kind } = input;
    if (kind === 'returned_goods') return previewReturned(trx, { shopId, today, digits, period }, terms);
    const rules = [...(await rulesInForce(trx, shopId)), terms];
    const months = await previewRules(trx, { shopId, today, period }, kind, rules);
    const sum = (of: 'change' | 'changed' | 'within') => months.reduce((total, month) => total + BigInt(month[of]), 0n);
    return {
      change: toMajor(sum('change'), digits),
      changed: Number(sum('changed')),
      months: months.map(({ month, change }) => ({ month, change: toMajor(BigInt(change), digits) })),
      ...(period && { inPeriod: toMajor(sum('within'), digits) }),
    };
  });
}

async function storedRule(trx: ShopTransaction, shopId: string, id: string): Promise<StoredRule> {
  const [rule] = await readRules(trx, shopId, id);
  if (!rule) throw new NotFoundError('There is no such rule.');
  return rule;
}

/**
 * Adds a rule, and has the ledger brought in line with it. No day before its first is touched. Sent again under the same id it is there
 * already.
 */
export async function addCostRule(
  services: Services,
  actor: Actor,
  input: CostRuleInput,
): Promise<Recomputing<CostRule>> {
  const { shopId, accountId } = actor;
  return changeCosts(services, shopId, async (trx, recompute) => {
    const shop = await costShop(trx, shopId);
    const terms = termsOf(input, shop.digits);
    const added = await trx
      .insertInto('cost_rules')
      .values({
        ...terms,
        shop_id: shopId,
        label: input.label,
        created_by: accountId,
        created_at: sql<Date>`clock_timestamp()`,
      })
      .onConflict((on) => on.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added) {
      if (terms.kind === 'custom_cost') await planFixedCosts(services.jobs, trx, shopId, shop);
      const details = { kind: input.kind, label: input.label, from: input.from, to: input.to };
      await recordAudit(trx, actor, { action: 'cost_rule_added', target: input.label ?? input.kind, details });
      await recompute({ kind: input.kind, work: 'rules' });
    }
    return toRule(await storedRule(trx, shopId, terms.id), shop.digits);
  });
}

/**
 * Takes a rule back, and has the ledger brought in line with those that are left. Doing it again changes nothing.
 * @throws NotFoundError for a rule that the shop does not have.
 */
export async function withdrawCostRule(services: Services, actor: Actor, id: string): Promise<Recomputing<CostRule>> {
  const { shopId, accountId } = actor;
  return changeCosts(services, shopId, async (trx, recompute) => {
    const rule = await storedRule(trx, shopId, id);
    const shop = await costShop(trx, shopId);
    if (rule.withdrawn_at !== null) return toRule(rule, shop.digits);
    await trx
      .updateTable('cost_rules')
      .set({ withdrawn_at: sql<Date>`clock_timestamp()`, withdrawn_by: accountId })
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .execute();
    const details = { kind: rule.kind, label: rule.label, from: rule.valid_from, to: rule.valid_to };
    await recordAudit(trx, actor, { action: 'cost_rule_withdrawn', target: rule.label ?? rule.kind, details });
    await recompute({ kind: rule.kind, work: 'rules' });
    return toRule(await storedRule(trx, shopId, id), shop.digits);
  });
}
