import { useCallback } from 'react';
import { useFormatters } from '../../i18n/index.ts';
import type { ChartUnit } from './types.ts';

/** How a value of any unit is written in full. */
export function useUnitTexts(): (value: number, unit: ChartUnit) => string {
  const { amount, money, number, percent } = useFormatters();
  return useCallback(
    (value: number, unit: ChartUnit) => {
      if (unit === 'percent') return percent(value);
      if (unit === 'number') return number(value);
      return unit.currency ? money(value, unit.currency) : amount(value);
    },
    [amount, money, number, percent],
  );
}
