/** The guide that a card's link leads to, e.g. `shopify` of `/docs/shopify`. */
export const slugOf = (link: string): string => link.replace(/^\/docs\//, '');
