import { useSearchParams } from 'react-router-dom';
import type { Period } from '@adaos/domain';
import { periodIn, periodToShow } from '../period/index.ts';
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

/** The same of the open page. */
export function useAdsPeriod() {
  const [query] = useSearchParams();
  return adsPeriod(query, useSessionQuery().data?.shop);
}
