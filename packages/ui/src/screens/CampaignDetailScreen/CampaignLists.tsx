import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { ForecastIcon } from '../../components/Icon/index.ts';
import { Regions } from '../../components/Regions/index.ts';
import { AtMost } from '../../product/AtMost/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { useWording } from '../../product/wordings/index.ts';
import { eventMessages, eventValues, messages } from './CampaignDetailScreen.messages.ts';
import type { CampaignEvent } from './CampaignDetailView.ts';
import type { CampaignPartProps } from './CampaignFigures.tsx';
import { halves } from './layout.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { grid } from '../../theme/grid.ts';

const list = { listStyle: 'none', m: 0, p: 0 };
const row = {
  py: 1.5,
  borderTop: 1,
  borderColor: 'line.soft',
  '&:first-of-type': { borderTop: 0, pt: 0 },
  '&:last-of-type': { pb: 0 },
};

/** How many events are shown at first. */
const LATEST = 6;

/** What to do with the campaign, and what happened to it. */
export function CampaignLists(props: CampaignPartProps & { costsHref: string }) {
  return (
    <Regions sx={halves}>
      <Recommendations {...props} />
      <Events {...props} />
    </Regions>
  );
}

function Recommendations({ campaign, sample, costsHref }: CampaignPartProps & { costsHref: string }) {
  const intl = useIntl();
  const say = useWording();
  const { recommendations, recommendationWordings, recommendationMissing } = campaign;
  return (
    <Card title={intl.formatMessage(messages.recommendations)} {...(sample && { actions: <SampleDataMark /> })}>
      {recommendations.length === 0 && <Nothing message={messages.noRecommendations} />}
      <Box component="ul" sx={list}>
        {recommendations.map((recommendation, index) => {
          const missing = recommendationMissing?.[index];
          const { title, text } = say({ title: recommendation, wording: recommendationWordings?.[index], missing });
          return (
            <Box component="li" key={recommendation} sx={{ ...row, display: 'flex', gap: 1.5 }}>
              <Box
                aria-hidden
                sx={(theme) => ({
                  display: 'grid',
                  placeItems: 'center',
                  flex: 'none',
                  width: grid(4),
                  height: grid(4),
                  borderRadius: `${theme.radii.control}px`,
                  color: 'primary.main',
                  bgcolor: 'primary.soft',
                })}
              >
                <ForecastIcon sx={{ fontSize: tokens.size.icon.medium }} />
              </Box>
              <Box sx={{ minWidth: 0, alignSelf: text === '' ? 'center' : 'start' }}>
                <Typography sx={{ fontWeight: 'strong', overflowWrap: 'anywhere' }}>{title}</Typography>
                {text !== '' && <Typography sx={{ color: 'text.secondary', textWrap: 'pretty' }}>{text}</Typography>}
                <Box sx={{ '&:not(:empty)': { mt: 0.75 } }}>
                  <AtMost missing={missing} costsHref={costsHref} />
                </Box>
              </Box>
            </Box>
          );
        })}
      </Box>
    </Card>
  );
}

function Events({ campaign, sample }: CampaignPartProps) {
  const intl = useIntl();
  const { dateTime } = useFormatters();
  const { events, currency } = campaign;
  const listId = useId();
  const [all, setAll] = useState(false);
  return (
    <Card title={intl.formatMessage(messages.events)} {...(sample && { actions: <SampleDataMark /> })}>
      {events.length === 0 && <Nothing message={messages.noEvents} />}
      <Box component="ul" id={listId} sx={list}>
        {(all ? events : events.slice(0, LATEST)).map((event) => {
          const named = event.wording && eventMessages[event.wording.code];
          return (
            <Box
              component="li"
              key={`${event.time} ${event.action}`}
              sx={{ ...row, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, rowGap: 0.25 }}
            >
              <Box sx={{ flex: `1 1 ${grid(20)}px`, minWidth: 0 }}>
                <Typography sx={{ fontWeight: 'control' }}>
                  {named ? intl.formatMessage(named) : event.action}
                </Typography>
                <Typography variant="body2" component="time" dateTime={event.time} sx={{ color: 'text.secondary' }}>
                  {dateTime(event.time)}
                </Typography>
              </Box>
              <Typography sx={(theme) => ({ ...theme.mixins.tabular, textAlign: 'right' })}>
                <EventValue event={event} currency={currency} />
              </Typography>
            </Box>
          );
        })}
      </Box>
      {events.length > LATEST && (
        <Button
          variant="text"
          size="small"
          aria-expanded={all}
          aria-controls={listId}
          onClick={() => setAll(!all)}
          sx={{ mt: 1.5, ml: -1.25 }}
        >
          {all ? (
            <FormattedMessage {...messages.latestEvents} />
          ) : (
            <FormattedMessage {...messages.allEvents} values={{ count: events.length }} />
          )}
        </Button>
      )}
    </Card>
  );
}

function EventValue({ event, currency }: { event: CampaignEvent; currency: string | undefined }) {
  const { amount: plain, money } = useFormatters();
  const { amount, clicks, conversions } = event.wording?.values ?? {};
  if (typeof amount === 'number') {
    const text = currency === undefined ? plain(amount) : money(amount, currency);
    return <FormattedMessage {...messages.amountADay} values={{ amount: text }} />;
  }
  if (typeof clicks === 'number') return <FormattedMessage {...eventValues.clicks} values={{ count: clicks }} />;
  if (typeof conversions === 'number') {
    return <FormattedMessage {...eventValues.conversions} values={{ count: conversions }} />;
  }
  return event.value;
}

function Nothing({ message }: { message: typeof messages.noEvents }) {
  return (
    <Typography sx={{ color: 'text.secondary' }}>
      <FormattedMessage {...message} />
    </Typography>
  );
}
