import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { CloseIcon } from '../../components/Icon/index.ts';
import { StatusChip } from '../../components/StatusChip/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { messages } from './DebugScreen.messages.ts';
import * as tokens from '../../theme/generated/tokens.ts';

export type DebugView = {
  /** ISO timestamp of the build. */
  builtAt: string;
  /** Base address of the calls; empty for the page's own origin. */
  apiBaseUrl: string;
  /** Whether each token is in the browser's storage, never its value. */
  accessToken: boolean;
  refreshToken: boolean;
};

function Line({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 0.5,
        py: 1.5,
        borderTop: 1,
        borderColor: 'line.soft',
      }}
    >
      <Typography component="dt" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}

/** Diagnostics of the running app, for debugging. In the middle of a public page. */
export function DebugScreen({ view }: { view: DebugView }) {
  const intl = useIntl();
  const { dateTime } = useFormatters();
  const token = (present: boolean) => (
    <StatusChip
      tone={present ? 'good' : 'neutral'}
      label={intl.formatMessage(present ? messages.present : messages.missing)}
      {...(!present && { icon: CloseIcon })}
    />
  );
  return (
    <Card sx={{ width: '100%', maxWidth: tokens.size.form.regular, p: { xs: 2.5, sm: 4 } }}>
      <Typography variant="h1">
        <FormattedMessage {...messages.title} />
      </Typography>
      <Typography sx={{ mt: 0.75, mb: 2.5, color: 'text.secondary' }}>
        <FormattedMessage {...messages.lead} />
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        <Line name={<FormattedMessage {...messages.built} />}>
          <time dateTime={view.builtAt}>{dateTime(view.builtAt)}</time>
        </Line>
        <Line name={<FormattedMessage {...messages.api} />}>
          {view.apiBaseUrl ? <code>{view.apiBaseUrl}</code> : <FormattedMessage {...messages.sameOrigin} />}
        </Line>
        <Line name={<FormattedMessage {...messages.accessToken} />}>{token(view.accessToken)}</Line>
        <Line name={<FormattedMessage {...messages.refreshToken} />}>{token(view.refreshToken)}</Line>
      </Box>
    </Card>
  );
}
