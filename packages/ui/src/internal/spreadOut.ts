interface Span {
  /** The preferred start of the item. */
  at: number;
  /** Its length. */
  size: number;
}

/**
 * Places items on a line in their order, each as near to its preferred start as the others allow, at least `gap`
 * apart and within 0 and `length`. Returns the start of each, or null when they do not fit.
 */
export function spreadOut(items: readonly Span[], length: number, gap: number): number[] | null {
  const places: number[] = [];
  let free = 0;
  for (const { at, size } of items) {
    const place = Math.max(at, free);
    places.push(place);
    free = place + size + gap;
  }
  let end = length;
  for (let index = items.length - 1; index >= 0; index--) {
    const size = items[index]?.size ?? 0;
    const place = Math.min(places[index] ?? 0, end - size);
    if (place < 0) return null;
    places[index] = place;
    end = place - gap;
  }
  return places;
}
