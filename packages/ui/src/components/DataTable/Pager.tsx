import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChevronLeftIcon, ChevronRightIcon } from '../Icon/index.ts';
import { messages } from './DataTable.messages.ts';

export interface PagerProps {
  /** From 0. */
  page: number;
  pageSize: number;
  /** All rows of all pages. */
  total: number;
  onPageChange: (page: number) => void;
}

/** Which rows of all are shown, and the way to the pages beside them. */
export function Pager({ page, pageSize, total, onPageChange }: PagerProps) {
  const intl = useIntl();
  const last = Math.max(0, Math.ceil(total / pageSize) - 1);
  const from = page * pageSize + 1;
  const to = Math.min(total, from + pageSize - 1);
  return (
    <Box
      component="nav"
      aria-label={intl.formatMessage(messages.pages)}
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1, pt: 1.5 }}
    >
      <Typography variant="body2" role="status" sx={(theme) => ({ ...theme.mixins.tabular, color: 'text.secondary' })}>
        <FormattedMessage {...messages.range} values={{ from, to, total }} />
      </Typography>
      <IconButton
        aria-label={intl.formatMessage(messages.previous)}
        disabled={page === 0}
        onClick={() => onPageChange(page - 1)}
      >
        <ChevronLeftIcon />
      </IconButton>
      <IconButton
        aria-label={intl.formatMessage(messages.next)}
        disabled={page >= last}
        onClick={() => onPageChange(page + 1)}
      >
        <ChevronRightIcon />
      </IconButton>
    </Box>
  );
}
