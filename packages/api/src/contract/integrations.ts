import { INTEGRATION_STATUSES, OAUTH_PLATFORMS, PLATFORM_IDS } from '@adaos/domain';
import * as z from 'zod/mini';
import { NoContent, Outcome, Source, Timestamp, Uuid } from './common.ts';
import { route } from './route.ts';
import { singleLine } from './text.ts';

/** The platforms that a shop can be connected from. */
export const Platform = z.enum(PLATFORM_IDS);
export type Platform = z.infer<typeof Platform>;

export const IntegrationStatus = z.enum(INTEGRATION_STATUSES);
export type IntegrationStatus = z.infer<typeof IntegrationStatus>;

export const Integration = z.object({
  platform: Platform,
  shopId: z.string(),
  status: IntegrationStatus,
  /** The tag to put into the shop's pages; null where none is needed. */
  script: z._default(z.nullable(z.string()), null),
  /** English; the client says it by `status`. */
  message: z._default(z.string(), ''),
  id: z.optional(Uuid),
  createdAt: z.optional(Timestamp),
  /** When its script last reported a visit; null before the first. */
  lastVisitAt: z.optional(z.nullable(Timestamp)),
});
export type Integration = z.infer<typeof Integration>;

/** The platforms that are connected by the shop owner's consent on their own page. */
export const OAuthPlatform = z.enum(OAUTH_PLATFORMS);
export type OAuthPlatform = z.infer<typeof OAuthPlatform>;

/** An order of a connected shop that could not be read while the others were. */
export const SetAsideOrder = z.object({
  /** What the platform knows it by. */
  id: z.string(),
  /** Its number in the shop; empty where it has none. */
  number: z.string(),
  /** One of `SET_ASIDE_REASONS`; another host may know more. */
  reason: z.string(),
});
export type SetAsideOrder = z.infer<typeof SetAsideOrder>;

export const OAuthConnection = z.object({
  shopId: z.string(),
  connectedAt: Timestamp,
  platform: OAuthPlatform,
  /** The platform refuses the keys: nothing is read until the shop is connected again. */
  broken: z.optional(z.boolean()),
  /** Why the last read of orders ended early, e.g. `platform_failed`; null where it did not. */
  problem: z.optional(z.nullable(z.string())),
  /** Orders are being read now. */
  reading: z.optional(z.boolean()),
  lastReadAt: z.optional(z.nullable(Timestamp)),
  nextReadAt: z.optional(z.nullable(Timestamp)),
  /** The orders are older than two of their turns, one an hour, and nothing else says why. */
  late: z.optional(z.boolean()),
  /** Orders that were read from the platform so far. */
  orders: z.optional(z.int()),
  /** The platform is putting all orders of the store together; the reading goes on with them. */
  preparing: z.optional(z.boolean()),
  /** How orders come: at once by webhooks, or each hour alone, and why: one of `ORDERS_COME`. */
  ordersCome: z.optional(z.string()),
  /** The store's products with stock and costs, which are read once a day. */
  products: z.optional(
    z.object({
      /** When all were read last; null before. */
      readAt: z.nullable(Timestamp),
      /** How many products and variants that reading had, and how many have a cost that was read from the store. */
      count: z.int(),
      costs: z.int(),
      /** They are older than two days, and nothing else says why. */
      late: z.optional(z.boolean()),
      /** Why the last reading ended early; null where it did not. */
      problem: z.nullable(z.string()),
    }),
  ),
  /** Orders that could not be read: how many, and the latest 20. Each is tried again when it changes at the platform. */
  setAside: z.optional(z.object({ count: z.int(), orders: z.array(SetAsideOrder) })),
});
export type OAuthConnection = z.infer<typeof OAuthConnection>;

/** What is kept of a store. */
export const StoreData = z.object({
  source: Source,
  orders: z.int(),
  customers: z.int(),
  /** Products whose cost was read from it. */
  costs: z.int(),
});
export type StoreData = z.infer<typeof StoreData>;

export const IntegrationList = z.object({
  success: z.literal(true),
  oauthConnections: z._default(z.partialRecord(OAuthPlatform, OAuthConnection), {}),
  /** Newest first: the screen shows the first. */
  integrations: z._default(z.array(Integration), []),
  source: z.optional(Source),
});
export type IntegrationList = z.infer<typeof IntegrationList>;

const ShopId = singleLine({ least: 1, most: 255 });

export const IntegrationRequest = z.object({ platform: Platform, shopId: ShopId });
export type IntegrationRequest = z.input<typeof IntegrationRequest>;

export const SavedIntegration = z.extend(z.partial(Integration), {
  status: IntegrationStatus,
  script: z.optional(z.nullable(z.string())),
});
export type SavedIntegration = z.infer<typeof SavedIntegration>;

/** `success: false` says in `error` why it can't be, e.g. that the server has no keys for the platform. */
export const ConnectAnswer = z.object({
  success: z.boolean(),
  shopId: z.optional(z.nullable(z.string())),
  /** The platform's page of consent, where the browser goes next. */
  url: z.optional(z.url()),
  error: z.optional(z.nullable(z.string())),
  /** The stable code of `error`. */
  code: z.optional(z.string()),
});
export type ConnectAnswer = z.infer<typeof ConnectAnswer>;

/** The shop's address at the platform, e.g. `my-shop.myshopify.com`. */
const ConnectQuery = z.object({ shop: z.optional(ShopId) });

export const integrationRoutes = {
  listIntegrations: route({
    method: 'GET',
    path: '/api/integrations',
    access: 'viewer',
    summary: 'How the shop is connected to its platforms.',
    status: 200,
    answer: IntegrationList,
  }),
  saveIntegration: route({
    method: 'POST',
    path: '/api/integrations',
    access: 'manager',
    summary: 'Set down a shop of a platform; answers what is left to do there.',
    body: IntegrationRequest,
    status: 200,
    answer: SavedIntegration,
  }),
  deleteIntegration: route({
    method: 'DELETE',
    path: '/api/integrations/:id',
    access: 'manager',
    summary: 'Forget a shop that was set down.',
    params: z.object({ id: Uuid }),
    status: 200,
    answer: Outcome,
  }),
  connectShopify: route({
    method: 'GET',
    path: '/api/integrations/connect/shopify',
    begins: true,
    access: 'manager',
    summary: 'Begin to connect a Shopify shop; answers the page of consent.',
    query: ConnectQuery,
    status: 200,
    answer: ConnectAnswer,
  }),
  connectWooCommerce: route({
    method: 'GET',
    path: '/api/integrations/connect/woocommerce',
    begins: true,
    access: 'manager',
    summary: 'Begin to connect a WooCommerce shop; answers the page of consent.',
    query: ConnectQuery,
    status: 200,
    answer: ConnectAnswer,
  }),
  readStore: route({
    method: 'POST',
    path: '/api/integrations/connect/:platform/read',
    access: 'manager',
    summary: 'Read the orders of a connected shop at once; runs in the background.',
    params: z.object({ platform: OAuthPlatform }),
    status: 202,
    answer: NoContent,
  }),
  getStoreData: route({
    method: 'GET',
    path: '/api/integrations/connect/:platform/data',
    access: 'manager',
    summary: 'How much is kept of the store of a platform: what goes where it is disconnected and its data erased.',
    params: z.object({ platform: OAuthPlatform }),
    status: 200,
    answer: StoreData,
  }),
  disconnectPlatform: route({
    method: 'DELETE',
    path: '/api/integrations/connect/:platform',
    access: 'manager',
    summary: 'End the connection to a platform and delete its keys; by choice its data is erased, in the background.',
    params: z.object({ platform: OAuthPlatform }),
    query: z.object({ erase: z.optional(z.enum(['true', 'false'])) }),
    status: 200,
    answer: NoContent,
  }),
} as const;
