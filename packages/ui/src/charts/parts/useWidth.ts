import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';

/**
 * The width of an element in whole px, followed as it changes; 0 until it is known, which is after the element has been shown:
 * what needs it is drawn in the moments between, and nothing else waits for it.
 */
export function useWidth<Element extends HTMLElement>(): [RefObject<Element | null>, number] {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) startTransition(() => setWidth(Math.floor(entry.contentRect.width)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
