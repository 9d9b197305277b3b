import type { Action, InsightType } from '@adaos/api';
import { LEDGER_KINDS } from '@adaos/domain';
import type { Selectable } from 'kysely';
import type { ActionsTable } from '../db/action-tables.ts';
import { toMajor } from '../ledger/money.ts';
import { measuredFrom } from './measured-from.ts';

type Row = Selectable<ActionsTable>;

const major = (minor: string, digits: number) => toMajor(BigInt(minor), digits);

function toEffect(value: string | null, low: string | null, high: string | null, digits: number) {
  if (value === null || low === null || high === null) return null;
  return { value: major(value, digits), low: major(low, digits), high: major(high, digits) };
}

function toResult(row: Row, digits: number): Action['result'] {
  if (row.status !== 'done' || row.done_on === null) return null;
  return {
    doneOn: row.done_on,
    expected: toEffect(row.decided_minor, row.decided_low_minor, row.decided_high_minor, digits),
    measuredFrom:
      row.measure !== null && row.decided_without_minor !== null ? measuredFrom(row.done_on, row.measure) : null,
    happened: row.happened_minor === null ? null : major(row.happened_minor, digits),
  };
}

/** An action as it is answered. @param digits of the shop's currency. @param now decides whether it is snoozed still. */
export function presentAction(row: Row, digits: number, now: Date): Action {
  const awake = row.status === 'snoozed' && row.snoozed_until !== null && row.snoozed_until <= now;
  const status = awake ? 'open' : row.status;
  return {
    id: row.id,
    subject: row.subject,
    type: row.type as InsightType,
    title: row.title,
    description: row.description,
    impact: row.impact,
    effort: row.effort,
    wording: { code: row.code, values: row.values },
    missing: LEDGER_KINDS.filter((kind) => row.missing.includes(kind)),
    basis: row.basis,
    effect: toEffect(row.effect_minor, row.low_minor, row.high_minor, digits),
    once: row.once_minor === null ? null : major(row.once_minor, digits),
    unknown: row.gap === null ? null : { reason: row.gap, from: row.known_from },
    status,
    changedAt: (status === 'open' ? row.raised_at : (row.decided_at ?? row.raised_at)).toISOString(),
    changedBy: status === 'open' ? null : row.decided_by_name,
    until: status === 'snoozed' ? (row.snoozed_until?.toISOString() ?? null) : null,
    dismissal:
      status === 'dismissed' && row.dismissal !== null ? { reason: row.dismissal, note: row.note ?? '' } : null,
    result: toResult(row, digits),
  };
}
