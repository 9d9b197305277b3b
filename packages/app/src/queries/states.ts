/** The parts of a query that decide what is shown. */
export interface Read<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly isFetching?: boolean;
  /** The data are of another question, those for this one are on the way. */
  readonly isPlaceholderData?: boolean;
}

/** The parts of a mutation that decide what is shown. */
export interface Attempt<T = unknown, V = unknown> {
  readonly status: 'idle' | 'pending' | 'success' | 'error';
  readonly error: unknown;
  readonly data?: T | undefined;
  /** What was sent. */
  readonly variables?: V | undefined;
}
