/**
 * Hears how far the work on the ledger is, by months of the shop: first costs are posted, then what depends on them is counted.
 */
export type OnProgress = (phase: 'posting' | 'counting', done: number, months: number) => Promise<void>;
