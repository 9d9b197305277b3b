import { useMemo } from 'react';

/** The rows of one page and its number, from 0; all rows without a `size`. Where fewer rows are left than were, it is the last page. */
export function usePage<Row>(rows: readonly Row[], asked: number, size: number | undefined) {
  const last = size === undefined ? asked : Math.max(0, Math.ceil(rows.length / size) - 1);
  const page = Math.min(asked, last);
  // The same rows at each drawing, so that what stands in the table is not gone through anew.
  const shown = useMemo(
    () => (size === undefined ? rows : rows.slice(page * size, (page + 1) * size)),
    [rows, page, size],
  );
  return { page, shown };
}
