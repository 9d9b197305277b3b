import {
  boundOf,
  type LedgerKind,
  type MetricDimension,
  type MetricId,
  type MetricUnit,
  minorDigits,
} from '@adaos/domain';
import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { type Formatters, useFormatters } from '../../i18n/index.ts';
import { useCountryName } from '../../internal/useCountryName.ts';
import { metricDimensionMessages, metricMessages } from '../../product/reports/metrics.messages.ts';
import { reportMessages, unknownMessages } from '../../product/reports/report.messages.ts';
import type { ReportRow } from './ReportsView.ts';

const NONE = '–';

function wordsOf(
  intl: IntlShape,
  formatters: Formatters,
  countryName: (country: string) => string,
  currency: string | null,
) {
  const text = (id: keyof typeof reportMessages) =>
    intl.formatMessage(reportMessages[id] as typeof reportMessages.total);
  const number = (value: number, unit: MetricUnit) => {
    if (unit === 'percent') return formatters.percent(value);
    if (unit === 'money') return formatters.amount(value, { decimals: minorDigits(currency) });
    return formatters.number(
      value,
      unit === 'ratio' ? { minimumFractionDigits: 2, maximumFractionDigits: 2 } : { maximumFractionDigits: 2 },
    );
  };
  return {
    text,
    number,
    metric: (id: MetricId) => intl.formatMessage(metricMessages[id]),
    dimension: (id: MetricDimension) => intl.formatMessage(metricDimensionMessages[id]),
    unknown: (reason: keyof typeof unknownMessages) => intl.formatMessage(unknownMessages[reason]),
    /** A figure as text: a dash where it is not known, a sign where costs that it rests on are missing. */
    figure(id: MetricId, unit: MetricUnit, value: number | null, missing: readonly LedgerKind[]): string {
      if (value === null) return NONE;
      const sign = missing.length === 0 ? '' : boundOf(id) === 'at_most' ? '≤\u00A0' : '≥\u00A0';
      return `${sign}${number(value, unit)}`;
    },
    /** What a row is called in one of its dimensions. */
    valueName(
      dimension: MetricDimension,
      { dimensions, name, rest }: Pick<ReportRow, 'dimensions' | 'name' | 'rest'>,
    ): string {
      const value = dimensions[dimension] ?? null;
      if (dimension === 'month') return value === null ? '' : formatters.month(value);
      if (dimension === 'day' || dimension === 'week') return value === null ? '' : formatters.day(value);
      if (value === null) return text(rest === 'no_order' ? 'outsideOrders' : 'notStated');
      if (dimension === 'country') return countryName(value);
      if (dimension === 'customer_type') return text(value === 'new' ? 'newCustomer' : 'returningCustomer');
      return name ?? value;
    },
  };
}

export type ReportWords = ReturnType<typeof wordsOf>;

/** The names and figures of reports in the reader's language. @param currency of the amounts, which they do not repeat */
export function useReportWords(currency: string | null): ReportWords {
  const intl = useIntl();
  const formatters = useFormatters();
  const countryName = useCountryName();
  return useMemo(() => wordsOf(intl, formatters, countryName, currency), [intl, formatters, countryName, currency]);
}
