import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { CampaignIcon, ForecastIcon, TagIcon } from '../../components/Icon/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { useWording } from '../../product/wordings/index.ts';
import { messages } from './ForecastScreen.messages.ts';
import type { ForecastResult } from './ForecastView.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { grid } from '../../theme/grid.ts';

const PARTS = [
  { name: 'adsImpact', icon: CampaignIcon },
  { name: 'priceImpact', icon: TagIcon },
  { name: 'recommendation', icon: ForecastIcon },
] as const;

export interface InsightsProps {
  result: ForecastResult;
  sample: boolean;
}

/** The effects of the changes, each in a sentence, and recommendations. */
export function Insights({ result, sample }: InsightsProps) {
  const intl = useIntl();
  const say = useWording();
  return (
    <Card title={intl.formatMessage(messages.insights)} {...(sample && { actions: <SampleDataMark /> })}>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
          m: 0,
        }}
      >
        {PARTS.map(({ name, icon: Icon }) => (
          <Box
            key={name}
            sx={{
              display: 'grid',
              gridTemplateColumns: `${grid(4)}px minmax(0, 1fr)`,
              gridTemplateRows: 'auto 1fr',
              columnGap: 1.5,
              rowGap: 0.25,
            }}
          >
            <Box component="dt" sx={{ display: 'contents' }}>
              <Box
                aria-hidden
                sx={(theme) => ({
                  gridRow: '1 / 3',
                  display: 'grid',
                  placeItems: 'center',
                  width: grid(4),
                  height: grid(4),
                  borderRadius: `${theme.radii.control}px`,
                  color: 'primary.main',
                  bgcolor: 'primary.soft',
                })}
              >
                <Icon sx={{ fontSize: tokens.size.icon.medium }} />
              </Box>
              <Typography component="span" variant="label" sx={{ color: 'text.secondary' }}>
                {intl.formatMessage(messages[name])}
              </Typography>
            </Box>
            <Typography
              component="dd"
              sx={{
                gridColumn: 2,
                m: 0,
                textWrap: 'pretty',
                fontWeight: name === 'recommendation' ? 'strong' : 'regular',
              }}
            >
              {say({ title: result.insights[name], wording: result.wordings?.[name] }).title}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
