import {
  lazy,
  Suspense,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { parsePath, UNSAFE_NavigationContext as NavigationContext, useLocation, type To } from 'react-router-dom';
import { UnsavedChangesProvider } from '@adaos/ui';
import { Leaving, OverPages } from './leaving.ts';
import { publicPageAt } from './publicPages.ts';

const loadDialog = () => import('./LeaveDialog.ts');
/** Has it here before it is needed: there may be no network then. */
const fetchDialog = () => void loadDialog().catch(() => undefined);
const LeaveDialog = lazy(() => loadDialog().then((file) => ({ default: file.LeaveDialog })));

/** Where the browser is in its history, as the router counts it. */
const place = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0;

const pathOf = (to: To): string => (typeof to === 'string' ? parsePath(to) : to).pathname ?? '';

/** Whether both are addresses of one public page, in two languages: what is typed there stays. */
function isSamePage(one: string, other: string): boolean {
  const page = publicPageAt(one)?.page;
  return page !== undefined && page === publicPageAt(other)?.page;
}

/** Asks before a link, the way back, a reload or the end of the tab loses what was typed in a form. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const unsaved = useRef(false);
  const overPages = useRef(0);
  const shown = useRef({ key: '', place: 0, pathname: '' });
  const [leave, setLeave] = useState<{ go: () => void } | null>(null);
  const navigation = useContext(NavigationContext);

  const { key, pathname } = useLocation();
  useLayoutEffect(() => {
    if (shown.current.key !== key) shown.current = { key, place: place(), pathname };
  }, [key, pathname]);

  const ask = useCallback((go: () => void) => setLeave({ go }), []);
  const unlessUnsaved = useCallback((go: () => void) => (unsaved.current ? ask(go) : go()), [ask]);
  const leaveAll = useCallback((go: () => void) => (unsaved.current || overPages.current > 0 ? ask(go) : go()), [ask]);
  const guarded = useMemo(() => {
    const { navigator } = navigation;
    const go = (to: To, move: () => void) =>
      isSamePage(pathOf(to), shown.current.pathname) ? move() : unlessUnsaved(move);
    const careful: typeof navigator = {
      ...navigator,
      push: (...given) => go(given[0], () => navigator.push(...given)),
      replace: (...given) => go(given[0], () => navigator.replace(...given)),
    };
    return { ...navigation, navigator: careful };
  }, [unlessUnsaved, navigation]);

  useLayoutEffect(() => {
    const beforeUnload = (event: BeforeUnloadEvent) => {
      if (unsaved.current || overPages.current > 0) event.preventDefault();
    };
    const popState = (event: PopStateEvent) => {
      if (!unsaved.current || isSamePage(window.location.pathname, shown.current.pathname)) return;
      // The browser has moved already: it is taken back before the router hears of it.
      event.stopImmediatePropagation();
      const steps = place() - shown.current.place;
      if (steps === 0) return;
      window.history.go(-steps);
      ask(() => window.history.go(steps));
    };
    window.addEventListener('beforeunload', beforeUnload);
    window.addEventListener('popstate', popState, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', beforeUnload);
      window.removeEventListener('popstate', popState, { capture: true });
    };
  }, [ask]);

  const onChange = useCallback((now: boolean) => {
    unsaved.current = now;
    if (now) fetchDialog();
  }, []);
  const onOverPages = useCallback((now: boolean) => {
    overPages.current += now ? 1 : -1;
    if (now) fetchDialog();
  }, []);

  return (
    <NavigationContext value={guarded}>
      <Leaving value={leaveAll}>
        <OverPages value={onOverPages}>
          <UnsavedChangesProvider onChange={onChange}>{children}</UnsavedChangesProvider>
        </OverPages>
      </Leaving>
      {leave && (
        <Suspense>
          <LeaveDialog
            onStay={() => setLeave(null)}
            onLeave={() => {
              unsaved.current = false;
              setLeave(null);
              leave.go();
            }}
          />
        </Suspense>
      )}
    </NavigationContext>
  );
}
