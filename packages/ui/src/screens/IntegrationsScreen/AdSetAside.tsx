import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormatters } from '../../i18n/index.ts';
import { adMessages as messages, adReasons } from './ads.messages.ts';
import type { AdAccountView } from './adTypes.ts';

/** How many are listed at first. */
const FEW = 3;

const reasonOf = (code: string) =>
  Object.entries(adReasons).find(([known]) => known === code)?.[1] ?? adReasons.row_unreadable;

/** The lines that could not be read, each with its reason. */
export function AdSetAside({ platform, setAside }: { platform: string; setAside: AdAccountView['setAside'] }) {
  const [all, setAll] = useState(false);
  const [titleId, listId] = [useId(), useId()];
  const { formatMessage } = useIntl();
  const { day: written } = useFormatters();
  const { count, rows } = setAside;
  const lineName = (named: string, day: string | null) => {
    const campaign = named === '' ? formatMessage(messages.noCampaign) : named;
    return day === null ? campaign : formatMessage(messages.campaignAndDay, { campaign, day: written(day) });
  };
  const left = count - rows.length;
  return (
    <Box role="group" aria-labelledby={titleId} sx={{ mt: 1.5 }}>
      <Typography id={titleId} sx={{ color: 'warning.main', fontWeight: 'strong' }}>
        <FormattedMessage {...messages.setAside} values={{ count }} />
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
        <FormattedMessage {...messages.setAsideText} values={{ platform }} />
      </Typography>
      <Box component="ul" id={listId} sx={{ display: 'grid', gap: 0.75, listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {(all ? rows : rows.slice(0, FEW)).map(({ id, campaign, day, reason }) => (
          <Box component="li" key={id} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
            <Typography variant="body2" sx={{ fontWeight: 'strong', overflowWrap: 'anywhere' }}>
              {lineName(campaign, day)}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <FormattedMessage {...reasonOf(reason)} />
            </Typography>
          </Box>
        ))}
        {left > 0 && (all || rows.length <= FEW) && (
          <Typography component="li" variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage {...messages.setAsideMore} values={{ count: left }} />
          </Typography>
        )}
      </Box>
      {rows.length > FEW && (
        <Button
          variant="text"
          size="small"
          aria-expanded={all}
          aria-controls={listId}
          onClick={() => setAll(!all)}
          sx={{ mt: 0.5, ml: -1.25 }}
        >
          <FormattedMessage {...(all ? messages.setAsideFew : messages.setAsideAll)} />
        </Button>
      )}
    </Box>
  );
}
