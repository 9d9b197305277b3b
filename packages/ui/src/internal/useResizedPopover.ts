import type { PopoverActions } from '@mui/material/Popover';
import { useCallback, useRef } from 'react';

/**
 * Keeps a popover within the window when what it holds grows, as when its code or its rows come: by itself it is placed once, on
 * opening.
 * @returns `action` for the `Popover`, `content` as the ref of what it holds.
 */
export function useResizedPopover() {
  const action = useRef<PopoverActions>(null);
  const content = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => action.current?.updatePosition());
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { action, content };
}
