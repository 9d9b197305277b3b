import * as z from 'zod/mini';
import { Currency, IsoDay, Money, Role, Source, Timezone, Uuid } from './common.ts';
import { LedgerKind } from './overview.ts';
import { route } from './route.ts';
import { singleLine } from './text.ts';

/** A shop that the account belongs to. */
export const OwnShop = z.object({
  id: Uuid,
  name: z.string(),
  /** Null until the first import settles it. */
  currency: z.nullable(z.string()),
  timezone: z.string(),
  /** The account's role there. */
  role: Role,
});
export type OwnShop = z.infer<typeof OwnShop>;

/** Why figures of a shop are not in the sum: its costs are not known, it has no orders, or there is no rate to the chosen currency. */
export const LEFT_OUT = ['costs_unknown', 'no_orders', 'no_rate'] as const;

const figures = {
  netSales: z.nullable(Money),
  /** Net sales minus net profit: all costs, less shipping charged and tips. */
  costs: z.nullable(Money),
  netProfit: z.nullable(Money),
  adSpend: z.nullable(Money),
  /** Percent of the ad spend; null where nothing was spent, or it is not known. */
  roi: z.nullable(z.number()),
  /** Costs that some of the sales lack: the profit is at most as given. */
  missing: z.array(LedgerKind),
};

export const ShopFigures = z.object({
  ...figures,
  id: Uuid,
  /** Units of the chosen currency for one of the shop's; 1 where both are the same, null where there is none. */
  rate: z.nullable(z.number()),
  /** The day that the rate was published on; null where there is none, or none is needed. */
  rateOn: z.nullable(IsoDay),
  /** The share of the sales, in percent, whose goods have a known cost; null without sales. */
  goodsCovered: z.nullable(z.number()),
  /** Null where it is in the sum. */
  leftOut: z.nullable(z.enum(LEFT_OUT)),
});
export type ShopFigures = z.infer<typeof ShopFigures>;

export const ShopsFigures = z.object({
  /** `none`: no shop has orders yet. */
  source: Source,
  /** What all amounts are in, in major units. */
  currency: z.string(),
  from: IsoDay,
  to: IsoDay,
  shops: z.array(ShopFigures),
  /** Of the shops that nothing is `leftOut` of. */
  sum: z.object(figures),
});
export type ShopsFigures = z.infer<typeof ShopsFigures>;

export const accountShopRoutes = {
  listShops: route({
    method: 'GET',
    path: '/api/shops',
    access: 'viewer',
    summary: 'The shops of the account, and how many the plan of the open one serves.',
    status: 200,
    answer: z.object({
      /** The open one. */
      open: Uuid,
      shops: z.array(OwnShop),
      plan: z.object({
        /** Null: as many as wanted. */
        limit: z.nullable(z.int()),
        used: z.int(),
        /** Whether the account may add one: it is an admin of the shop whose plan that is. */
        mayAdd: z.boolean(),
      }),
    }),
  }),
  addShop: route({
    method: 'POST',
    path: '/api/shops',
    access: 'admin',
    summary: 'Add a shop that the plan of the open one serves, with the account as its admin.',
    body: z.object({ name: singleLine({ least: 1, most: 120 }), currency: Currency, timezone: Timezone }),
    status: 201,
    answer: OwnShop,
  }),
  compareShops: route({
    method: 'GET',
    path: '/api/shops/figures',
    access: 'viewer',
    summary: 'The figures of all shops of the account beside each other, in one currency.',
    query: z.object({ from: IsoDay, to: IsoDay, currency: Currency }),
    status: 200,
    answer: ShopsFigures,
  }),
} as const;
