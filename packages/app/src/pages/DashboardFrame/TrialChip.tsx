import { useState } from 'react';
import { useIntl } from 'react-intl';
import { CalendarIcon, Link, StatusChip } from '@adaos/ui';
import { paths } from '../../routes/paths.ts';
import { trial } from './DashboardFrame.messages.ts';
import { trialDays } from './trialDays.ts';

/** How long the trial lasts, as a link to the plans. */
export function TrialChip({ endsAt }: { endsAt: string }) {
  const intl = useIntl();
  const [now] = useState(() => Date.now());
  const { days, tone } = trialDays(endsAt, now);
  return (
    <Link
      href={paths.billing}
      sx={{ display: { xs: 'none', sm: 'inline-flex' }, flex: 'none', textDecoration: 'none' }}
    >
      <StatusChip tone={tone} icon={CalendarIcon} label={intl.formatMessage(trial, { days })} />
    </Link>
  );
}
