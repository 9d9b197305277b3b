import { useCallback } from 'react';
import { withPeriod } from '../period/index.ts';
import { useShownPeriod } from '../state/index.ts';
import { routeAt } from './table.ts';

/** Gives an address of a screen with a period the one that was last shown, unless it has its own. */
export function useLedOn(): (href: string) => string {
  const part = useShownPeriod();
  return useCallback(
    (href) => {
      if (part === '' || !href.startsWith('/')) return href;
      return routeAt(href.split(/[?#]/, 1)[0] ?? href)?.period ? withPeriod(href, part) : href;
    },
    [part],
  );
}
