import { useSearchParams } from 'react-router-dom';
import type { ComparisonChoice, Period } from '@adaos/domain';
import { comparisonIn, periodIn, periodToShow } from '../period/index.ts';
import { useSessionQuery } from '../queries/session.ts';

/**
 * The days that the ads are shown of: those of every screen; where the shop has no orders, and so no days, all that its ads have.
 * Undefined while the shop is not known.
 */
export function adsPeriod(
  query: URLSearchParams,
  shop: { dataFrom: string | null; dataTo: string | null } | undefined,
): Partial<Period> | undefined {
  const shown = periodToShow(query, shop);
  return shown === 'empty' ? (periodIn(query) ?? {}) : shown;
}

/** The same with what they are compared with: by days alone, since all that there is has nothing before it. */
export function comparedAdsPeriod(
  query: URLSearchParams,
  shop: { dataFrom: string | null; dataTo: string | null } | undefined,
): (Partial<Period> & ComparisonChoice) | undefined {
  const period = adsPeriod(query, shop);
  return period?.from === undefined ? period : { ...period, ...comparisonIn(query) };
}

/** The same of the open page. */
export function useComparedAdsPeriod() {
  const [query] = useSearchParams();
  return comparedAdsPeriod(query, useSessionQuery().data?.shop);
}

/** `adsPeriod` of the open page. */
export function useAdsPeriod() {
  const [query] = useSearchParams();
  return adsPeriod(query, useSessionQuery().data?.shop);
}
