import { LEDGER_KINDS } from '@adaos/domain';
import fc from 'fast-check';
import type { EntryQuality, Totals } from './totals.ts';

/** Any ledger that can be: for property tests. */
export const anyTotals: fc.Arbitrary<Totals> = fc.record({
  rows: fc.uniqueArray(
    fc.record({
      kind: fc.constantFrom(...LEDGER_KINDS),
      quality: fc.constantFrom<EntryQuality>('actual', 'rule', 'estimate'),
      amount: fc.bigInt(-(10n ** 12n), 10n ** 12n),
      entries: fc.integer({ min: 1, max: 10_000 }),
    }),
    { selector: ({ kind, quality }) => `${kind} ${quality}` },
  ),
  coverage: fc.constantFrom(
    {},
    ...[0n, 49n, 50n, 99n, 100n].map((known) => ({
      cogs: { known, of: 100n, without: known < 100n ? 1 : 0 },
      handling: { known: 100n - known, of: 100n, without: known > 0n ? 1 : 0 },
    })),
  ),
});
