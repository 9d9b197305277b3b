import { AD_PLATFORMS, type AdPlatform } from '@adaos/domain';
import * as z from 'zod/mini';

/** The keys of the app at one platform of ads. */
export interface AdsKeys {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Of Google Ads and Microsoft Advertising, beside the OAuth client; null for the platforms without. */
  readonly developerToken: string | null;
  /** An address that answers in place of all of the platform's hosts; null: the platform itself. */
  readonly base: string | null;
}

/** By platform; null: not offered, since its keys are not set. */
export type AdsSettings = Readonly<Record<AdPlatform, AdsKeys | null>>;

/** The settings that a platform needs, by the name of each. */
const NEEDED = {
  google_ads: ['GOOGLE_ADS_CLIENT_ID', 'GOOGLE_ADS_CLIENT_SECRET', 'GOOGLE_ADS_DEVELOPER_TOKEN'],
  meta_ads: ['META_ADS_APP_ID', 'META_ADS_APP_SECRET'],
  tiktok_ads: ['TIKTOK_ADS_APP_ID', 'TIKTOK_ADS_APP_SECRET'],
  microsoft_ads: ['MICROSOFT_ADS_CLIENT_ID', 'MICROSOFT_ADS_CLIENT_SECRET', 'MICROSOFT_ADS_DEVELOPER_TOKEN'],
} as const satisfies Record<AdPlatform, readonly string[]>;

const BASES = {
  google_ads: 'GOOGLE_ADS_BASE',
  meta_ads: 'META_ADS_BASE',
  tiktok_ads: 'TIKTOK_ADS_BASE',
  microsoft_ads: 'MICROSOFT_ADS_BASE',
} as const satisfies Record<AdPlatform, string>;

const text = z.optional(z.string());

/** @param address the schema of an address. */
export const adsEnvironment = <T extends z.ZodMiniType<string>>(address: T) => ({
  GOOGLE_ADS_CLIENT_ID: text,
  GOOGLE_ADS_CLIENT_SECRET: text,
  GOOGLE_ADS_DEVELOPER_TOKEN: text,
  GOOGLE_ADS_BASE: z.optional(address),
  META_ADS_APP_ID: text,
  META_ADS_APP_SECRET: text,
  META_ADS_BASE: z.optional(address),
  TIKTOK_ADS_APP_ID: text,
  TIKTOK_ADS_APP_SECRET: text,
  TIKTOK_ADS_BASE: z.optional(address),
  MICROSOFT_ADS_CLIENT_ID: text,
  MICROSOFT_ADS_CLIENT_SECRET: text,
  MICROSOFT_ADS_DEVELOPER_TOKEN: text,
  MICROSOFT_ADS_BASE: z.optional(address),
});

type Name = (typeof NEEDED)[AdPlatform][number] | (typeof BASES)[AdPlatform];
type Values = Readonly<Partial<Record<Name, string | undefined>>>;

const missing = (values: Readonly<Record<string, unknown>>, platform: AdPlatform): readonly Name[] =>
  NEEDED[platform].filter((name) => values[name] === undefined);

/** The settings that a platform lacks while others of it are set, one line each. */
export const missingAdsKeys = (given: Readonly<Record<string, unknown>>): string[] =>
  AD_PLATFORMS.flatMap((platform) => {
    const lacking = missing(given, platform);
    if (lacking.length === NEEDED[platform].length) return [];
    return lacking.map((name) => `${name}: is needed beside the other keys of the same platform of ads`);
  });

export function adsSettings(values: Values): AdsSettings {
  const keysOf = (platform: AdPlatform): AdsKeys | null => {
    if (missing(values, platform).length > 0) return null;
    const [id, secret, token] = NEEDED[platform].map((name) => values[name] ?? '');
    const base = values[BASES[platform]] ?? null;
    return { clientId: id ?? '', clientSecret: secret ?? '', developerToken: token ?? null, base };
  };
  return Object.fromEntries(AD_PLATFORMS.map((platform) => [platform, keysOf(platform)])) as Record<
    AdPlatform,
    AdsKeys | null
  >;
}

/** What the operator has to set so that a platform is offered. */
export const settingsOfAds = (platform: AdPlatform): readonly string[] => NEEDED[platform];
