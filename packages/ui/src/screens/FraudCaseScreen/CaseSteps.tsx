import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChevronLeftIcon, ChevronRightIcon } from '../../components/Icon/index.ts';
import { useLinkComponent } from '../../internal/LinkContext.tsx';
import { messages } from './FraudCase.messages.ts';
import type { FraudCaseData } from './FraudCaseView.ts';

interface CaseStepsProps {
  data: FraudCaseData;
  caseHref: (orderId: string) => string;
}

/** The way to the cases beside this one. Nothing for an order that is no case. */
export function CaseSteps({ data: { place, cases, newer, older }, caseHref }: CaseStepsProps) {
  const intl = useIntl();
  const link = useLinkComponent();
  if (place === null) return null;
  const steps = [
    { to: newer, name: messages.newer, end: messages.newest, Icon: ChevronLeftIcon },
    { to: older, name: messages.older, end: messages.oldest, Icon: ChevronRightIcon },
  ].map(({ to, name, end, Icon }) =>
    to === null ? (
      <IconButton key={end.id} disabled aria-label={intl.formatMessage(end)}>
        <Icon aria-hidden />
      </IconButton>
    ) : (
      <IconButton
        key={end.id}
        component={link}
        href={caseHref(to.orderId)}
        aria-label={intl.formatMessage(name, { order: to.externalId })}
      >
        <Icon aria-hidden />
      </IconButton>
    ),
  );
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', '@media print': { display: 'none' } }}>
      {steps[0]}
      <Typography variant="body2" sx={(theme) => ({ ...theme.mixins.tabular, px: 0.5, color: 'text.secondary' })}>
        <FormattedMessage {...messages.place} values={{ place, cases }} />
      </Typography>
      {steps[1]}
    </Box>
  );
}
