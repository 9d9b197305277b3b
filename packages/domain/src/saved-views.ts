/** The lists whose filters, sort and columns can be saved under a name. */
export const VIEW_LISTS = ['orders', 'products', 'channels', 'customers', 'campaigns', 'fraud', 'stock'] as const;
export type ViewList = (typeof VIEW_LISTS)[number];

/** The most views of a list that one person may keep. */
export const MOST_VIEWS = 30;
