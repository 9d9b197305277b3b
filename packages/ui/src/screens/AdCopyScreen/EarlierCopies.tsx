import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { messages } from './AdCopyScreen.messages.ts';
import type { CopyEntry } from './AdCopyView.ts';

const SEPARATOR = ' · ';

/** Earlier ads; each opens in place of the new ones. */
export function EarlierCopies({
  entries,
  onOpen,
}: {
  entries: readonly CopyEntry[];
  onOpen: (entry: CopyEntry) => void;
}) {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormatters();
  return (
    <Card title={<FormattedMessage {...messages.earlier} />}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {entries.map((entry) => (
          <Box
            component="li"
            key={entry.createdAt}
            sx={(theme) => ({
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 2,
              py: 1.25,
              borderTop: theme.mixins.hairline(theme.vars.palette.line.soft),
              '&:first-of-type': { borderTop: 0, pt: 0 },
              '&:last-of-type': { pb: 0 },
            })}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 'medium', overflowWrap: 'anywhere' }}>{entry.productName}</Typography>
              <Typography variant="body2" sx={{ color: 'text.tertiary', overflowWrap: 'anywhere' }}>
                {entry.targetAudience}
                {SEPARATOR}
                <time dateTime={entry.createdAt}>{dateTime(entry.createdAt)}</time>
              </Typography>
            </Box>
            <Button
              size="small"
              aria-label={formatMessage(messages.openLabel, { product: entry.productName })}
              onClick={() => onOpen(entry)}
              sx={{ flex: 'none' }}
            >
              <FormattedMessage {...messages.open} />
            </Button>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
