import type { LedgerKind } from '@adaos/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { AtMost } from '../../product/AtMost/index.ts';
import { reportMessages } from '../../product/reports/report.messages.ts';

/** What the signs before figures mean, and where the missing costs are; nothing where none is missing. */
export function Missing({ missing, costsHref }: { missing: readonly LedgerKind[]; costsHref: string }) {
  if (missing.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 2 }}>
      <AtMost missing={missing} costsHref={costsHref} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage {...reportMessages.bounds} />
      </Typography>
    </Box>
  );
}
