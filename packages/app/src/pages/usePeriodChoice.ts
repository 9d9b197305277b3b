import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { comparisonIn, dayIn, periodToShow } from '../period/index.ts';
import { useSessionQuery } from '../queries/session.ts';

/**
 * The period that the address names and its comparison, with the choice of both for a screen of lists. A new period begins on the first
 * page. `range` is undefined while the shop is not known; a shop without data has today, since it is asked, too: the answer says so.
 */
export function usePeriodChoice() {
  const [opened] = useState(() => new Date());
  const [address, setAddress] = useSearchParams();
  const shop = useSessionQuery().data?.shop;
  const shown = periodToShow(address, shop);
  const today = dayIn(shop?.timezone, opened);
  const range = shown === 'empty' ? { from: today, to: today } : shown;
  const compare = comparisonIn(address);
  const bounds = shop?.dataFrom && shop.dataTo ? { from: shop.dataFrom, to: shop.dataTo } : undefined;
  const period = range &&
    bounds && {
      range,
      bounds,
      today,
      compare: compare === 'previous',
      onCompareChange: (wanted: boolean) =>
        setAddress(
          (before) => {
            if (wanted) before.delete('compare');
            else before.set('compare', 'none');
            return before;
          },
          { replace: true },
        ),
      onRangeChange: (chosen: { from: string; to: string }) =>
        setAddress((before) => {
          before.set('from', chosen.from);
          before.set('to', chosen.to);
          before.delete('page');
          return before;
        }),
    };
  return { range, compare, period };
}
