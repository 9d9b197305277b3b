/** A product or variant of a store: what it has of it, and what a unit costs it. */
export interface StoreProduct {
  /** As the orders name it: the code, else the name. */
  readonly code: string;
  readonly name: string;
  /** Below 0 where more was sold than there was; null where the store keeps no stock of it. */
  readonly units: number | null;
  /** In major units; null where the store does not say it. */
  readonly cost: number | null;
  /** Of the cost; left out: the store's own. */
  readonly currency?: string;
}

export interface StockPage {
  readonly products: readonly StoreProduct[];
  /** Where the next page begins; null after the last one. */
  readonly next: string | null;
}

/** Reads the products of one store at its platform, with stock and costs. */
export interface StockSource {
  /** @param cursor where the page begins; null: the first one. @throws KeysRefused, OutboundError */
  page(cursor: string | null): Promise<StockPage>;
}
