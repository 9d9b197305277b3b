import type { AdPlatform } from '@adaos/domain';
import { answerGoogle, GOOGLE_ADS_KEYS } from './google.ts';
import { answerMeta, META_ADS_KEYS } from './meta.ts';
import { answerMicrosoft, MICROSOFT_ADS_KEYS } from './microsoft.ts';
import { type FakeAds, serveAds } from './server.ts';
import { answerTiktok, TIKTOK_ADS_KEYS } from './tiktok.ts';

export type FakeAdsPlatforms = Readonly<Record<AdPlatform, FakeAds>>;

/** All platforms of ads, each at an address of its own. */
export async function startAds(): Promise<FakeAdsPlatforms> {
  const [google, meta, tiktok, microsoft] = await Promise.all(
    [answerGoogle, answerMeta, answerTiktok, answerMicrosoft].map((answer) => serveAds(answer)),
  );
  if (!google || !meta || !tiktok || !microsoft) throw new Error('A platform has not begun.');
  return { google_ads: google, meta_ads: meta, tiktok_ads: tiktok, microsoft_ads: microsoft };
}

/** The settings of a server that reads them. */
export const adsEnv = (ads: FakeAdsPlatforms): Record<string, string> => ({
  ...GOOGLE_ADS_KEYS,
  ...META_ADS_KEYS,
  ...TIKTOK_ADS_KEYS,
  ...MICROSOFT_ADS_KEYS,
  GOOGLE_ADS_BASE: ads.google_ads.origin,
  META_ADS_BASE: ads.meta_ads.origin,
  TIKTOK_ADS_BASE: ads.tiktok_ads.origin,
  MICROSOFT_ADS_BASE: ads.microsoft_ads.origin,
  OUTBOUND_ALLOW: Object.values(ads)
    .map(({ host }) => host)
    .join(','),
});

export const stopAds = (ads: FakeAdsPlatforms) => Promise.all(Object.values(ads).map((one) => one.close()));
