import { useMemo } from 'react';
import type { Unit } from '../../i18n/index.ts';
import { isMoney } from '../../i18n/units.ts';

/** The unit as one and the same value while it says the same, so that an object written in the props draws nothing again. */
export function useUnit(unit: Unit): Unit {
  const money = isMoney(unit) ? unit : undefined;
  const [currency, decimals] = [money?.currency ?? null, money?.decimals];
  const other = typeof unit === 'string' ? unit : isMoney(unit) ? undefined : unit.format;
  return useMemo(() => {
    if (typeof other === 'string') return other;
    if (other) return { format: other };
    return { currency, ...(decimals !== undefined && { decimals }) };
  }, [currency, decimals, other]);
}
