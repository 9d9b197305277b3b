/** What is asked of rows: those after a place, so many at most. */
export interface PageAsked {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

const ROWS = 100;

export const sizeOf = ({ limit = ROWS }: PageAsked): number => limit;

/** The rows of a page, of which one more was read than it has, and the place after the last. */
export function cutPage<T>(
  rows: readonly T[],
  size: number,
  place: (row: T) => string,
): { rows: T[]; nextCursor: string | null } {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { rows: shown, nextCursor: rows.length > size && last !== undefined ? place(last) : null };
}
