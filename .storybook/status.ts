/** How far a component can be relied on; see the page Lifecycle. */
export const STATUSES = ['stable', 'experimental', 'deprecated'] as const;
export type Status = (typeof STATUSES)[number];

/** The status among a story's tags. */
export const statusOf = (tags: readonly string[]): Status | undefined =>
  STATUSES.find((status) => tags.includes(status));
