import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { Definition } from '../../product/Definition/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import type { OverviewVisits } from './OverviewView.ts';
import { visitMessages as messages } from './visits.messages.ts';

export interface VisitsProps {
  visits: OverviewVisits;
  sample: boolean;
}

/** What the script in the shop's pages has counted: visits, the orders among them, and the pages that were seen most. */
export function Visits({ visits, sample }: VisitsProps) {
  const intl = useIntl();
  const { day, number, percent } = useFormatters();
  const { since, from, topPages, conversionRate } = visits;
  const most = Math.max(1, ...topPages.map(({ views }) => views));
  return (
    <Card
      title={<FormattedMessage {...messages.title} />}
      subtitle={
        since === null || since === from ? (
          <FormattedMessage {...messages.source} />
        ) : (
          <FormattedMessage {...messages.sourceSince} values={{ day: day(since, { style: 'long' }) }} />
        )
      }
      {...(sample && { actions: <SampleDataMark /> })}
    >
      <Box
        sx={{
          display: 'grid',
          columnGap: 5,
          rowGap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
        }}
      >
        <div>
          <Box component="dl" sx={{ m: 0 }}>
            <Row
              name={
                <Definition term="visits">
                  <FormattedMessage {...messages.visits} />
                </Definition>
              }
            >
              {number(visits.visits)}
            </Row>
            <Row name={<FormattedMessage {...messages.views} />}>{number(visits.views)}</Row>
            <Row name={<FormattedMessage {...messages.orders} />}>{number(visits.orders)}</Row>
            <Row
              name={
                <Definition term="ordersOfVisits">
                  <FormattedMessage {...messages.conversion} />
                </Definition>
              }
              quiet={conversionRate === null}
            >
              {conversionRate === null
                ? intl.formatMessage(messages.unknown)
                : percent(conversionRate, { as: 'small' })}
            </Row>
          </Box>
          {conversionRate === null && (
            <Typography variant="body2" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
              <FormattedMessage {...messages.unknownText} />
            </Typography>
          )}
        </div>
        {topPages.length > 0 && (
          <div>
            <Typography variant="h3" sx={{ mb: 1 }}>
              <FormattedMessage {...messages.pages} />
            </Typography>
            <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {topPages.map(({ page, views }) => (
                <Box
                  component="li"
                  key={page}
                  sx={(theme) => ({
                    display: 'flex',
                    justifyContent: 'space-between',
                    gap: 2,
                    py: 0.75,
                    px: 1,
                    mb: 0.5,
                    borderRadius: `${theme.radii.mark}px`,
                    // As long as its part of the page that was seen most.
                    background: `linear-gradient(${theme.vars.palette.primary.soft} 0 0) 0 0 / ${(100 * views) / most}% 100% no-repeat`,
                  })}
                >
                  <Typography component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                    {page}
                  </Typography>
                  <Typography
                    component="span"
                    sx={(theme) => ({ ...theme.mixins.tabular, flex: 'none', fontWeight: 'control' })}
                  >
                    <FormattedMessage {...messages.seen} values={{ views }} />
                  </Typography>
                </Box>
              ))}
            </Box>
          </div>
        )}
      </Box>
    </Card>
  );
}

function Row({ name, children, quiet = false }: { name: ReactNode; children: ReactNode; quiet?: boolean }) {
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'baseline',
        gap: 2,
        py: 1.25,
        borderTop: 1,
        borderColor: 'line.soft',
        '&:first-of-type': { borderTop: 0, pt: 0 },
      }}
    >
      <Typography component="dt">{name}</Typography>
      <Typography
        component="dd"
        sx={(theme) => ({
          ...theme.mixins.tabular,
          m: 0,
          textAlign: 'right',
          fontWeight: quiet ? 'regular' : 'control',
          color: quiet ? 'text.secondary' : 'text.primary',
        })}
      >
        {children}
      </Typography>
    </Box>
  );
}
