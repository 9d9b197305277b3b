import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormatters } from '../../i18n/index.ts';
import { adMessages as messages, adProblems, adReasons } from './ads.messages.ts';
import type { AdAccountView } from './adTypes.ts';

const problemOf = (code: string) =>
  Object.entries(adProblems).find(([known]) => known === code)?.[1] ?? adProblems.platform_failed;
const reasonOf = (code: string) =>
  Object.entries(adReasons).find(([known]) => known === code)?.[1] ?? adReasons.row_unreadable;

/** The account's name, its number and its currency. */
function AccountName({ account }: { account: AdAccountView }) {
  return (
    <Box component="span" sx={{ display: 'block', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography component="span" sx={{ display: 'block', fontWeight: 'strong' }}>
        {account.name}
      </Typography>
      <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
        {account.currency === null ? (
          <FormattedMessage {...messages.number} values={{ id: account.id }} />
        ) : (
          <FormattedMessage {...messages.numberAndCurrency} values={{ id: account.id, currency: account.currency }} />
        )}
      </Typography>
    </Box>
  );
}

/** How far the account is read. */
function Facts({ account }: { account: AdAccountView }) {
  const { dateTime, day, number } = useFormatters();
  const { lastReadAt, coveredFrom, coveredThrough, campaigns } = account;
  const notYet = <FormattedMessage {...messages.notYet} />;
  const facts = [
    { term: messages.lastRead, value: lastReadAt ? <time dateTime={lastReadAt}>{dateTime(lastReadAt)}</time> : notYet },
    {
      term: messages.covered,
      value:
        coveredFrom !== null && coveredThrough !== null ? (
          <FormattedMessage
            {...messages.coveredDays}
            values={{ from: day(coveredFrom), through: day(coveredThrough) }}
          />
        ) : (
          notYet
        ),
    },
    { term: messages.campaigns, value: number(campaigns) },
  ];
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 0.5, m: 0, mt: 0.5 }}>
      {facts.map(({ term, value }) => (
        <Box key={term.id} sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage {...term} />
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 'medium' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** The lines that could not be read, each with its reason. */
function SetAside({ platform, setAside }: { platform: string; setAside: AdAccountView['setAside'] }) {
  const titleId = useId();
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
      <Box component="ul" sx={{ display: 'grid', gap: 0.75, listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {rows.map(({ id, campaign, day, reason }) => (
          <Box component="li" key={id} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
            <Typography variant="body2" sx={{ fontWeight: 'strong', overflowWrap: 'anywhere' }}>
              {lineName(campaign, day)}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <FormattedMessage {...reasonOf(reason)} />
            </Typography>
          </Box>
        ))}
        {left > 0 && (
          <Typography component="li" variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage {...messages.setAsideMore} values={{ count: left }} />
          </Typography>
        )}
      </Box>
    </Box>
  );
}

interface AdAccountRowProps {
  platform: string;
  account: AdAccountView;
  /** The whole connection is lost, which says more than the account's own problem. */
  broken: boolean;
  checked: boolean;
  /** Chooses it, or no longer; left out where there is nothing to choose. */
  onToggle?: (() => void) | undefined;
}

/** One ad account: whether it is read, and how far. */
export function AdAccountRow({ platform, account, broken, checked, onToggle }: AdAccountRowProps) {
  const { chosen, problem, setAside } = account;
  return (
    <Box component="li" sx={{ pt: 1, borderTop: 1, borderColor: 'line.soft' }}>
      {onToggle ? (
        <FormControlLabel
          sx={{ alignItems: 'flex-start', ml: -1, mr: 0 }}
          control={<Checkbox checked={checked} onChange={onToggle} />}
          label={
            <Box component="span" sx={{ display: 'block', pt: 0.75 }}>
              <AccountName account={account} />
            </Box>
          }
        />
      ) : (
        <AccountName account={account} />
      )}
      {chosen && problem !== null && !broken && (
        <Typography role="alert" variant="body2" sx={{ mt: 0.5, color: 'warning.main', textWrap: 'pretty' }}>
          <FormattedMessage {...problemOf(problem)} values={{ platform }} />
        </Typography>
      )}
      {chosen && <Facts account={account} />}
      {chosen && setAside.count > 0 && <SetAside platform={platform} setAside={setAside} />}
    </Box>
  );
}
