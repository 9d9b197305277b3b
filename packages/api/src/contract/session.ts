import * as z from 'zod/mini';
import { Language, NoContent, Role, Timestamp, Uuid } from './common.ts';
import { route } from './route.ts';
import { exactText } from './text.ts';

/** What a host leaves out of a user is the least of it; without a name, the part of the e-mail before the at sign is shown. */
export const User = z.object({
  id: z.string().check(z.minLength(1)),
  email: z.string(),
  name: z._default(z.string(), ''),
  role: z._default(Role, 'viewer'),
  createdAt: z.optional(Timestamp),
});
export type User = z.infer<typeof User>;

export const TokenPair = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type TokenPair = z.infer<typeof TokenPair>;

/** The signed-in user and the shop, as the server's own records have them now. */
export const Session = z.object({
  user: User,
  shop: z.object({
    id: Uuid,
    name: z.string(),
    /** Null until the first import settles it. */
    currency: z.nullable(z.string()),
    timezone: z.string(),
    /** Percent of net sales that the goods cost, where the owner has set it. */
    goodsCostPercent: z.nullable(z.number()),
    /** The first day of that percentage; `2000-01-01` where it is for every order. */
    goodsCostFrom: z.nullable(z.string()),
    /** First and last day with orders; null without any. */
    dataFrom: z.nullable(z.string()),
    dataTo: z.nullable(z.string()),
    /** Whether its team earns points; see `Gamification`. */
    gamification: z.optional(z.enum(['on', 'single', 'off'])),
  }),
  /** The shops that the user belongs to, where there are several; `shop` is the one that is open. */
  shops: z.optional(z.array(z.object({ id: Uuid, name: z.string() }))),
  /** When the trial of a shop without a plan ends; for those who can choose a plan. */
  trialEndsAt: z.optional(Timestamp),
  mustChangePassword: z.boolean(),
  /** The user's own choice, where there is one. */
  language: z.optional(Language),
  /** True for those who answer the support of the whole platform. */
  operator: z.optional(z.boolean()),
});
export type Session = z.infer<typeof Session>;

/** The shop that a page shows. Where the session works in another the call is refused by 412, and the page loads again. */
export const SHOP_HEADER = 'adaos-shop';

export const sessionRoutes = {
  refresh: route({
    method: 'POST',
    path: '/auth/refresh',
    access: 'public',
    summary: 'Get a new pair for a refresh token, which works 10 more seconds.',
    body: z.object({ refreshToken: exactText({ least: 1, most: 256 }) }),
    status: 200,
    answer: TokenPair,
  }),
  logout: route({
    method: 'POST',
    path: '/auth/logout',
    access: 'public',
    summary: 'End the session of a refresh token.',
    body: z.object({ refreshToken: exactText({ least: 1, most: 256 }) }),
    status: 200,
    answer: NoContent,
  }),
  getSession: route({
    method: 'GET',
    path: '/auth/session',
    access: 'viewer',
    summary: 'The signed-in user, role and shop.',
    status: 200,
    answer: Session,
  }),
  openShop: route({
    method: 'PUT',
    path: '/auth/session/shop',
    access: 'viewer',
    summary: 'Open another shop of the user, in this session.',
    body: z.object({ shopId: Uuid }),
    status: 200,
    answer: NoContent,
  }),
} as const;
