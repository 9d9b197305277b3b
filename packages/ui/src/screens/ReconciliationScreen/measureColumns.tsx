import type { ReportMeasure } from '@adaos/domain';
import type { IntlShape } from 'react-intl';
import type { DataTableColumn } from '../../components/DataTable/index.ts';
import { grid } from '../../theme/grid.ts';
import { DifferenceParts } from './DifferenceParts.tsx';
import { measureNames, monthMessages as messages } from './Reconciliation.messages.ts';
import type { MonthDifference } from './ReconciliationView.ts';
import type { useTotals } from './useTotals.ts';

export interface MeasureRow {
  measure: ReportMeasure;
  own: number | null;
  report: number | null;
  difference: MonthDifference | null;
}

export interface MeasureColumnsInput {
  intl: IntlShape;
  total: ReturnType<typeof useTotals>['total'];
  currency: string | null;
}

/** A total of the month, the report's, and what explains the difference. */
export function measureColumns({ intl, total, currency }: MeasureColumnsInput): DataTableColumn<MeasureRow>[] {
  const none = intl.formatMessage(messages.noReport);
  const write = (measure: ReportMeasure, amount: number | null, signed = false) =>
    amount === null ? none : total(measure, amount, { signed });
  return [
    {
      id: 'measure',
      header: intl.formatMessage(messages.measure),
      cell: ({ measure }) => intl.formatMessage(measureNames[measure]),
      card: 'title',
    },
    {
      id: 'own',
      header: intl.formatMessage(messages.own),
      cell: ({ measure, own }) => write(measure, own),
      align: 'end',
      card: 'amount',
    },
    {
      id: 'report',
      header: intl.formatMessage(messages.report),
      cell: ({ measure, report }) => write(measure, report),
      align: 'end',
    },
    {
      id: 'difference',
      header: intl.formatMessage(messages.difference),
      cell: ({ measure, difference }) => write(measure, difference?.difference ?? null, true),
      align: 'end',
    },
    {
      id: 'causes',
      header: intl.formatMessage(messages.causes),
      cell: ({ difference }) => difference && <DifferenceParts difference={difference} currency={currency} />,
      nowrap: false,
      minWidth: grid(28),
      card: 'plain',
    },
  ];
}
