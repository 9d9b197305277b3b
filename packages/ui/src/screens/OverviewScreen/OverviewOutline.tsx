import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { FormattedMessage, useIntl } from 'react-intl';
import { authGateMessages } from '../../product/auth/AuthGate/AuthGate.messages.ts';
import { PageHeader } from '../../components/PageHeader/index.ts';
import { grid } from '../../theme/grid.ts';
import { messages } from './OverviewScreen.messages.ts';
import { DateRangeSkeleton } from '../../forms/DateRangePicker/index.ts';
import { OverviewSkeleton } from './OverviewSkeleton.tsx';

// A strict content security policy refuses style attributes in markup.
const SIZED_BY_SHEET = { width: undefined, height: undefined };

/** The skeleton of the overview while the session is checked. It can be prerendered. */
export function OverviewOutline() {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHeader
        title={formatMessage(messages.title)}
        subtitle={
          <Box component="span" role="status" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
            {/* The arc's own animation would draw a frame again and again while the app starts; turning costs nothing. */}
            <CircularProgress
              aria-hidden
              disableShrink
              style={SIZED_BY_SHEET}
              sx={{ width: grid(1.75), height: grid(1.75) }}
            />
            <FormattedMessage {...authGateMessages.checking} />
          </Box>
        }
        // From tablets up it is in the bar.
        actions={
          <Box sx={{ display: { md: 'none' } }}>
            <DateRangeSkeleton />
          </Box>
        }
      />
      <OverviewSkeleton />
    </>
  );
}
