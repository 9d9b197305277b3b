import type { LedgerKind, Quality } from '@adaos/api';
import { QUALITIES } from '@adaos/domain';

/** How well a ledger entry is known; what is missing has no entry. */
export type EntryQuality = Exclude<Quality, 'missing'>;

/** What the ledger's entries of one kind and quality add up to. */
export interface TotalRow {
  readonly kind: LedgerKind;
  readonly quality: EntryQuality;
  /** Minor units, signed as it enters the net profit. */
  readonly amount: bigint;
  readonly entries: number;
}

/** Sales that have a cost, of those that could, in minor units. */
export interface Share {
  readonly known: bigint;
  readonly of: bigint;
  /** How many of them lack it. The amounts alone do not say so: what an order took in can be 0, or less after a return. */
  readonly without: number;
}

/** By cost; those that there was nothing to have are left out. */
export type Coverage = Readonly<Partial<Record<LedgerKind, Share>>>;

/** The ledger of a span of days, summed. Every figure is made of this alone. */
export interface Totals {
  /** At most one row for each kind and quality. */
  readonly rows: readonly TotalRow[];
  /** For how much of the sales each cost is known. */
  readonly coverage: Coverage;
}

/** The least certain of several qualities; `actual` where there are none. */
export function weakest(qualities: Iterable<Quality>): Quality {
  return [...qualities].reduce((a, b) => (QUALITIES.indexOf(a) >= QUALITIES.indexOf(b) ? a : b), 'actual' as Quality);
}

export function rowsOf(totals: Totals, kinds: readonly LedgerKind[]): TotalRow[] {
  return totals.rows.filter((row) => kinds.includes(row.kind));
}

/** Signed as it enters the net profit, in minor units. */
export function sumOf(totals: Totals, kinds: readonly LedgerKind[]): bigint {
  return rowsOf(totals, kinds).reduce((sum, row) => sum + row.amount, 0n);
}

export function hasEntries(totals: Totals, kinds: readonly LedgerKind[]): boolean {
  return rowsOf(totals, kinds).length > 0;
}

/** The totals of several spans together. */
export function mergeTotals(spans: Iterable<Totals>): Totals {
  const rows = new Map<string, TotalRow>();
  const coverage: Partial<Record<LedgerKind, Share>> = {};
  for (const span of spans) {
    for (const [kind, { known, of, without }] of Object.entries(span.coverage)) {
      const before = coverage[kind as LedgerKind] ?? { known: 0n, of: 0n, without: 0 };
      coverage[kind as LedgerKind] = {
        known: before.known + known,
        of: before.of + of,
        without: before.without + without,
      };
    }
    for (const row of span.rows) {
      const key = `${row.kind} ${row.quality}`;
      const before = rows.get(key);
      rows.set(
        key,
        before ? { ...row, amount: before.amount + row.amount, entries: before.entries + row.entries } : row,
      );
    }
  }
  return { rows: [...rows.values()], coverage };
}
