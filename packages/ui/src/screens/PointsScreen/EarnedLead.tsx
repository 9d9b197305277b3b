import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { HeroFigure } from '../../components/HeroFigure/index.ts';
import { ButtonLink } from '../../components/Link/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { useAmounts } from '../../product/actions/EffectText.tsx';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { messages, valueMessages } from './PointsScreen.messages.ts';
import type { EarnedMonth } from './PointsView.ts';

const UNKNOWN = '–';
const SPACE = ' ';

export interface EarnedLeadProps {
  earned: EarnedMonth;
  currency: string | null;
  /** Where the open actions are. */
  actionsHref: string;
  sample: boolean;
}

/** What is being measured, and when the first of it is known. */
function Waiting({ earned }: Pick<EarnedLeadProps, 'earned'>) {
  const { day } = useFormatters();
  const { waiting, nextOn } = earned;
  if (waiting === 0) return null;
  return <FormattedMessage {...valueMessages.waiting} values={{ waiting, date: nextOn === null ? '' : day(nextOn) }} />;
}

/** What the actions that were done have brought this month; where nothing was measured, why not and when it will be. */
export function EarnedLead({ earned, currency, actionsHref, sample }: EarnedLeadProps) {
  const intl = useIntl();
  const { month } = useFormatters();
  const amountOf = useAmounts(currency);
  const label = <FormattedMessage {...valueMessages.earned} values={{ month: month(earned.month) }} />;
  const mark = sample ? { mark: <SampleDataMark /> } : {};
  const next = earned.open > 0 && (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {earned.worth === null ? (
          <FormattedMessage {...valueMessages.open} values={{ open: earned.open }} />
        ) : (
          <FormattedMessage
            {...valueMessages.openWorth}
            values={{ open: earned.open, amount: amountOf(earned.worth) }}
          />
        )}
      </Typography>
      <ButtonLink href={actionsHref} variant="contained">
        {intl.formatMessage(messages.toActions)}
      </ButtonLink>
    </Box>
  );
  return (
    <Card padding="regular">
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'end',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
        }}
      >
        {earned.earned === null ? (
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Typography component="h2" variant="label" sx={{ color: 'text.secondary' }}>
                {label}
              </Typography>
              {mark.mark}
            </Box>
            <Typography component="p" variant="figure" sx={{ mt: 0.5 }}>
              {UNKNOWN}
            </Typography>
            <Typography sx={{ mt: 0.75, color: 'text.secondary', textWrap: 'pretty' }}>
              <FormattedMessage {...messages.nothingMeasured} />
              {SPACE}
              <Waiting earned={earned} />
            </Typography>
          </Box>
        ) : (
          <HeroFigure
            label={label}
            value={earned.earned}
            unit={{ currency }}
            note={
              <>
                <FormattedMessage
                  {...valueMessages.measured}
                  values={{ measured: earned.measured, gained: earned.gained }}
                />
                {SPACE}
                <Waiting earned={earned} />
              </>
            }
            {...mark}
          />
        )}
        {next}
      </Box>
    </Card>
  );
}
