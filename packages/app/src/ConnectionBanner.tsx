import { OfflineBanner } from '@adaos/ui';
import { useAppRoute } from './routes/useAppRoute.ts';
import { useConnection } from './state/index.ts';
import { useHydrated } from './useHydrated.ts';

/** That the network is lost, for as long as it is. */
export function ConnectionBanner() {
  const connection = useConnection();
  return <OfflineBanner connection={useHydrated() ? connection : 'online'} />;
}

/** The same over the pages outside the dashboard, whose frame has its own. */
export function OpenPageBanner() {
  return useAppRoute()?.access === 'public' ? <ConnectionBanner /> : null;
}
