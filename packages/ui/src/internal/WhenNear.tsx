import Box from '@mui/material/Box';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

/** How far from the edge of the window something counts as near. */
const MARGIN = '120px';

/**
 * Draws what is costly and often out of sight, as a chart below the figures of a phone, once it comes near to the window or is
 * to be printed. Then it stays.
 */
export function WhenNear({ children, fallback }: { children: ReactNode; fallback: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || place.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    const print = () => flushSync(() => setNear(true));
    addEventListener('beforeprint', print);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', print);
    };
  }, [near]);
  if (near) return children;
  return (
    <Box ref={place} data-when-near sx={{ minWidth: 0 }}>
      {fallback}
    </Box>
  );
}
