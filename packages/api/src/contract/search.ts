import * as z from 'zod/mini';
import { IsoDay } from './common.ts';
import { route } from './route.ts';
import { singleLine } from './text.ts';

export const SEARCH_LEAST = 2;
export const SEARCH_MOST = 80;

/** What a shop has under some words: the five of each kind that matter most. */
export const SearchResults = z.object({
  /** By their number or customer, the newest first. */
  orders: z.array(z.object({ id: z.string(), externalId: z.string(), day: z.nullable(IsoDay) })),
  /** By their code or name, what sold most first. */
  products: z.array(z.object({ code: z.string(), name: z.nullable(z.string()) })),
  /** By their name, the newest first. */
  campaigns: z.array(z.object({ id: z.string(), name: z.string(), platform: z.string() })),
  /** The customer whom the orders call exactly this; none for those who may not see customers. `id` is that of its page. */
  customers: z.array(z.object({ id: z.string() })),
});
export type SearchResults = z.infer<typeof SearchResults>;

export const searchRoutes = {
  search: route({
    method: 'GET',
    path: '/api/search',
    access: 'viewer',
    summary:
      'Orders, products, campaigns and the customer that are found by some words, whatever their case and accents.',
    query: z.object({ q: singleLine({ least: SEARCH_LEAST, most: SEARCH_MOST }) }),
    status: 200,
    answer: SearchResults,
  }),
} as const;
