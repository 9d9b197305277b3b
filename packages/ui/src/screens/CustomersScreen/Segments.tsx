import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { DataTable } from '../../components/DataTable/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { AtMost } from '../../product/AtMost/index.ts';
import type { CustomerListData, SegmentRow } from './CustomersView.ts';
import { segmentColumns } from './segmentColumns.tsx';
import { segmentMessages as messages } from './segments.messages.ts';
import { useAmounts } from './useAmounts.ts';

const segmentOf = ({ segment }: SegmentRow) => segment;

export interface SegmentsProps {
  list: CustomerListData;
  currency: string | null;
  costsHref: string;
  onOpen: (segment: SegmentRow['segment']) => void;
}

/** How many customers are in each segment, and what they are worth. A segment opens to its customers. */
export function Segments({ list, currency, costsHref, onOpen }: SegmentsProps) {
  const intl = useIntl();
  const { number, percent, day } = useFormatters();
  const write = useAmounts(currency);
  const { missing, countedTo } = list;
  const columns = useMemo(
    () => segmentColumns({ intl, number, percent, write, missing }),
    [intl, missing, number, percent, write],
  );
  return (
    <Card
      title={<FormattedMessage {...messages.title} />}
      {...(missing.length > 0 && { actions: <AtMost missing={missing} costsHref={costsHref} /> })}
    >
      {countedTo !== null && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2, maxWidth: '80ch' }}>
          {intl.formatMessage(messages.rule, { day: day(countedTo) })}
        </Typography>
      )}
      <DataTable
        label={intl.formatMessage(messages.title)}
        name="segments"
        columns={columns}
        rows={list.segments}
        rowKey={segmentOf}
        onRowOpen={({ segment }) => onOpen(segment)}
        cardsBelow="md"
      />
    </Card>
  );
}
