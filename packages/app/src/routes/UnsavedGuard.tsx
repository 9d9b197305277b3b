import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useBeforeUnload, useBlocker, type BlockerFunction } from 'react-router-dom';
import { LeaveDialog, UnsavedChangesProvider } from '@adaos/ui';
import { Leaving, OverPages } from './leaving.ts';
import { publicPageAt } from './publicPages.ts';

/** Whether both are addresses of one public page, in two languages: what is typed there stays. */
function isSamePage(one: string, other: string): boolean {
  const page = publicPageAt(one)?.page;
  return page !== undefined && page === publicPageAt(other)?.page;
}

/** Asks before a link, the way back, a reload or the end of the tab loses what was typed in a form. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const unsaved = useRef(false);
  const overPages = useRef(0);
  const [leave, setLeave] = useState<{ go: () => void } | null>(null);

  const mustAsk = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      unsaved.current && !isSamePage(currentLocation.pathname, nextLocation.pathname),
    [],
  );
  const blocker = useBlocker(mustAsk);
  useBeforeUnload(
    useCallback((event) => {
      if (unsaved.current || overPages.current > 0) event.preventDefault();
    }, []),
  );
  const leaveAll = useCallback(
    (go: () => void) => (unsaved.current || overPages.current > 0 ? setLeave({ go }) : go()),
    [],
  );

  const onChange = useCallback((now: boolean) => {
    unsaved.current = now;
  }, []);
  const onOverPages = useCallback((now: boolean) => {
    overPages.current += now ? 1 : -1;
  }, []);

  const stay = () => {
    setLeave(null);
    blocker.reset?.();
  };
  const goOn = () => {
    unsaved.current = false;
    setLeave(null);
    leave?.go();
    blocker.proceed?.();
  };
  return (
    <Leaving value={leaveAll}>
      <OverPages value={onOverPages}>
        <UnsavedChangesProvider onChange={onChange}>{children}</UnsavedChangesProvider>
      </OverPages>
      <LeaveDialog open={leave !== null || blocker.state === 'blocked'} onStay={stay} onLeave={goOn} />
    </Leaving>
  );
}
