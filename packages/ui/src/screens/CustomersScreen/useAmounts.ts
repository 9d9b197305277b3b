import { useCallback } from 'react';
import { useFormatters } from '../../i18n/index.ts';

/** Writes an amount with the shop's currency, or without one while it has none. */
export function useAmounts(currency: string | null): (amount: number) => string {
  const { amount: plain, money } = useFormatters();
  return useCallback(
    (amount: number) => (currency === null ? plain(amount) : money(amount, currency)),
    [currency, money, plain],
  );
}
