import Skeleton from '@mui/material/Skeleton';
import type { Breakpoint } from '@mui/material/styles';
import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';

export interface NearScreenProps {
  /** As high as the part, in px or percent, by the width of the window or alike: its place until then. */
  height: number | string | Partial<Record<Breakpoint, number>>;
  children: ReactNode;
}

/** How far below or above the window a part still counts as near, in shares of the window's height. */
const MARGIN = '25% 0px';
/** A part that is loaded and drawn once it is near the window, so that what the visitor sees first does not wait for it. */
export function NearScreen({ height, children }: NearScreenProps): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || place.current === null) return undefined;
    const draw = () => startTransition(() => setNear(true));
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) draw();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    // It is wanted wherever it is: a reader may go there by keyboard, and who prints does so by keyboard or leaves for the menu.
    const ended = new AbortController();
    const { signal } = ended;
    addEventListener('keydown', draw, { signal });
    addEventListener('beforeprint', draw, { signal });
    document.documentElement.addEventListener('mouseleave', draw, { signal });
    return () => {
      observer.disconnect();
      ended.abort();
    };
  }, [near]);
  if (near) return children;
  return <Skeleton ref={place} variant="rounded" animation={false} sx={{ height }} />;
}
