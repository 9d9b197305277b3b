import { useEffect, useReducer, useState, type ComponentType, type ReactNode } from 'react';

export interface OnDemand<Props> {
  /** Draws the part once it has been opened and its code is here; closing it does not take it away. */
  Part: (props: Props) => ReactNode;
  /** Brings the code: the pointer or the keyboard has come near. */
  fetch: () => void;
}

const fetches = new Set<() => void>();
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'wheel'] as const;

/**
 * Brings the code of all such parts at the first sign of life of a visitor: they then open at once, without a network too.
 * @returns stops waiting for it.
 */
export function fetchAtFirstSign(): () => void {
  const waiting = new AbortController();
  const fetchAll = () => {
    waiting.abort();
    for (const fetch of fetches) fetch();
  };
  for (const sign of SIGNS) addEventListener(sign, fetchAll, { passive: true, signal: waiting.signal });
  return () => waiting.abort();
}

/**
 * A part of a component that shows only when it is opened, e.g. a menu, and whose code comes then, or earlier by `fetch`.
 * A fetch that failed is made again the next time.
 */
export function onDemand<Props extends { open: boolean }>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const fetch = () => {
    loading ??= load().then(
      (component) => void (Loaded = component),
      () => void (loading = undefined),
    );
    return loading;
  };
  function Part(props: Props) {
    const [, redraw] = useReducer((count: number) => count + 1, 0);
    const [opened, setOpened] = useState(props.open);
    if (props.open && !opened) setOpened(true);
    useEffect(() => {
      if (props.open && !Loaded) void fetch().then(redraw);
    }, [props.open]);
    return opened && Loaded ? <Loaded {...props} /> : null;
  }
  const fetchAhead = () => void fetch();
  fetches.add(fetchAhead);
  return { Part, fetch: fetchAhead };
}
