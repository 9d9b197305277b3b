import { lazy, type ReactNode, Suspense } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { LANGUAGES } from '@adaos/domain';
import { PageSkeleton } from '@adaos/ui';
import { App } from '../App.tsx';
import { AppFailed } from '../errors/AppFailed.tsx';
import { PageFailed } from '../errors/PageFailed.tsx';
import { addMessages } from '../i18n/catalogs.ts';
import { whenOnline } from '../missingCode.ts';
import { loadFrame, type LoadedCode } from './code.ts';
import { GuardedArea } from './GuardedArea.tsx';
import { PageShown } from './PageShown.tsx';
import { paths } from './paths.ts';
import { publicPageAt, publicPath } from './publicPages.ts';
import { lazyPage, RoutePage } from './RoutePage.tsx';
import type { AppRoute } from './route.ts';
import { routes } from './table.ts';

/** The page at every other address of the dashboard, with its texts, which are not among the first. */
const NotFoundPage = lazy(() =>
  whenOnline(async () => {
    const [page] = await Promise.all([import('../pages/NotFoundPage/index.ts'), addMessages('later')]);
    return { default: page.NotFoundPage };
  }),
);
const NotFound = () => (
  <Suspense fallback={<PageSkeleton />}>
    <NotFoundPage />
    <PageShown />
  </Suspense>
);

/** The addresses of a route: a public page has one in each language. */
function addressesOf({ path }: AppRoute): readonly string[] {
  const page = publicPageAt(path)?.page;
  return page === undefined ? [path] : LANGUAGES.map((language) => publicPath(page, language));
}

/**
 * The routes of the app, for its router. Each route's handle is its row of the table.
 * @param first the code of the page that is opened first: it is drawn at once, as a prerendered page requires.
 */
export function createRoutes(first?: LoadedCode): RouteObject[] {
  const rowsOf = (route: AppRoute): RouteObject[] => {
    const Page = route === first?.route ? first.Page : lazyPage(route);
    // In another language it is the same page, which keeps what is typed there.
    const element: ReactNode = <RoutePage key={route.path} route={route} Page={Page} />;
    return addressesOf(route).map((path) => ({ path, handle: route, element, errorElement: <PageFailed /> }));
  };
  const all: readonly AppRoute[] = routes;
  const Frame = first?.Frame ?? lazy(() => loadFrame().then((frame) => ({ default: frame })));
  return [
    {
      element: <App />,
      errorElement: <AppFailed />,
      children: [
        ...all.filter(({ access }) => access === 'public').flatMap(rowsOf),
        {
          element: <GuardedArea Frame={Frame} {...(first && { first })} />,
          errorElement: <PageFailed />,
          children: [
            ...all.filter(({ access }) => access !== 'public').flatMap(rowsOf),
            { path: `${paths.dashboard}/*`, element: <NotFound />, errorElement: <PageFailed /> },
          ],
        },
        { path: '*', element: <Navigate replace to={paths.landing} /> },
      ],
    },
  ];
}
