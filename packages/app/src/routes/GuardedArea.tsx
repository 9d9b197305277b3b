import { startTransition, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { hasRole } from '@adaos/api';
import { AuthGate } from '@adaos/ui';
import { look } from '../outline/outline.ts';
import { useSessionQuery } from '../queries/session.ts';
import { useSession } from '../state/index.ts';
import { guardState } from './guard.ts';
import { lazyPage } from './lazyPage.tsx';
import { paths } from './paths.ts';
import { loginAddress } from './returnAddress.ts';
import { Screens } from './Screens.tsx';
import { loadFrame, prefetch, prefetchWhole, readyFrame } from './prefetch.ts';
import { routeAt } from './table.ts';

const DashboardFrame = lazyPage(loadFrame, readyFrame);

const screens = <Screens />;

/** The frame, and then the screen in it: each is enough for one step. */
function FrameThenScreen() {
  const content = useDeferredValue(screens, null);
  return <DashboardFrame>{content}</DashboardFrame>;
}

function useLooked(): boolean {
  const [looked, setLooked] = useState(false);
  useEffect(() => {
    let current = true;
    // What it leads to is much to draw: in steps, between which the page answers.
    void look().then(() => current && startTransition(() => setLooked(true)));
    return () => {
      current = false;
    };
  }, []);
  return looked;
}

/** The frame around all signed-in screens. It looks at the session once, on entry, not between its screens. */
export function GuardedArea() {
  const looked = useLooked();
  const session = useSession();
  const signedIn = session.status === 'signed-in';
  // What the server says decides; where it can't be reached, each screen tells so itself.
  const { data, isPending, failureCount } = useSessionQuery({ enabled: signedIn });
  const told = !signedIn || !isPending || failureCount > 0;
  // Once for each user: a later read of the session that fails must not take the screens away, nor what is typed there.
  const user = signedIn ? session.user?.id : undefined;
  const [answered, setAnswered] = useState<{ to: string | undefined }>();
  const known = answered !== undefined && answered.to === user;
  if (told && !known) setAnswered({ to: user });
  const { pathname, search, hash } = useLocation();
  const access = routeAt(pathname)?.access ?? 'viewer';
  const least = access === 'public' ? 'viewer' : access;
  const mayOpen = session.status === 'signed-in' && hasRole(session.role, least);
  const shopKnown = data !== undefined;
  useEffect(() => {
    if (!mayOpen) return;
    // When the shop is known, its figures are asked for while the guard still looks.
    if (shopKnown) prefetchWhole(pathname);
    else prefetch(pathname);
  }, [mayOpen, pathname, shopKnown]);
  const state = guardState(session, least, looked && (told || known), data?.mustChangePassword);

  if (state === 'anonymous') {
    const leftByChoice = session.status === 'anonymous' && session.left === 'logout';
    return <Navigate replace to={leftByChoice ? paths.auth : loginAddress(pathname + search + hash)} />;
  }
  if (state === 'mustChangePassword') return <Navigate replace to={paths.changePassword} />;
  if (state === 'forbidden') return <Navigate replace to={paths.overview} />;
  return (
    <AuthGate state={state}>
      <Suspense fallback={<AuthGate state="pending">{null}</AuthGate>}>
        <FrameThenScreen />
      </Suspense>
    </AuthGate>
  );
}
