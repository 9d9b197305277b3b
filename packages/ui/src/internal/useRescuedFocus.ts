import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the keyboard focus when one step of a task replaces another: if the control that had the focus was
 * removed with the old step, the element of the returned ref (with `tabIndex={-1}`) gets it.
 */
export function useRescuedFocus<T extends HTMLElement>(step: string): RefObject<T | null> {
  const target = useRef<T>(null);
  const shown = useRef(step);
  const focused = useRef<EventTarget>(null);
  useEffect(() => {
    // Of a prerendered page, it may have been given before there was anything to note it.
    focused.current ??= document.activeElement;
    const note = (event: FocusEvent) => {
      focused.current = event.target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const held = focused.current;
    const gone = held instanceof Node && !held.isConnected;
    if (gone && (document.activeElement === null || document.activeElement === document.body))
      target.current?.focus({ preventScroll: true });
  }, [step]);
  return target;
}
