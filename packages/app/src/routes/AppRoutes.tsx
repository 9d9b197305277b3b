import { createElement, lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { LANGUAGES } from '@adaos/api';
import { ErrorBoundary } from '../errors/index.ts';
import { pageShown } from '../pageShown.ts';
import { opened } from '../reloadOnStaleCode.ts';
import { GuardedArea } from './GuardedArea.tsx';
import { PageLoading } from './PageLoading.tsx';
import { paths } from './paths.ts';
import { publicPageAt, publicPath } from './publicPages.ts';
import { loadPage, ready, routes, type AppRoute } from './table.ts';

/** Beside a page in its boundary: tells that both stand. */
function Shown() {
  useEffect(() => pageShown.resolve(), []);
  return null;
}

function routeElements(route: AppRoute) {
  const { path, access } = route;
  const Lazy = lazy(() => opened(loadPage(route)).then((page) => ({ default: page })));
  // What is there is drawn at once: a prerendered page can only be taken over so, and a page that had to wait for a moment
  // would show its skeleton for a third of a second.
  function Page() {
    const [shown] = useState(() => ready.get(path) ?? Lazy);
    return createElement(shown);
  }
  const element = (
    <ErrorBoundary key={path} of="page">
      <Suspense fallback={access === 'public' ? null : <PageLoading />}>
        <Page />
        <Shown />
      </Suspense>
    </ErrorBoundary>
  );
  const page = publicPageAt(path)?.page;
  const addresses = page === undefined ? [path] : LANGUAGES.map((language) => publicPath(page, language));
  return addresses.map((address) => <Route key={address} path={address} element={element} />);
}

const open = routes.filter(({ access }) => access === 'public').flatMap(routeElements);
const guarded = routes.filter(({ access }) => access !== 'public').flatMap(routeElements);

/** Every page at its address; any other address leads to the landing page. */
export function AppRoutes() {
  return (
    <Routes>
      {open}
      <Route element={<GuardedArea />}>{guarded}</Route>
      <Route path="*" element={<Navigate replace to={paths.landing} />} />
    </Routes>
  );
}
