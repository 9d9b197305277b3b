import { OfflineBanner } from '@adaos/ui';
import { useAppRoute } from './routes/useAppRoute.ts';
import { useConnection, useFiguresAt } from './state/index.ts';
import { useHydrated } from './useHydrated.ts';

/** That the network is lost, for as long as it is, and when the figures that are shown came. */
export function ConnectionBanner() {
  const now = useConnection();
  return <OfflineBanner connection={useHydrated() ? now : 'online'} figuresAt={useFiguresAt()} />;
}

/** The same over the pages outside the dashboard, whose frame has its own. */
export function OpenPageBanner() {
  return useAppRoute()?.access === 'public' ? <ConnectionBanner /> : null;
}
