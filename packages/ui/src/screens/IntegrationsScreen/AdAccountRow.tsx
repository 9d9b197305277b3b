import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useFormatters } from '../../i18n/index.ts';
import { AdSetAside } from './AdSetAside.tsx';
import { adMessages as messages, adProblems } from './ads.messages.ts';
import type { AdAccountView } from './adTypes.ts';

const problemOf = (code: string) =>
  Object.entries(adProblems).find(([known]) => known === code)?.[1] ?? adProblems.platform_failed;

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
      {chosen && account.late && (
        <Typography role="note" variant="body2" sx={{ mt: 0.5, color: 'warning.main', textWrap: 'pretty' }}>
          <FormattedMessage {...messages.late} values={{ platform }} />
        </Typography>
      )}
      {chosen && <Facts account={account} />}
      {chosen && setAside.count > 0 && <AdSetAside platform={platform} setAside={setAside} />}
    </Box>
  );
}
