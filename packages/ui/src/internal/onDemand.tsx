import { lazy, useEffect, useReducer, useState, type ComponentType, type ReactNode } from 'react';

export interface OnDemand<Props> {
  /** Draws the part once it has been opened and its code is here; closing it does not take it away. */
  Part: (props: Props) => ReactNode;
  /** Brings the code: the pointer or the keyboard has come near. */
  fetch: () => void;
}

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'wheel'] as const;
const waiting = new Set<() => void>();
let signed = false;

/** Has code fetched at the visitor's first sign of life, at once where there has been one. */
function fetchAfterSign(fetch: () => void): void {
  if (signed) fetch();
  else waiting.add(fetch);
}

/**
 * Brings the code of all parts on demand at the first sign of life of a visitor: they then open at once, without a network too.
 * @returns stops waiting for it.
 */
export function fetchAtFirstSign(): () => void {
  const listening = new AbortController();
  const fetchAll = () => {
    listening.abort();
    signed = true;
    for (const fetch of waiting) fetch();
    waiting.clear();
  };
  for (const sign of SIGNS) addEventListener(sign, fetchAll, { passive: true, signal: listening.signal });
  return () => listening.abort();
}

/**
 * A heavy part of a component whose code comes when it is first drawn, or after the visitor's first sign of life. Where the
 * code is here it is drawn at once; else it suspends.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const bring = async () => {
    Loaded = await load();
    return { default: Loaded };
  };
  const Lazy = lazy(bring) as unknown as ComponentType<Props>;
  fetchAfterSign(() => void bring().catch(() => undefined));
  return function LazyPart(props: Props) {
    const [Shown] = useState(() => Loaded ?? Lazy);
    return <Shown {...props} />;
  };
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
  fetchAfterSign(fetchAhead);
  return { Part, fetch: fetchAhead };
}
