import { lazy, Suspense, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { ErrorState, PageSkeleton } from '@adaos/ui';
import { messages } from '../errors/errors.messages.ts';
import { useConnection } from '../state/index.ts';
import { loadPage } from './code.ts';
import { PageShown } from './PageShown.tsx';
import type { AppRoute } from './route.ts';

/** A page whose code is loaded when it is first drawn. */
export const lazyPage = (route: AppRoute): ComponentType =>
  lazy(() => loadPage(route).then((page) => ({ default: page })));

function PageLoading({ bare }: { bare: boolean }) {
  const { formatMessage } = useIntl();
  if (useConnection() !== 'offline') return <PageSkeleton bare={bare} />;
  return <ErrorState level={1} description={formatMessage(messages.needsNetwork)} />;
}

/** The page of a route. */
export function RoutePage({ route, Page }: { route: AppRoute; Page: ComponentType }) {
  return (
    <Suspense fallback={<PageLoading bare={route.access === 'public'} />}>
      <Page />
      <PageShown />
    </Suspense>
  );
}
