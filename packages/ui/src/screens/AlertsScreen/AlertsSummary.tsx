import Box from '@mui/material/Box';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { BellIcon, CheckCircleIcon, ProfitIcon, WarningIcon } from '../../components/Icon/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { SummaryCard } from '../../components/SummaryCard/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { summaryGrid } from '../../product/frame/summaryGrid.ts';
import { messages } from './AlertsScreen.messages.ts';
import type { AlertsData } from './AlertsView.ts';

/** Four counts of alerts and recommendations. */
export function AlertsSummary({ data, sample }: { data: AlertsData; sample: boolean }) {
  const intl = useIntl();
  const { number } = useFormatters();
  const { summary, recommendations } = data;
  const open = recommendations.filter(({ status }) => status === 'open');
  const high = open.filter(({ impact }) => impact === 'High').length;
  const mark = sample ? { mark: <SampleDataMark /> } : {};
  const say = (message: MessageDescriptor) => intl.formatMessage(message);
  return (
    <Box sx={summaryGrid}>
      <SummaryCard
        icon={BellIcon}
        tone="info"
        label={say(messages.active)}
        value={number(summary.active)}
        note={say(messages.activeNote)}
        {...mark}
      />
      <SummaryCard
        icon={WarningIcon}
        tone={summary.highPriority > 0 ? 'bad' : 'neutral'}
        label={say(messages.high)}
        value={number(summary.highPriority)}
        note={say(messages.highNote)}
        {...mark}
      />
      <SummaryCard
        icon={CheckCircleIcon}
        tone="good"
        label={say(messages.resolved)}
        value={number(summary.resolved)}
        note={say(messages.resolvedNote)}
        {...mark}
      />
      <SummaryCard
        icon={ProfitIcon}
        label={say(messages.recommendationCount)}
        value={number(open.length)}
        note={intl.formatMessage(messages.recommendationNote, { high })}
        {...mark}
      />
    </Box>
  );
}
