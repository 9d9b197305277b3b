import { Navigate, Routes, useLocation } from 'react-router-dom';
import { GuardedArea } from './GuardedArea.tsx';
import { pageElements } from './pageElements.tsx';
import { paths } from './paths.ts';
import { routeAt } from './table.ts';

/** Every page at its address; any other address leads to the landing page. */
export function AppRoutes() {
  const route = routeAt(useLocation().pathname);
  if (!route) return <Navigate replace to={paths.landing} />;
  return route.access === 'public' ? <Routes>{pageElements(route)}</Routes> : <GuardedArea />;
}
