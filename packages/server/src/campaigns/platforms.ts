import { type AdsPlatform, cutText } from '@adaos/api';
import { AD_PLATFORM_NAMES, adPlatformOf, LEDGER_KINDS } from '@adaos/domain';
import type { CampaignStats } from './campaign-stats.ts';

/** The platform of campaigns from a file that names none. */
export const UNNAMED_PLATFORM = 'Ads';

/** With the longest number of a campaign it fits into their key. */
const PLATFORM_LENGTH = 100;

/** The platform as its campaigns are kept under it, by how a file or a person names it. */
export function platformNamed(name: string | null): string {
  if (name === null) return UNNAMED_PLATFORM;
  const platform = adPlatformOf(name);
  return platform === undefined ? cutText(name, PLATFORM_LENGTH) : AD_PLATFORM_NAMES[platform];
}

type PlatformStats = Pick<CampaignStats, 'platform' | 'spend' | 'contribution' | 'missing'>;

/** Null as soon as one of them is. */
function profitOf(campaigns: readonly PlatformStats[]): bigint | null {
  return campaigns.reduce<bigint | null>(
    (sum, { spend, contribution }) => (sum === null || contribution === null ? null : sum + contribution - spend),
    0n,
  );
}

/** The platforms of campaigns, whatever the case of their names, in the order in which the campaigns have them first. */
export function sumByPlatform(campaigns: readonly PlatformStats[]): AdsPlatform[] {
  const byPlatform = Map.groupBy(campaigns, ({ platform }) => platform.toLowerCase());
  return Array.from(byPlatform, ([id, own]): AdsPlatform => {
    const [name = UNNAMED_PLATFORM] = own.map(({ platform }) => platform);
    const profit = profitOf(own);
    return {
      id,
      name: name === UNNAMED_PLATFORM ? null : name,
      spend: Number(own.reduce((sum, { spend }) => sum + spend, 0n)),
      profit: profit === null ? null : Number(profit),
      missing: LEDGER_KINDS.filter((kind) => own.some(({ missing }) => missing.includes(kind))),
    };
  }).toSorted((a, b) => b.spend - a.spend);
}

/** What is left of the shop's profit without that of the platforms, in minor units; null while one of them is unknown. */
export function profitBeside(platforms: readonly AdsPlatform[], total: bigint | null): number | null {
  const profits = platforms.map(({ profit }) => profit);
  if (total === null || profits.includes(null)) return null;
  return Number(total) - profits.reduce<number>((sum, profit) => sum + (profit ?? 0), 0);
}
