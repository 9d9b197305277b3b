const HOUR_MS = 3600_000;

/** How often each kind of what is connected is read, in milliseconds. */
export const RHYTHM_MS = { orders: HOUR_MS, ads: HOUR_MS, products: 24 * HOUR_MS } as const;

interface Reading {
  /** When a reading ended last; null before the first. */
  readonly last: Date | null;
  /** Since when it could have been read. */
  readonly since: Date;
  /** Something is said of it already: it is being read, or why it is not. */
  readonly explained: boolean;
}

/** Whether a kind is older than two of its turns, without any other reason that is shown. @param now milliseconds. */
export const isLate = (
  kind: keyof typeof RHYTHM_MS,
  { last, since, explained }: Reading,
  now: number = Date.now(),
): boolean => !explained && now - Math.max(last?.getTime() ?? 0, since.getTime()) > 2 * RHYTHM_MS[kind];
