import { LEDGER_KINDS, type LedgerKind } from '@adaos/domain';
import type { IntlShape } from 'react-intl';
import type { ChartNotes } from '../../charts/ChartFrame/index.ts';
import { kindMessages } from '../figures/ledgerKinds.messages.ts';
import { messages } from './AtMost.messages.ts';

/** The costs that a profit, or a ratio made of one, lacks. None, or left out: it is whole. */
export type MissingCosts = readonly LedgerKind[] | undefined;

const lowerFirst = (text: string, locale: string) => text.charAt(0).toLocaleLowerCase(locale) + text.slice(1);

/** The names of costs as one text. @param nameOf what is said of each; left out, its name. */
export function costNames(
  intl: IntlShape,
  kinds: readonly LedgerKind[],
  nameOf = (kind: LedgerKind) => intl.formatMessage(kindMessages[kind]),
): string {
  // Joined by commas only: some names contain an "and".
  return intl.formatList(
    kinds.map((kind, index) => (index === 0 ? nameOf(kind) : lowerFirst(nameOf(kind), intl.locale))),
    { type: 'unit' },
  );
}

/** The costs that the sum of several figures lacks. */
export const missingOfAll = (figures: readonly { missing?: MissingCosts }[]): LedgerKind[] =>
  LEDGER_KINDS.filter((kind) => figures.some(({ missing }) => missing?.includes(kind)));

/** An amount within a sentence, which says so where it lacks costs. */
export const atMostAmount = (intl: IntlShape, amount: string, missing: MissingCosts): string =>
  missing === undefined || missing.length === 0 ? amount : intl.formatMessage(messages.amount, { amount });

/** The name of a series of a chart, which says so where its values lack costs. */
export const atMostName = (intl: IntlShape, name: string, missing: MissingCosts): string =>
  missing === undefined || missing.length === 0 ? name : intl.formatMessage(messages.series, { name });

/** What the points of a chart lack, beside their values in its table and file; nothing where none lacks any. */
export function missingNotes(intl: IntlShape, points: readonly { missing?: MissingCosts }[]): ChartNotes | undefined {
  if (missingOfAll(points).length === 0) return undefined;
  const { header, cell } = missingCostsColumn(intl);
  return { label: header, texts: points.map(cell) };
}

/** Of a table's rows the costs that each lacks: a column that every file has, and a table on demand. */
export function missingCostsColumn(intl: IntlShape) {
  return {
    id: 'missing',
    header: intl.formatMessage(messages.column),
    cell: ({ missing = [] }: { missing?: MissingCosts }) =>
      missing.length === 0 ? intl.formatMessage(messages.none) : costNames(intl, missing),
    nowrap: false,
    hidden: true,
    alwaysExported: true,
  };
}
