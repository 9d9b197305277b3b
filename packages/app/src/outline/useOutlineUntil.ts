import { useLayoutEffect } from 'react';
import { isFilled, leaveOutline } from './outline.ts';

/** Keeps the outline's figures over the page until that shows its own; an outline without any goes at once. */
export function useOutlineUntil(shown: boolean): void {
  useLayoutEffect(() => {
    if (shown || !isFilled()) leaveOutline();
  }, [shown]);
}
