import type { ReportMeasure } from '@adaos/domain';
import { useMemo } from 'react';
import { useFormatters } from '../../i18n/index.ts';

export interface WriteOptions {
  /** Signs a difference. */
  signed?: boolean;
}

/** Writes amounts in the shop's currency, and totals by what they measure. */
export function useTotals(currency: string | null) {
  const { money, amount, number } = useFormatters();
  return useMemo(() => {
    const write = (value: number, { signed = false }: WriteOptions = {}, of: string | null = currency) => {
      const sign = signed ? ('always' as const) : ('auto' as const);
      return of === null ? amount(value, { sign }) : money(value, of, { sign });
    };
    const total = (measure: ReportMeasure, value: number, options: WriteOptions = {}) =>
      measure === 'orders'
        ? number(value, { signDisplay: options.signed ? 'exceptZero' : 'auto' })
        : write(value, options);
    return { write, total };
  }, [amount, currency, money, number]);
}
