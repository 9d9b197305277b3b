import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { LoadingRegion } from '../../components/Skeletons/index.ts';
import { lazyRegion } from '../../internal/lazyRegion.tsx';
import { grid } from '../../theme/grid.ts';
import { ComparisonChoices } from './ComparisonChoices.tsx';
import { messages, presetMessages } from './DateRangePicker.messages.ts';
import { PresetList } from './PresetList.tsx';
import { rangePresets, type DateRange } from './ranges.ts';
import type { DateRangeChoice } from './types.ts';

/** Imports the calendars, which are heavy. */
export const loadCustomRange = () => import('./CustomRange.tsx').then((module) => module.CustomRange);

const CustomRange = lazyRegion(
  loadCustomRange,
  // As high as what comes, so that nothing below it moves under the pointer.
  <LoadingRegion>
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1.5, mb: 1.5 }}>
      <Skeleton variant="rounded" height={grid(8)} />
      <Skeleton variant="rounded" height={grid(8)} />
    </Box>
    <Skeleton variant="rounded" height={grid(4.5)} />
  </LoadingRegion>,
);

export interface PeriodChoicesProps extends DateRangeChoice {
  onClose: () => void;
}

/** The choice of a period: presets, two dates, and what to compare it with. */
export function PeriodChoices(props: PeriodChoicesProps) {
  const { range, bounds, today, presets, comparison, onRangeChange, onComparisonChange, onClose } = props;
  const { formatMessage } = useIntl();
  const named = rangePresets(bounds, today).map(({ key, from, to }) => ({
    id: key,
    label: formatMessage(presetMessages[key]),
    from,
    to,
  }));
  const choose = (next: DateRange) => {
    onClose();
    onRangeChange(next);
  };
  return (
    <>
      <Box sx={{ p: 1 }}>
        <PresetList presets={presets ?? named} range={range} onPick={choose} />
      </Box>
      <Divider />
      <Box sx={{ p: 2.25 }}>
        <Typography component="h3" variant="label" sx={{ color: 'text.secondary', mb: 1.5 }}>
          <FormattedMessage {...messages.custom} />
        </Typography>
        <CustomRange range={range} onApply={choose} applyLabel={formatMessage(messages.apply)} />
      </Box>
      {onComparisonChange && (
        <>
          <Divider />
          <ComparisonChoices
            range={range}
            bounds={bounds}
            comparison={comparison ?? {}}
            onComparisonChange={onComparisonChange}
            CustomRange={CustomRange}
          />
        </>
      )}
    </>
  );
}
