import { use, useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { MissingPart, MissingPlace, type WhyMissing } from './MissingPart.tsx';

export interface OnDemand<Props> {
  /** Draws the part once it has been opened and its code is here; closing it does not take it away. */
  Part: (props: Props) => ReactNode;
  /** Brings the code: the pointer or the keyboard has come near. */
  fetch: () => void;
}

/** What a part on demand can be opened and closed by. */
interface Openable {
  open: boolean;
  onClose?: () => void;
  onOpenChange?: (open: boolean) => void;
}

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'wheel'] as const;
const waiting = new Set<() => void>();
let signed = false;

/** Has code fetched at the visitor's first sign of life, at once where there has been one. */
export function fetchAfterSign(fetch: () => void): void {
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

function watchNetwork(onChange: () => void): () => void {
  const listening = new AbortController();
  for (const name of ['online', 'offline']) addEventListener(name, onChange, { signal: listening.signal });
  return () => listening.abort();
}

/** Code that comes apart from what uses it. */
interface Code<Props> {
  /** It, once it is here. */
  component: ComponentType<Props> | undefined;
  /** The last try has failed. */
  failed: boolean;
  /** Brings it; undefined where it can not be had. */
  fetch: () => Promise<ComponentType<Props> | undefined>;
  /** Brings it, without a network once that is back. */
  fetchAhead: () => void;
  /** Whether it is here or failed, the network is told too. */
  watch: (onChange: () => void) => () => void;
}

// A network that the browser says is back may fail for a moment yet: what fails then is asked for again after so many ms.
const AGAIN_MS = [500, 2_000];

/**
 * Some browsers do not ask again for code that they once failed to fetch, until the page is loaded anew. So nothing is asked
 * for ahead while there is no network: it comes by itself once that is back.
 */
function codeOf<Props>(load: () => Promise<ComponentType<Props>>): Code<Props> {
  const watchers = new Set<() => void>();
  let coming: Promise<ComponentType<Props> | undefined> | undefined;
  const settle = (component: ComponentType<Props> | undefined) => {
    code.component = component;
    code.failed = component === undefined;
    if (component) {
      // Marked as React marks what it has waited for: what is here is drawn at once.
      Object.assign(coming ?? {}, { status: 'fulfilled', value: component });
    } else {
      coming = undefined;
      addEventListener('online', fetchBack, { once: true });
    }
    for (const watcher of watchers) watcher();
    return component;
  };
  const fetchAgain = async (): Promise<void> => {
    for (const ms of AGAIN_MS) {
      if (await code.fetch()) return;
      await new Promise((resolve) => setTimeout(resolve, ms));
      if (!navigator.onLine) return; // lost once more: it is waited for again
    }
    code.fetchAhead();
  };
  const fetchBack = (): void => void fetchAgain();
  const code: Code<Props> = {
    component: undefined,
    failed: false,
    fetch: () => (coming ??= load().then(settle, () => settle(undefined))),
    fetchAhead() {
      if (navigator.onLine) void code.fetch();
      else addEventListener('online', fetchBack, { once: true });
    },
    watch(onChange) {
      watchers.add(onChange);
      const leave = watchNetwork(onChange);
      return () => {
        watchers.delete(onChange);
        leave();
      };
    },
  };
  return code;
}

type Whereabouts = 'here' | 'coming' | WhyMissing;

/** Where code is that is wanted now. */
function useWhereabouts<Props>(code: Code<Props>): Whereabouts {
  const where = (): Whereabouts => {
    if (code.component) return 'here';
    if (navigator.onLine) return code.failed ? 'failed' : 'coming';
    return code.failed ? 'lost' : 'offline';
  };
  return useSyncExternalStore(code.watch, where, () => (code.component ? 'here' : 'coming'));
}

/**
 * A heavy part of a component whose code comes when it is first drawn, or after the visitor's first sign of life. Where the
 * code is here it is drawn at once; else it suspends. Code that can not be had is told in the place of the part.
 * @param seldom few want it: it comes when it is drawn, and not before.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { seldom = false } = {},
): ComponentType<Props> {
  const code = codeOf(load);
  if (!seldom) fetchAfterSign(code.fetchAhead);
  return function LazyPart(props: Props) {
    const where = useWhereabouts(code);
    if (where !== 'here' && where !== 'coming') return <MissingPlace why={where} onTry={code.fetch} />;
    const Part = use(code.fetch());
    return Part && <Part {...props} />;
  };
}

export interface LaterPart<Props> {
  /** Draws the part; nothing before it is ready. */
  Part: ComponentType<Props>;
  /** Whether the part is wanted and its code is here. */
  useReady: (wanted: boolean) => boolean;
}

/**
 * A part that adds to what stands without it, e.g. what a drawing answers when it is touched: its code comes once it is wanted,
 * or after the visitor's first sign of life. Where it can not be had nothing is missing, and nothing is said.
 */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LaterPart<Props> {
  const code = codeOf(load);
  fetchAfterSign(code.fetchAhead);
  return {
    Part: (props: Props) => code.component && <code.component {...props} />,
    useReady(wanted) {
      const where = useWhereabouts(code);
      useEffect(() => {
        if (wanted) code.fetchAhead();
      }, [wanted]);
      return wanted && where === 'here';
    },
  };
}

/**
 * A part of a component that shows only when it is opened, e.g. a menu, and whose code comes then, or earlier by `fetch`.
 * Where that takes its time, or can not be had, a notice says so.
 */
export function onDemand<Props extends Openable>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  const code = codeOf(load);
  fetchAfterSign(code.fetchAhead);
  function Part(props: Props) {
    const { open, onClose, onOpenChange } = props;
    const where = useWhereabouts(code);
    const [opened, setOpened] = useState(open);
    if (open && !opened) setOpened(true);
    useEffect(() => {
      if (open) code.fetchAhead();
    }, [open]);
    if (opened && code.component) return <code.component {...props} />;
    if (!open || where === 'here') return null;
    return <MissingPart why={where} onTry={code.fetch} onClose={onClose ?? (() => onOpenChange?.(false))} />;
  }
  return { Part, fetch: code.fetchAhead };
}
