import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { BusyButton } from '../BusyButton/index.ts';
import { messages } from './DataTable.messages.ts';

export interface FootProps {
  shown: number;
  total: number;
  loading: boolean;
  /** Whether filters leave rows out. */
  filtered: boolean;
  onLoadMore?: () => void;
}

// Rows that one sees at a glance need no count.
const FEW = 25;

/** How many of all rows are shown, and the way to the next ones. */
export function Foot({ shown, total, loading, filtered, onLoadMore }: FootProps) {
  const intl = useIntl();
  if (onLoadMore === undefined && !filtered && total <= shown && total <= FEW) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, pt: 1.5 }}>
      <Typography variant="body2" role="status" sx={(theme) => ({ ...theme.mixins.tabular, color: 'text.secondary' })}>
        <FormattedMessage {...messages.shown} values={{ shown, total }} />
      </Typography>
      {onLoadMore !== undefined && (
        <BusyButton
          size="small"
          onClick={onLoadMore}
          busy={loading}
          busyLabel={intl.formatMessage(messages.loadingMore)}
        >
          <FormattedMessage {...messages.loadMore} />
        </BusyButton>
      )}
    </Box>
  );
}
