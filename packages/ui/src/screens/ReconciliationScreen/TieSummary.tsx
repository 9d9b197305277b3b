import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { CheckCircleIcon, FileIcon, InfoIcon, WarningIcon } from '../../components/Icon/index.ts';
import { SummaryCard } from '../../components/SummaryCard/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { summaryGrid } from '../../product/frame/summaryGrid.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { summaryMessages as messages } from './Reconciliation.messages.ts';
import type { ReconciliationData } from './ReconciliationView.ts';

/** How many orders tie, do not, have no total to compare, or are left out of the sales. */
export function TieSummary({ orders, sample }: { orders: ReconciliationData['orders']; sample: boolean }) {
  const intl = useIntl();
  const { number } = useFormatters();
  const mark = sample ? { mark: <SampleDataMark /> } : {};
  return (
    <Box sx={summaryGrid}>
      <SummaryCard
        label={intl.formatMessage(messages.tied)}
        value={number(orders.tied)}
        note={intl.formatMessage(messages.tiedNote, { counted: orders.counted })}
        icon={CheckCircleIcon}
        tone={orders.tied === orders.counted && orders.counted > 0 ? 'good' : 'neutral'}
        {...mark}
      />
      <SummaryCard
        label={intl.formatMessage(messages.differing)}
        value={number(orders.differing)}
        note={intl.formatMessage(messages.differingNote)}
        icon={WarningIcon}
        tone={orders.differing > 0 ? 'careful' : orders.tied > 0 ? 'good' : 'neutral'}
        {...mark}
      />
      <SummaryCard
        label={intl.formatMessage(messages.withoutTotal)}
        value={number(orders.withoutTotal)}
        note={intl.formatMessage(messages.withoutTotalNote)}
        icon={FileIcon}
        {...mark}
      />
      <SummaryCard
        label={intl.formatMessage(messages.leftOut)}
        value={number(orders.leftOut)}
        note={intl.formatMessage(messages.leftOutNote)}
        icon={InfoIcon}
        {...mark}
      />
    </Box>
  );
}
