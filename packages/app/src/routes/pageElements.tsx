import { Suspense, useEffect, type ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { LANGUAGES } from '@adaos/api';
import { PageSkeleton } from '@adaos/ui';
import { ErrorBoundary } from '../errors/index.ts';
import { pageShown } from '../pageShown.ts';
import { lazyPage } from './lazyPage.tsx';
import { publicPageAt, publicPath } from './publicPages.ts';
import { loadPage, ready } from './prefetch.ts';
import { routes, type AppRoute } from './table.ts';

/** Beside a page in its boundary: tells that both stand. */
function Shown() {
  useEffect(() => pageShown.resolve(), []);
  return null;
}

function elementsOf(route: AppRoute): ReactNode {
  const { path, access } = route;
  // What is there is drawn at once: a prerendered page can only be taken over so, and a page that had to wait for a moment
  // would show its skeleton for a third of a second.
  const Page = lazyPage(
    () => loadPage(route),
    () => ready.get(path),
  );
  const element = (
    <ErrorBoundary key={path} of="page">
      <Suspense fallback={<PageSkeleton bare={access === 'public'} />}>
        <Page />
        <Shown />
      </Suspense>
    </ErrorBoundary>
  );
  const page = publicPageAt(path)?.page;
  const addresses = page === undefined ? [path] : LANGUAGES.map((language) => publicPath(page, language));
  return addresses.map((address) => <Route key={address} path={address} element={element} />);
}

const elements = new Map(routes.map((route) => [route.path as string, elementsOf(route)]));

/** The page of a route at its addresses, for a `Routes`: with those of all pages it would match each of them at each step. */
export const pageElements = (route: AppRoute): ReactNode => elements.get(route.path);
