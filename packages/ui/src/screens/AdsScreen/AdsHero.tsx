import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { AtMostValue } from '../../product/AtMost/index.ts';
import { RoiChip } from '../../product/campaigns/campaigns.ts';
import { MoneyFigure } from '../../internal/MoneyFigure.tsx';
import { UnknownFigure } from '../../product/figures/UnknownFigure.tsx';
import { messages } from './AdsScreen.messages.ts';
import type { AdsData } from './AdsView.ts';
import { grid } from '../../theme/grid.ts';

export interface AdsHeroProps {
  data: AdsData;
  sample: boolean;
  costsHref: string;
}

/** The return of all ads, in one figure and one sentence, beside their cost and profit. */
export function AdsHero({ data, sample, costsHref }: AdsHeroProps) {
  const { percent } = useFormatters();
  const { roi, currency, missing } = data;
  return (
    <Card
      padding="regular"
      sx={{
        display: 'grid',
        gap: { xs: 2.5, lg: 4 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
        alignItems: 'end',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: grid(2.75) }}>
          <Typography component="h2" variant="label" sx={{ color: 'text.secondary' }}>
            <FormattedMessage {...messages.roi} />
          </Typography>
          {sample && <SampleDataMark />}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, mt: 0.5 }}>
          <Typography component="p" variant={roi === null ? 'figureMedium' : 'figure'}>
            {roi === null ? <FormattedMessage {...messages.roiUnknown} /> : percent(roi)}
          </Typography>
          {roi !== null && <RoiChip roi={roi} missing={missing} costsHref={costsHref} />}
        </Box>
        <Typography component="p" sx={{ mt: 0.75, color: 'text.secondary', textWrap: 'pretty', maxWidth: '64ch' }}>
          {roi === null ? <FormattedMessage {...messages.roiUnknownText} /> : <Meaning roi={roi} currency={currency} />}
        </Typography>
      </Box>
      <Box
        component="dl"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: { xs: 4, md: 5 }, rowGap: 2, m: 0, textAlign: 'left' }}
      >
        <Amount name={<FormattedMessage {...messages.totalSpend} />}>
          <MoneyFigure amount={data.totalSpend} currency={currency} />
        </Amount>
        <Amount name={<FormattedMessage {...messages.totalProfit} />}>
          {data.totalProfit === null ? (
            <UnknownFigure>
              <FormattedMessage {...messages.roiUnknown} />
            </UnknownFigure>
          ) : (
            <AtMostValue missing={missing} inline>
              <MoneyFigure amount={data.totalProfit} currency={currency} />
            </AtMostValue>
          )}
        </Amount>
      </Box>
    </Card>
  );
}

function Meaning({ roi, currency }: { roi: number; currency: string | null }) {
  const { amount, money } = useFormatters();
  const write = (value: number, decimals: number) =>
    currency === null ? amount(value, { decimals }) : money(value, currency, { decimals });
  const values = { hundred: write(100, 0), back: write(roi, 2) };
  return roi < 100 ? (
    <FormattedMessage {...messages.lost} values={values} />
  ) : (
    <FormattedMessage {...messages.cameBack} values={{ ...values, profit: write(roi - 100, 2) }} />
  );
}

function Amount({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="label" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Typography component="dd" variant="figureMedium" sx={{ m: 0, mt: 0.5 }}>
        {children}
      </Typography>
    </div>
  );
}
