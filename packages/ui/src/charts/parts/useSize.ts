import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';

export interface Size {
  width: number;
  height: number;
}

const UNKNOWN: Size = { width: 0, height: 0 };

/**
 * The size of an element in whole px, updated as it changes; 0 until it is known, which is after the first paint. It is set
 * in a transition, so that nothing else waits for what is drawn with it.
 */
export function useSize<Element extends HTMLElement>(): [RefObject<Element | null>, Size] {
  const ref = useRef<Element>(null);
  const [size, setSize] = useState(UNKNOWN);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      const next = { width: Math.floor(width), height: Math.floor(height) };
      startTransition(() =>
        setSize((last) => (last.width === next.width && last.height === next.height ? last : next)),
      );
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
