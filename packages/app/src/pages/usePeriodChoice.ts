import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ComparisonChoice, Period } from '@adaos/domain';
import { comparisonIn, dayIn, periodToShow, writeComparison } from '../period/index.ts';
import { useSessionQuery } from '../queries/session.ts';

/**
 * The period that the address names and its comparison. `range` is undefined while the shop is not known; a shop without data has
 * today, since it is asked, too: the answer says so.
 */
export function usePeriod() {
  const [opened] = useState(() => new Date());
  const [address] = useSearchParams();
  const shop = useSessionQuery().data?.shop;
  const shown = periodToShow(address, shop);
  const today = dayIn(shop?.timezone, opened);
  const range = shown === 'empty' ? { from: today, to: today } : shown;
  const bounds = shop?.dataFrom && shop.dataTo ? { from: shop.dataFrom, to: shop.dataTo } : undefined;
  return { range, comparison: comparisonIn(address), bounds, today, known: shop !== undefined };
}

/** The same, with the choice of both in the address. Another period begins on the first page of a list. */
export function usePeriodChoice() {
  const { range, comparison, bounds, today, known } = usePeriod();
  const [, setAddress] = useSearchParams();
  const onRangeChange = (chosen: Period) =>
    setAddress((before) => {
      before.set('from', chosen.from);
      before.set('to', chosen.to);
      before.delete('page');
      return before;
    });
  const onComparisonChange = (chosen: ComparisonChoice) =>
    setAddress((before) => writeComparison(before, chosen), { replace: true });
  const choice = range && bounds && { range, bounds, today, comparison, onRangeChange, onComparisonChange };
  return { choice, known };
}
