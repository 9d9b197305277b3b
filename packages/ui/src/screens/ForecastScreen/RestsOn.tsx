import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { useCountryName } from '../../internal/useCountryName.ts';
import { basisMessages as messages } from './basis.messages.ts';
import type { KnownElasticity, PlainData } from './ForecastView.ts';

/** Weeks from which models are tried on them. */
const TRIED_FROM = 8;
const SEASONS = { own: messages.seasonOwn, prior: messages.seasonPrior, none: messages.seasonNone } as const;

/** The method, the season, the calendar, and how customers answer: each with where it comes from. */
export function RestsOn({ plain }: { plain: PlainData }) {
  const intl = useIntl();
  const { percent } = useFormatters();
  const countryName = useCountryName();
  const { held, history, season, country, elasticity, economics } = plain;
  const said = ({ value, low, high, changes }: KnownElasticity) => {
    const one = (of: number) => percent(of, { sign: 'always', as: 'small' });
    return { percent: one(value), low: one(low), high: one(high), changes };
  };
  const { price, ads } = elasticity;
  const rows = [
    {
      name: intl.formatMessage(messages.method),
      text:
        held.by === 'month'
          ? intl.formatMessage(messages.methodMonths, { months: history })
          : intl.formatMessage(history < TRIED_FROM ? messages.methodFew : messages.methodWeeks, { weeks: history }),
    },
    { name: intl.formatMessage(messages.season), text: intl.formatMessage(SEASONS[season]) },
    {
      name: intl.formatMessage(messages.calendar),
      text:
        country === null
          ? intl.formatMessage(messages.calendarGeneral)
          : intl.formatMessage(messages.calendarCountry, { country: countryName(country) }),
    },
    {
      name: intl.formatMessage(messages.prices),
      text: intl.formatMessage(price.from === 'own' ? messages.pricesOwn : messages.pricesUsual, said(price)),
    },
    ...(economics.ads > 0
      ? [
          {
            name: intl.formatMessage(messages.ads),
            text: intl.formatMessage(ads.from === 'own' ? messages.adsOwn : messages.adsUsual, said(ads)),
          },
        ]
      : []),
  ];
  return (
    <Card title={intl.formatMessage(messages.title)}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          columnGap: 3,
          rowGap: { xs: 0.25, sm: 1.25 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, max-content) minmax(0, 1fr)' },
        }}
      >
        {rows.map(({ name, text }) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="label" sx={{ color: 'text.secondary' }}>
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, mb: { xs: 1.25, sm: 0 }, textWrap: 'pretty' }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
