import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DataTable } from '../../components/DataTable/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import type { NoAdsRow } from './AdSpendView.ts';
import { noAdsMessages as messages } from './noAds.messages.ts';
import { noAdsColumns } from './noAdsColumns.tsx';

export interface NoAdsProps {
  rows: readonly NoAdsRow[];
  /** Left out for users who may only read. */
  onTakeBack?: (row: NoAdsRow) => void;
}

const idOf = ({ id }: NoAdsRow) => id;

/** The days on which no ads ran, as the owner said. */
export function NoAds({ rows, onTakeBack }: NoAdsProps) {
  const intl = useIntl();
  const formatters = useFormatters();
  const titleId = useId();
  const columns = useMemo(() => noAdsColumns({ intl, formatters, onTakeBack }), [formatters, intl, onTakeBack]);
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 3 }}>
      <Typography id={titleId} component="h3" variant="h3" sx={{ mb: 1 }}>
        <FormattedMessage {...messages.title} />
      </Typography>
      <DataTable
        label={intl.formatMessage(messages.title)}
        columns={columns}
        rows={rows}
        rowKey={idOf}
        cardsBelow="lg"
      />
    </Box>
  );
}
