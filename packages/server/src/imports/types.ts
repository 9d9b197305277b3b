import type { ImportField } from '@adaos/api';

/** Squashed titles by field, separated by spaces, the best first. */
export type Titles = Partial<Record<ImportField, string>>;
