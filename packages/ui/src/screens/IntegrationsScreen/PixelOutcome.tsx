import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { CopyBox } from '../../components/CopyBox/index.ts';
import { StatusChip } from '../../components/StatusChip/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import {
  pixelMessages as messages,
  pixelStatusMessages,
  pixelStatusTexts,
  platformMessages,
} from './connect.messages.ts';
import type { PixelResult } from './connectTypes.ts';

/** The remaining steps for a shop: a script to install, or its state with instructions. */
export function PixelOutcome({ result }: { result: PixelResult }) {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormatters();
  const { platform, shopId, status, script, saved, lastVisitAt } = result;
  return (
    <Box
      role="status"
      sx={(theme) => ({
        mt: 2.5,
        pt: 2.5,
        borderTop: theme.mixins.hairline(theme.vars.palette.line.soft),
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1.25,
      })}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="h3" sx={{ fontWeight: 'strong', overflowWrap: 'anywhere' }}>
          <FormattedMessage {...platformMessages[platform]} />
        </Typography>
        <StatusChip tone="careful" label={formatMessage(pixelStatusMessages[status])} />
        {!saved && <StatusChip tone="bad" label={formatMessage(messages.notSaved)} />}
      </Box>
      {status === 'script_required' ? (
        <>
          <Typography sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
            <FormattedMessage {...messages.scriptText} />
          </Typography>
          <CopyBox label={formatMessage(messages.script, { shopId })} text={script ?? ''} />
          {lastVisitAt !== undefined && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {lastVisitAt === null ? (
                <FormattedMessage {...messages.noVisit} />
              ) : (
                <FormattedMessage {...messages.lastVisit} values={{ when: dateTime(lastVisitAt) }} />
              )}
            </Typography>
          )}
        </>
      ) : (
        <Typography sx={{ color: 'text.secondary', textWrap: 'pretty', overflowWrap: 'anywhere' }}>
          <FormattedMessage {...pixelStatusTexts[status]} values={{ shopId }} />
        </Typography>
      )}
      {!saved && (
        <Typography variant="body2" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
          <FormattedMessage {...messages.notSavedText} />
        </Typography>
      )}
    </Box>
  );
}
