import { AD_PLATFORMS } from '@adaos/domain';
import * as z from 'zod/mini';
import { IsoDay, NoContent, RowId, Source, Timestamp } from './common.ts';
import { ConnectAnswer } from './integrations.ts';
import { route } from './route.ts';
import { exactText } from './text.ts';

/** The platforms of ads whose campaigns can be read by their interfaces. */
export const AdPlatform = z.enum(AD_PLATFORMS);
export type AdPlatform = z.infer<typeof AdPlatform>;

/** A campaign's day of a report that could not be read while the others were. */
export const SetAsideAdRow = z.object({
  id: RowId,
  /** As the platform names it; empty where that is not known. */
  campaign: z.string(),
  /** Null where it is not known. */
  day: z.nullable(IsoDay),
  /** One of `AD_ROW_REASONS`; another host may know more. */
  reason: z.string(),
});
export type SetAsideAdRow = z.infer<typeof SetAsideAdRow>;

/** An ad account that the consent reaches. */
export const AdAccount = z.object({
  /** The platform's number. */
  id: z.string(),
  name: z.string(),
  /** ISO 4217; null where the platform does not say. */
  currency: z.nullable(z.string()),
  /** Whether its campaigns are read. */
  chosen: z.boolean(),
  /** Why the last read ended early, one of `AD_READ_PROBLEMS`; null where it did not. */
  problem: z.nullable(z.string()),
  /** It is being read now. */
  reading: z.boolean(),
  lastReadAt: z.nullable(Timestamp),
  nextReadAt: z.nullable(Timestamp),
  /** It is older than two of its turns, one an hour, and nothing else says why. */
  late: z.optional(z.boolean()),
  /** The days that were read, both included; null before the first read. */
  coveredFrom: z.nullable(IsoDay),
  coveredThrough: z.nullable(IsoDay),
  /** Campaigns that were read from it so far. */
  campaigns: z.int(),
  /** Rows that could not be read: how many, and the latest 20. */
  setAside: z.object({ count: z.int(), rows: z.array(SetAsideAdRow) }),
});
export type AdAccount = z.infer<typeof AdAccount>;

export const AdConnection = z.object({
  platform: AdPlatform,
  connectedAt: Timestamp,
  /** The consent is no longer good: nothing is read until it is given again. */
  broken: z.boolean(),
  /** By name. */
  accounts: z.array(AdAccount),
});
export type AdConnection = z.infer<typeof AdConnection>;

export const AdPlatformState = z.object({
  platform: AdPlatform,
  /** Whether this server has the keys that the platform needs. */
  offered: z.boolean(),
  /** The settings that the operator of the server has to set; left out for everybody else. */
  settings: z.optional(z.array(z.string())),
  connection: z.nullable(AdConnection),
});
export type AdPlatformState = z.infer<typeof AdPlatformState>;

export const AdConnectionList = z.object({ platforms: z.array(AdPlatformState), source: z.optional(Source) });
export type AdConnectionList = z.infer<typeof AdConnectionList>;

const params = z.object({ platform: AdPlatform });

/** More than anybody has at one platform. */
const MOST_ACCOUNTS = 1000;

export const adAccountRoutes = {
  listAdConnections: route({
    method: 'GET',
    path: '/api/integrations/ads',
    access: 'viewer',
    summary: 'The platforms of ads: which are offered, connected, and how far their accounts have been read.',
    status: 200,
    answer: AdConnectionList,
  }),
  connectAds: route({
    method: 'GET',
    path: '/api/integrations/ads/:platform/connect',
    begins: true,
    access: 'manager',
    summary: 'Begin to connect a platform of ads; answers the page of consent.',
    params,
    status: 200,
    answer: ConnectAnswer,
  }),
  chooseAdAccounts: route({
    method: 'PUT',
    path: '/api/integrations/ads/:platform/accounts',
    access: 'manager',
    summary: 'Choose which ad accounts are read. What was read of the others stays.',
    params,
    body: z.object({ accounts: z.array(exactText({ least: 1, most: 100 })).check(z.maxLength(MOST_ACCOUNTS)) }),
    status: 200,
    answer: NoContent,
  }),
  readAds: route({
    method: 'POST',
    path: '/api/integrations/ads/:platform/read',
    access: 'manager',
    summary: 'Read the chosen ad accounts at once; runs in the background.',
    params,
    status: 202,
    answer: NoContent,
  }),
  disconnectAds: route({
    method: 'DELETE',
    path: '/api/integrations/ads/:platform',
    access: 'manager',
    summary: 'End the connection to a platform of ads and delete its keys. What was read stays.',
    params,
    status: 200,
    answer: NoContent,
  }),
} as const;
