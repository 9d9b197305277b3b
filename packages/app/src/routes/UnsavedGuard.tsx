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
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router-dom';
import { UnsavedChangesProvider } from '@adaos/ui';

const loadDialog = () => import('./LeaveDialog.tsx');
const LeaveDialog = lazy(() => loadDialog().then((file) => ({ default: file.LeaveDialog })));

/** Where the browser is in its history, as the router counts it. */
const place = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0;

/** Asks before a link, the way back, a reload or the end of the tab loses what was typed in a form. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const unsaved = useRef(false);
  const shown = useRef({ key: '', place: 0 });
  const [leave, setLeave] = useState<{ go: () => void } | null>(null);
  const navigation = useContext(NavigationContext);

  const { key } = useLocation();
  useLayoutEffect(() => {
    if (shown.current.key !== key) shown.current = { key, place: place() };
  }, [key]);

  const ask = useCallback((go: () => void) => setLeave({ go }), []);
  const guarded = useMemo(() => {
    const { navigator } = navigation;
    const unlessUnsaved = (go: () => void) => (unsaved.current ? ask(go) : go());
    const careful: typeof navigator = {
      ...navigator,
      push: (...given) => unlessUnsaved(() => navigator.push(...given)),
      replace: (...given) => unlessUnsaved(() => navigator.replace(...given)),
    };
    return { ...navigation, navigator: careful };
  }, [ask, navigation]);

  useLayoutEffect(() => {
    const beforeUnload = (event: BeforeUnloadEvent) => {
      if (unsaved.current) event.preventDefault();
    };
    const popState = (event: PopStateEvent) => {
      if (!unsaved.current) return;
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
    if (now) loadDialog().catch(() => undefined); // to be here also without a network
  }, []);

  return (
    <NavigationContext value={guarded}>
      <UnsavedChangesProvider onChange={onChange}>{children}</UnsavedChangesProvider>
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
