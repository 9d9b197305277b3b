import { startTransition, Suspense, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { hasRole } from '@adaos/domain';
import { AuthGate } from '@adaos/ui';
import { useSessionQuery } from '../queries/session.ts';
import { useSession } from '../state/index.ts';
import { prefetch, type Frame as FrameOf, type LoadedCode } from './code.ts';
import { guardState } from './guard.ts';
import { paths } from './paths.ts';
import { loginAddress } from './returnAddress.ts';
import { useAppRoute } from './useAppRoute.ts';

/** How long the check of the session shows at least, in milliseconds. */
export const CHECK_MS = 300;

/** True until the signed-in screens have been entered: a skeleton in the page showed their check since the page was opened. */
let entering = true;

/** @param shown whether the page itself has shown the check. */
function useChecked(shown: boolean): boolean {
  const [checked, setChecked] = useState(() => shown && entering && performance.now() >= CHECK_MS);
  useEffect(() => {
    entering = false;
    // A transition: what it shows is much to draw, and the page must answer meanwhile.
    const timer = setTimeout(() => startTransition(() => setChecked(true)), CHECK_MS);
    return () => clearTimeout(timer);
  }, []);
  return checked;
}

/** Whether the server has answered who is signed in, or could not be asked; then each screen reports that itself. */
function useAnswered(user: string | undefined, signedIn: boolean) {
  const { data, isPending, failureCount } = useSessionQuery({ enabled: signedIn });
  const answeredNow = !signedIn || !isPending || failureCount > 0;
  // Once for each user: a later read that fails must not take away the screens and what is typed there.
  const [answered, setAnswered] = useState<{ to: string | undefined }>();
  const known = answered !== undefined && answered.to === user;
  if (answeredNow && !known) setAnswered({ to: user });
  return { answered: answeredNow || known, mustChangePassword: data?.mustChangePassword };
}

/**
 * The frame around all signed-in screens. It checks the session once, on entry, not between its screens.
 * @param first the code of the page that is opened first, which may have its own view of the check.
 */
export function GuardedArea({ Frame, first }: { Frame: FrameOf; first?: LoadedCode }) {
  const session = useSession();
  const signedIn = session.status === 'signed-in';
  const { answered, mustChangePassword } = useAnswered(signedIn ? session.user?.id : undefined, signedIn);
  const { pathname, search, hash } = useLocation();
  const address = pathname + search + hash;
  const route = useAppRoute();
  const Checking = route === first?.route ? first?.Page.Checking : undefined;
  const checked = useChecked(Checking !== undefined);
  const access = route?.access ?? 'viewer';
  const least = access === 'public' ? 'viewer' : access;
  const mayOpen = signedIn && hasRole(session.role, least);
  useEffect(() => {
    if (mayOpen && !checked) void prefetch(address);
  }, [mayOpen, checked, address]);
  const state = guardState(session, least, checked && answered, mustChangePassword);

  if (state === 'anonymous') {
    const leftByChoice = session.status === 'anonymous' && session.left === 'logout';
    return <Navigate replace to={leftByChoice ? paths.auth : loginAddress(address)} />;
  }
  if (state === 'mustChangePassword') return <Navigate replace to={paths.changePassword} />;
  if (state === 'forbidden') return <Navigate replace to={paths.overview} />;
  const pending = Checking && <Checking />;
  return (
    <AuthGate state={state} pending={pending}>
      <Suspense
        fallback={
          <AuthGate state="pending" pending={pending}>
            {null}
          </AuthGate>
        }
      >
        <Frame>
          <Outlet />
        </Frame>
      </Suspense>
    </AuthGate>
  );
}
