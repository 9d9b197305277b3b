import type { AdPlatform } from '@adaos/domain';
import type { AdsKeys } from '../../config/ads.ts';
import type { Config } from '../../config/config.ts';
import { googleAds } from './google.ts';
import { metaAds } from './meta.ts';
import { microsoftAds } from './microsoft.ts';
import { tiktokAds } from './tiktok.ts';
import type { AdsPlatform } from './types.ts';

const OPEN = {
  google_ads: googleAds,
  meta_ads: metaAds,
  tiktok_ads: tiktokAds,
  microsoft_ads: microsoftAds,
} as const satisfies Record<AdPlatform, (keys: AdsKeys, allow: readonly string[]) => AdsPlatform>;

/** A platform, by its interface; null where this server has no keys for it. */
export function adsPlatform(
  { ads, outboundAllow }: Pick<Config, 'ads' | 'outboundAllow'>,
  id: AdPlatform,
): AdsPlatform | null {
  const keys = ads[id];
  return keys && OPEN[id](keys, outboundAllow);
}
