import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useFormatters } from '../../i18n/index.ts';
import { countMessages } from './outcome.messages.ts';
import type { ImportCount, ImportRecord } from './types.ts';
import * as tokens from '../../theme/generated/tokens.ts';

const COUNTS: readonly ImportCount[] = ['linesRead', 'linesAdded', 'orders', 'refunds', 'adjustments', 'rejected'];
/** The counts of ad spend and stock imports. */
const TABLE_COUNTS: readonly ImportCount[] = ['linesRead', 'linesAdded', 'rejected'];

/** The counts of an import, each a figure above its name. */
export function Counts({ record }: { record: ImportRecord }) {
  const { number } = useFormatters();
  const counts = (record.kind ?? 'orders') === 'orders' ? COUNTS : TABLE_COUNTS;
  return (
    <Box
      component="dl"
      sx={(theme) => ({
        display: 'grid',
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          sm: 'repeat(3, minmax(0, 1fr))',
          lg: `repeat(${counts.length}, minmax(0, 1fr))`,
        },
        gap: `${tokens.border.hairline}px`,
        m: 0,
        overflow: 'hidden',
        borderRadius: `${theme.radii.control}px`,
        border: theme.mixins.hairline(theme.vars.palette.line.soft),
        backgroundColor: theme.vars.palette.line.soft,
      })}
    >
      {counts.map((count) => (
        <Box
          key={count}
          sx={{
            display: 'flex',
            flexDirection: 'column-reverse',
            justifyContent: 'flex-end',
            p: 2,
            bgcolor: 'background.paper',
          }}
        >
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage {...countMessages[count]} values={{ count: record[count] }} />
          </Typography>
          <Typography
            component="dd"
            variant="figureMedium"
            sx={{ m: 0, ...(count === 'rejected' && record.rejected > 0 && { color: 'warning.main' }) }}
          >
            {number(record[count])}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
