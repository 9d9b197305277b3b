import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useLayoutEffect(() => {
    // The browser prints the page as it is when this returns.
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
  return printing;
}

/**
 * Which rows the virtualizer draws: those in sight and a few around them, and all of them in print.
 * @param keptRow an index that stays drawn out of sight, below 0 for none
 */
export function useDrawnRows(keptRow?: () => number): (range: Range) => number[] {
  const printing = usePrinting();
  return useCallback(
    (range: Range) => {
      if (printing) return [...Array(range.count).keys()];
      const drawn = defaultRangeExtractor(range);
      const kept = keptRow?.() ?? -1;
      if (kept < 0 || kept >= range.count || drawn.includes(kept)) return drawn;
      return [...drawn, kept].sort((a, b) => a - b);
    },
    [keptRow, printing],
  );
}
