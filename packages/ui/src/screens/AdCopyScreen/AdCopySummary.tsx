import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { BoxIcon, CalendarIcon, PenIcon, UsersIcon } from '../../components/Icon/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { SummaryCard } from '../../components/SummaryCard/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { summaryGrid } from '../../product/frame/summaryGrid.ts';
import { messages } from './AdCopyScreen.messages.ts';
import type { AdCopyData } from './AdCopyView.ts';

const CARDS = [
  { of: 'copies', icon: PenIcon, label: messages.copies, note: messages.copiesNote },
  { of: 'copiesThisMonth', icon: CalendarIcon, label: messages.thisMonth, note: messages.thisMonthNote },
  { of: 'products', icon: BoxIcon, label: messages.products, note: messages.productsNote },
  { of: 'audiences', icon: UsersIcon, label: messages.audiences, note: messages.audiencesNote },
] as const;

/** Four counts of the ads so far. */
export function AdCopySummary({ summary, sample }: { summary: AdCopyData['summary']; sample: boolean }) {
  const intl = useIntl();
  const { number } = useFormatters();
  return (
    <Box sx={summaryGrid}>
      {CARDS.map(({ of, icon, label, note }) => (
        <SummaryCard
          key={of}
          icon={icon}
          label={intl.formatMessage(label)}
          value={number(summary[of])}
          note={intl.formatMessage(note)}
          {...(sample && { mark: <SampleDataMark /> })}
        />
      ))}
    </Box>
  );
}
