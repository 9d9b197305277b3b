import * as z from 'zod/mini';
import { Currency, Timezone } from './common.ts';
import { route } from './route.ts';

/** What the shop's figures are in, and what draws the line between its days. */
export const ShopCalendar = z.object({
  /** Null until the owner or the first import sets it. */
  currency: z.nullable(z.string()),
  timezone: z.string(),
  /** Whether figures, costs or a connected store rest on both: neither can change then. */
  fixed: z.boolean(),
});
export type ShopCalendar = z.infer<typeof ShopCalendar>;

/** Where the archive of a shop can be downloaded. */
export const ShopArchive = z.object({
  /** From the origin of the calls. */
  path: z.string(),
  expiresAt: z.iso.datetime(),
});
export type ShopArchive = z.infer<typeof ShopArchive>;

export const shopRoutes = {
  getShopCalendar: route({
    method: 'GET',
    path: '/api/shop/calendar',
    access: 'viewer',
    summary: "The currency of the shop's figures, the timezone of its days, and whether they can still change.",
    status: 200,
    answer: ShopCalendar,
  }),
  setShopCalendar: route({
    method: 'PUT',
    path: '/api/shop/calendar',
    access: 'manager',
    summary: 'Set the currency and the timezone, while nothing rests on them.',
    body: z.object({ currency: Currency, timezone: Timezone }),
    status: 200,
    answer: ShopCalendar,
  }),
  prepareShopArchive: route({
    method: 'POST',
    path: '/api/shop/archive',
    access: 'admin',
    summary:
      "Get an address, good for a minute, from which all of the shop's data can be downloaded: orders, costs, ads, stock and decisions.",
    status: 201,
    answer: ShopArchive,
  }),
  downloadShopArchive: route({
    method: 'GET',
    path: '/api/shop/archive',
    access: 'public',
    summary:
      "All of the shop's data as JSON lines with a manifest, without people and secrets, by the address that was given.",
    query: z.object({ token: z.string().check(z.regex(/^[\w-]{1,500}$/)) }),
    status: 200,
    answer: 'application/zip',
  }),
} as const;
