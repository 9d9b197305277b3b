import { useState } from 'react';
import { useIntl } from 'react-intl';
import { CalendarIcon, Link, StatusChip } from '@adaos/ui';
import { useSessionQuery } from '../../queries/session.ts';
import { paths } from '../../routes/paths.ts';
import { trial } from './DashboardFrame.messages.ts';
import { trialDays } from './trialDays.ts';

/** How long the trial lasts, as a link to the plans; nothing where a plan serves the shop, nor for those who do not choose it. */
export function TrialChip() {
  const intl = useIntl();
  const { data } = useSessionQuery();
  const [now] = useState(() => Date.now());
  if (data?.trialEndsAt === undefined) return null;
  const { days, tone } = trialDays(data.trialEndsAt, now);
  return (
    <Link
      href={paths.billing}
      sx={{ display: { xs: 'none', sm: 'inline-flex' }, flex: 'none', textDecoration: 'none' }}
    >
      <StatusChip tone={tone} icon={CalendarIcon} label={intl.formatMessage(trial, { days })} />
    </Link>
  );
}
