import { REPORT_MEASURES, type ReportMeasure } from '@adaos/domain';
import * as z from 'zod/mini';
import type { ReportTerms } from './ReconciliationView.ts';

/** What is typed in the form. */
export type ReportValues = Record<ReportMeasure | 'month', string>;

export const emptyReport = (month: string): ReportValues => ({
  month,
  orders: '',
  gross: '',
  discounts: '',
  refunds: '',
  netSales: '',
  shipping: '',
  vat: '',
});

const text = z.string().check(z.trim());

/** `1234.56` or `-1234,56`; undefined for any other text. Without digit groups: `1,200` would be ambiguous. */
function parse(value: string, digits: number): number | undefined {
  const decimals = digits > 0 ? `(?:[.,]\\d{1,${digits}})?` : '';
  return new RegExp(`^-?\\d{1,12}${decimals}$`).test(value) ? Number(value.replace(',', '.')) : undefined;
}

/** The report of the typed values, or the errors by the codes of the form's fields. */
export function reportSchema(digits: number) {
  return z.pipe(
    z.object({
      month: text,
      orders: text,
      gross: text,
      discounts: text,
      refunds: text,
      netSales: text,
      shipping: text,
      vat: text,
    }),
    z.transform((values: ReportValues, { issues }): ReportTerms => {
      const wrong = (name: keyof ReportValues, message: string) =>
        issues.push({ code: 'custom', input: values, path: [name], message });
      if (!/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/.test(values.month)) wrong('month', 'required');
      const totals = REPORT_MEASURES.flatMap((measure): [ReportMeasure, number][] => {
        if (values[measure] === '') return [];
        const total = parse(values[measure], measure === 'orders' ? 0 : digits);
        if (total === undefined || (measure === 'orders' && (total < 0 || total > 100_000_000)))
          wrong(measure, 'number');
        return [[measure, total ?? 0]];
      });
      if (totals.length === 0) wrong('netSales', 'required');
      return { month: values.month, ...Object.fromEntries(totals) };
    }),
  );
}
