import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { LoadingRegion } from '../../components/Skeletons/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { lazyRegion } from '../../internal/lazyRegion.tsx';
import { messages } from './DateRangePicker.messages.ts';
import { loadCustomRange } from './loadCustomRange.ts';
import { PresetList } from './PresetList.tsx';
import { previousRange, rangePresets, type DateRange } from './ranges.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { grid } from '../../theme/grid.ts';

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

export interface DateRangePanelProps {
  open: boolean;
  id: string;
  /** The button that it opens under. */
  anchor: () => HTMLElement | null;
  onClose: () => void;
  /** The period shown. */
  range: DateRange;
  /** First and last day of the data; the preset periods count back from its end. */
  bounds: DateRange;
  /** Today, `YYYY-MM-DD`: distinguishes "this month" from the latest month of older data. */
  today: string;
  /** Whether the previous period is shown for comparison. Default false. */
  compare?: boolean;
  onRangeChange: (range: DateRange) => void;
  /** Without it there is no comparison to choose. */
  onCompareChange?: (compare: boolean) => void;
}

/** The choice of a period: presets, a custom range, and the comparison with the previous period. */
export function DateRangePanel(props: DateRangePanelProps) {
  const { open, id, anchor, onClose, range, bounds, today, compare = false, onRangeChange, onCompareChange } = props;
  const { dateRange } = useFormatters();
  const titleId = useId();
  const before = previousRange(range);
  const choose = (next: DateRange) => {
    onClose();
    onRangeChange(next);
  };
  return (
    <Popover
      open={open}
      onClose={onClose}
      anchorEl={open ? anchor : null}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          id,
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: { mt: 1, width: tokens.size.panel, maxWidth: `calc(100vw - ${grid(4)}px)` },
        },
      }}
    >
      <Typography id={titleId} component="h2" variant="h4" sx={{ px: 2.25, pt: 2, pb: 0.5 }}>
        <FormattedMessage {...messages.title} />
      </Typography>
      <Box sx={{ p: 1 }}>
        <PresetList presets={rangePresets(bounds, today)} range={range} onPick={choose} />
      </Box>
      <Divider />
      <Box sx={{ p: 2.25 }}>
        <Typography component="h3" variant="label" sx={{ color: 'text.secondary', mb: 1.5 }}>
          <FormattedMessage {...messages.custom} />
        </Typography>
        <CustomRange range={range} onApply={choose} />
      </Box>
      {onCompareChange && (
        <>
          <Divider />
          <Box sx={{ px: 2.25, py: 1.5 }}>
            <FormControlLabel
              control={<Switch checked={compare} onChange={(_event, checked) => onCompareChange(checked)} />}
              label={<FormattedMessage {...messages.compare} />}
            />
            <Typography variant="body2" sx={(theme) => ({ ...theme.mixins.tabular, color: 'text.secondary' })}>
              <FormattedMessage {...messages.compareNote} values={{ range: dateRange(before.from, before.to) }} />
            </Typography>
          </Box>
        </>
      )}
    </Popover>
  );
}
