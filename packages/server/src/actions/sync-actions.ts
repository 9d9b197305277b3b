import { type Selectable, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { ActionsTable } from '../db/action-tables.ts';
import type { ShopTransaction } from '../db/database.ts';
import { worded } from '../insights/worded.ts';
import { comesBack } from './comes-back.ts';
import { type Finding, impactOf } from './finding.ts';
import { MONTH_DAYS, WINDOW_DAYS } from '../insights/statistics.ts';

type Kept = Selectable<ActionsTable>;

/** What becomes of an action whose cause holds. */
type Step = 'raised' | 'kept' | 'returned';

/** More of one kind are no queue any more: those with the most money. */
const MOST_OF_A_KIND = 50;

const amountOf = ({ expected }: Finding) => ('effect' in expected ? expected.effect.value : -1);
const keyOf = ({ code, subject }: { code: string; subject: string }) => `${code} ${subject}`;
const whole = (amount: number | undefined) => (amount === undefined ? null : Math.round(amount));

/** The findings that are kept: none whose effect would be nothing, and the greatest of each kind. */
export function keptFindings(findings: readonly Finding[]): Finding[] {
  const worth = findings.filter(({ expected }) => !('effect' in expected) || expected.effect.value >= 1);
  return [...Map.groupBy(worth, ({ code }) => code).values()].flatMap((same) =>
    same.toSorted((a, b) => amountOf(b) - amountOf(a)).slice(0, MOST_OF_A_KIND),
  );
}

function toRow(finding: Finding, netSales: number) {
  const { code, subject, type, effort, values, missing = [], basis = 'gain', expected, measured } = finding;
  const { title, text: description } = worded(code, values);
  const effect = 'effect' in expected ? expected.effect : undefined;
  return {
    id: uuidv7(),
    code,
    subject,
    type,
    effort,
    values,
    missing,
    basis,
    title,
    description,
    impact: impactOf(finding, netSales),
    effect_minor: whole(effect?.value),
    low_minor: whole(effect?.low),
    high_minor: whole(effect?.high),
    once_minor: whole(finding.once),
    gap: 'gap' in expected ? expected.gap : null,
    known_from: 'gap' in expected ? (expected.from ?? null) : null,
    measure: measured?.by ?? null,
    measure_key: measured?.key ?? null,
    without_minor: whole(measured?.without),
  };
}

const number = (value: string | null) => (value === null ? null : Number(value));

function stepOf(kept: Kept | undefined, effectMinor: number | null, today: string, now: Date): Step {
  if (!kept) return 'raised';
  const { status, holds, decided_minor: decided, done_on: doneOn, ended_at: endedAt } = kept;
  if (status === 'done' || status === 'dismissed') {
    const action = { status, decidedMinor: number(decided), doneOn, endedAt: holds ? null : (endedAt ?? null) };
    return comesBack(action, effectMinor, today, now) ? 'returned' : 'kept';
  }
  return holds ? 'kept' : 'raised';
}

/**
 * Brings the shop's queue in line with what holds now. An action is known by its code and subject: while its cause holds it is updated;
 * when that is gone, it ends by itself; `comesBack` says when one that was done or dismissed is open again. Run twice it changes nothing.
 * @param netSales of 28 days, in minor units. @param today in the shop's calendar, `YYYY-MM-DD`.
 */
export async function syncActions(
  trx: ShopTransaction,
  shopId: string,
  findings: readonly Finding[],
  { netSales, today, now }: { netSales: number; today: string; now: Date },
): Promise<void> {
  const kept = await trx.selectFrom('actions').selectAll().where('shop_id', '=', shopId).forUpdate().execute();
  const byKey = new Map(kept.map((row) => [keyOf(row), row]));
  const rows = keptFindings(findings).map((finding) => {
    const row = toRow(finding, (netSales * MONTH_DAYS) / WINDOW_DAYS);
    const before = byKey.get(keyOf(row));
    return { ...row, id: before?.id ?? row.id, step: stepOf(before, row.effect_minor, today, now) };
  });
  const found = new Set(rows.map(keyOf));
  const ended = kept.filter((row) => row.holds && !found.has(keyOf(row))).map(({ id }) => id);
  if (ended.length > 0) await endActions(trx, shopId, ended, now);
  if (rows.length > 0) await writeActions(trx, shopId, rows, now);
  const amounts = new Map(rows.map(({ id, effect_minor: amount }) => [id, amount]));
  const noted = [
    ...rows.flatMap(({ id, step: event }) => (event === 'kept' ? [] : [{ id, event }])),
    ...ended.map((id) => ({ id, event: 'ended' as const })),
  ];
  if (noted.length === 0) return;
  const events = noted.map(({ id, event }) => {
    return { shop_id: shopId, action_id: id, event, at: now, amount_minor: amounts.get(id) ?? null };
  });
  await trx.insertInto('action_events').values(events).execute();
}

async function endActions(trx: ShopTransaction, shopId: string, ids: readonly string[], now: Date): Promise<void> {
  await trx
    .updateTable('actions')
    .set({ holds: false, ended_at: now })
    .where('shop_id', '=', shopId)
    .where('id', 'in', ids)
    .execute();
}

const CONTENT = [
  'type',
  'impact',
  'effort',
  'title',
  'description',
  'values',
  'missing',
  'basis',
  'effect_minor',
  'low_minor',
  'high_minor',
  'once_minor',
  'gap',
  'known_from',
  'measure',
  'measure_key',
  'without_minor',
] as const;
/** What was decided is forgotten when an action is open again; its history keeps it. */
const DECIDED = [
  'decided_at',
  'decided_by',
  'decided_by_name',
  'snoozed_until',
  'dismissal',
  'note',
  'decided_minor',
  'decided_low_minor',
  'decided_high_minor',
  'decided_without_minor',
  'done_on',
  'happened_minor',
] as const;

async function writeActions(
  trx: ShopTransaction,
  shopId: string,
  rows: readonly { readonly step: string }[],
  now: Date,
): Promise<void> {
  const content = sql.join(CONTENT.map((name) => sql.ref(name)));
  const updated = sql.join(CONTENT.map((name) => sql`${sql.ref(name)} = f.${sql.ref(name)}`));
  const forgotten = sql.join(
    DECIDED.map((name) => sql`${sql.ref(name)} = case when step <> 'returned' then a.${sql.ref(name)} end`),
  );
  const found = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as f(id uuid, step text, code text, subject text,
    type text, impact text, effort text, title text, description text, values jsonb, missing text[], basis text,
    effect_minor bigint, low_minor bigint, high_minor bigint, once_minor bigint, gap text, known_from date, measure text, measure_key text,
    without_minor bigint)`;
  await sql`
    update actions a set ${updated}, ${forgotten}, holds = true, ended_at = null,
      status = case when step = 'returned' then 'open' else a.status end,
      raised_at = case when step = 'kept' then a.raised_at else ${now} end
    from ${found} where a.shop_id = ${shopId} and a.id = f.id`.execute(trx);
  await sql`
    insert into actions (shop_id, id, code, subject, ${content}, holds, status, raised_at)
    select ${shopId}, id, code, subject, ${content}, true, 'open', ${now} from ${found} where step = 'raised'
    on conflict (shop_id, code, subject) do nothing`.execute(trx);
}
