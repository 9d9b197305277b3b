import type { ImportKind } from '@adaos/domain';

/** What can be open on the screen, by group; the first is open at first. */
export const TILE_IDS = [
  'orders',
  'shopify',
  'woocommerce',
  'google_ads',
  'meta_ads',
  'tiktok_ads',
  'microsoft_ads',
  'ads',
  'stock',
  'costs',
  'order_costs',
  'pixel',
] as const;
export type TileId = (typeof TILE_IDS)[number];

/** What the file of a tile holds; null where it takes none. */
export const TILE_KINDS = {
  orders: 'orders',
  shopify: null,
  woocommerce: null,
  google_ads: 'ads',
  meta_ads: 'ads',
  tiktok_ads: 'ads',
  microsoft_ads: 'ads',
  ads: 'ads',
  stock: 'stock',
  costs: 'costs',
  order_costs: 'order_costs',
  pixel: null,
} as const satisfies Record<TileId, ImportKind | null>;

/**
 * How far a source is. `set`: connected, or files were read, the last at `at`; `waiting`: set up, with nothing come yet; `failed`: the last
 * try failed; `broken`: it has to be connected again.
 */
export type TileState = {
  status: 'loading' | 'unknown' | 'none' | 'set' | 'waiting' | 'busy' | 'failed' | 'broken';
  /** ISO timestamp of the last file, sync or visit; null or left out where there is none. */
  at?: string | null | undefined;
  /** Of a platform of ads: its accounts are read by its interface, and `status` is about those. */
  connected?: boolean | undefined;
};

/** The choice of what is open. */
export interface TileChoice {
  open: TileId;
  states: Record<TileId, TileState>;
  hrefOf: (tile: TileId) => string;
  /** Where messages to Slack and Teams are set up; left out for those who cannot. */
  hooksHref?: string | undefined;
}
