import { Activity, memo, useMemo } from 'react';
import {
  NavigationType,
  parsePath,
  Routes,
  UNSAFE_LocationContext as LocationContext,
  useLocation,
  type Path,
} from 'react-router-dom';
import { hasRole } from '@adaos/api';
import { useSession } from '../state/index.ts';
import { useAhead } from '../state/ahead.ts';
import { pageElements } from './pageElements.tsx';
import { routeAt, type AppRoute } from './table.ts';

interface ScreenProps extends Path {
  route: AppRoute;
  state: unknown;
}

/** A screen, which holds the address that it was drawn for to be its own: going there then draws nothing of it anew. */
const Screen = memo(function Screen({ route, pathname, search, hash, state }: ScreenProps) {
  const at = useMemo(
    () => ({ location: { pathname, search, hash, state, key: '' }, navigationType: NavigationType.Push }),
    [pathname, search, hash, state],
  );
  return (
    <LocationContext value={at}>
      <Routes>{pageElements(route)}</Routes>
    </LocationContext>
  );
});

/** The screen that the visitor is about to open, where it is another one than that which is open and they may open it. */
function useScreenAhead(open: AppRoute | undefined): ScreenProps | undefined {
  const session = useSession();
  const href = useAhead();
  if (href === null || session.status !== 'signed-in') return undefined;
  const { pathname = '/', search = '', hash = '' } = parsePath(href);
  const route = routeAt(pathname);
  if (!route || route.access === 'public' || route.path === open?.path) return undefined;
  return hasRole(session.role, route.access) ? { route, pathname, search, hash, state: null } : undefined;
}

/** The signed-in screen at the address, and out of sight, drawn when there is nothing else to do, the one to come. */
export function Screens() {
  const { pathname, search, hash, state } = useLocation();
  const route = routeAt(pathname);
  const ahead = useScreenAhead(route);
  const screens: ScreenProps[] = [];
  if (route) screens.push({ route, pathname, search, hash, state: state as unknown });
  if (ahead) screens.push(ahead);
  return screens.map((screen) => (
    <Activity key={screen.route.path} mode={screen === ahead ? 'hidden' : 'visible'}>
      <Screen {...screen} />
    </Activity>
  ));
}
