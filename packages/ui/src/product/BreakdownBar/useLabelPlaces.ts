import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { spreadOut } from '../../internal/spreadOut.ts';

import * as tokens from '../../theme/generated/tokens.ts';
import { grid } from '../../theme/grid.ts';

/** Width from which labels are tried under their segments; narrower, they are a list. */
export const WIDE = tokens.container.wideBar;
const GAP = grid(2);

export interface LabelPlaces {
  /** Left edge of each label, px. */
  labels: number[];
  /** Left edge of each label's segment, px. */
  anchors: number[];
  height: number;
}

const segmentsOf = (bar: HTMLElement) => [...bar.querySelectorAll<HTMLElement>('[data-anchor]')];
const labelsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('li')];

function measure(bar: HTMLElement, list: HTMLElement): LabelPlaces | null {
  if (bar.offsetWidth < WIDE) return null;
  const labels = labelsOf(list);
  const anchors = segmentsOf(bar).map((segment) => segment.offsetLeft);
  const places = spreadOut(
    labels.map((label, index) => ({ at: anchors[index] ?? 0, size: Math.ceil(label.getBoundingClientRect().width) })),
    bar.offsetWidth,
    GAP,
  );
  return places && { labels: places, anchors, height: Math.max(0, ...labels.map((label) => label.offsetHeight)) };
}

const same = (a: LabelPlaces | null, b: LabelPlaces | null) => JSON.stringify(a) === JSON.stringify(b);

/** The positions of a bar's labels, measured again whenever a segment or a label changes; null when they don't fit under it. */
export function useLabelPlaces(
  bar: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
): LabelPlaces | null {
  const [places, setPlaces] = useState<LabelPlaces | null>(null);
  const shown = useRef(places);
  useLayoutEffect(() => {
    const barElement = bar.current;
    const listElement = list.current;
    if (barElement === null || listElement === null) return;
    const change = (apply: (next: LabelPlaces | null) => void) => {
      const next = measure(barElement, listElement);
      if (same(shown.current, next)) return;
      shown.current = next;
      apply(next);
    };
    // The first time without the observer: labels that it places, a frame later, count as a layout shift. A narrow page does
    // not need a layout for that: its labels are a list.
    if (matchMedia(`(min-width: ${WIDE}px)`).matches) change(setPlaces);
    const sizes = new ResizeObserver(() => change((next) => flushSync(() => setPlaces(next))));
    const observeAll = () => {
      sizes.disconnect();
      for (const element of [barElement, ...segmentsOf(barElement), ...labelsOf(listElement)]) sizes.observe(element);
    };
    const members = new MutationObserver(observeAll);
    members.observe(barElement, { childList: true, subtree: true });
    members.observe(listElement, { childList: true });
    observeAll();
    return () => {
      sizes.disconnect();
      members.disconnect();
    };
  }, [bar, list]);
  return places;
}
