/** What a store has of a product whose stock it keeps. */
export interface CountedProduct {
  /** As the orders name it: the code, else the name. */
  readonly code: string;
  readonly name: string;
  /** Below 0 where more was sold than there was. */
  readonly units: number;
}

export interface StockPage {
  readonly products: readonly CountedProduct[];
  /** Where the next page begins; null after the last one. */
  readonly next: string | null;
}

/** Reads the stock of the products of one store at its platform. */
export interface StockSource {
  /** @param cursor where the page begins; null: the first one. @throws KeysRefused, OutboundError */
  page(cursor: string | null): Promise<StockPage>;
}
