import { AD_PLATFORM_NAMES, AD_PLATFORMS, type AdPlatform } from '@adaos/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormatters } from '../../i18n/index.ts';
import { majorUnits } from '../../i18n/numbers.ts';
import { atMostAmount } from '../../product/AtMost/index.ts';
import { messages } from './AdsScreen.messages.ts';
import type { AdsData, AdsPlatform } from './AdsView.ts';
import { platformGrid } from './layout.ts';
import { PlatformCard } from './PlatformCard.tsx';

/** Indexes in the palette of charts: the two platforms that most shops use have their own, the others share those that profit and ad spend do not use. */
const OWN: Partial<Record<AdPlatform, number>> = { google_ads: 3, meta_ads: 7 };
const OTHERS = [1, 4, 5, 6] as const;

/** The colour of each platform, the same in every period of a shop. */
function seriesOf(platforms: readonly AdsPlatform[]): ReadonlyMap<string, number> {
  const known = new Map<string, number>();
  for (const id of AD_PLATFORMS) {
    const own = OWN[id];
    if (own !== undefined) known.set(AD_PLATFORM_NAMES[id].toLowerCase(), own);
  }
  const others = platforms.map(({ id }) => id).filter((id) => !known.has(id));
  for (const [index, id] of others.toSorted().entries()) known.set(id, OTHERS[index % OTHERS.length] ?? OTHERS[0]);
  return known;
}

export interface PlatformCardsProps {
  data: AdsData;
  sample: boolean;
}

/** A card for each platform, and what was earned without any. */
export function PlatformCards({ data, sample }: PlatformCardsProps) {
  const intl = useIntl();
  const { amount, money } = useFormatters();
  const { platforms, currency, profitWithoutCampaign: beside = null } = data;
  if (platforms.length === 0 && !beside) return null;
  const write = (minor: number) => {
    const value = majorUnits(minor, currency);
    return currency === null ? amount(value) : money(value, currency);
  };
  const series = seriesOf(platforms);
  const total = platforms.reduce((sum, { spend }) => sum + spend, 0);
  return (
    <div>
      <Box sx={platformGrid(platforms.length)}>
        {platforms.map((platform) => (
          <PlatformCard
            key={platform.id}
            platform={platform}
            share={total > 0 ? (100 * platform.spend) / total : 0}
            series={series.get(platform.id) ?? OTHERS[0]}
            currency={currency}
            write={write}
            sample={sample}
          />
        ))}
      </Box>
      {beside !== null && beside !== 0 && (
        <Typography
          component="p"
          variant="body2"
          sx={(theme) => ({ ...theme.mixins.tabular, color: 'text.secondary', textWrap: 'pretty', mt: 1.5, px: 2.5 })}
        >
          <FormattedMessage
            {...messages.withoutCampaign}
            values={{ profit: atMostAmount(intl, write(beside), data.missing) }}
          />
        </Typography>
      )}
    </div>
  );
}
