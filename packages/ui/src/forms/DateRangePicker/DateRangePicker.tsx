import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { CalendarIcon, ChevronDownIcon } from '../../components/Icon/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { unseen } from '../../internal/unseen.ts';
import { messages } from './DateRangePicker.messages.ts';
import { PresetList } from './PresetList.tsx';
import { previousRange, rangePresets, type DateRange } from './ranges.ts';

const CustomRange = lazy(() => import('./CustomRange.tsx').then((module) => ({ default: module.CustomRange })));

export interface DateRangePickerProps {
  /** The period shown. */
  range: DateRange;
  /** First and last day of the data; the ready-made periods count back from its end. */
  bounds: DateRange;
  /** Today, `YYYY-MM-DD`: tells "this month" from the latest month of older data. */
  today: string;
  /** Whether the period before is compared with. Default false. */
  compare?: boolean;
  onRangeChange: (range: DateRange) => void;
  /** Left out, there is nothing to compare, and no choice of it. */
  onCompareChange?: (compare: boolean) => void;
}

/** The period of a screen: ready-made ones, two dates of one's own, and the comparison with the period before. */
export function DateRangePicker({
  range,
  bounds,
  today,
  compare = false,
  onRangeChange,
  onCompareChange,
}: DateRangePickerProps) {
  const { dateRange } = useFormatters();
  const titleId = useId();
  const popoverId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const before = previousRange(range);
  const choose = (next: DateRange) => {
    setOpen(false);
    onRangeChange(next);
  };
  return (
    <>
      <Button
        ref={button}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? popoverId : undefined}
        startIcon={<CalendarIcon sx={{ color: 'text.secondary' }} />}
        endIcon={<ChevronDownIcon sx={{ color: 'text.secondary' }} />}
        sx={(theme) => ({ ...theme.mixins.tabular, maxWidth: '100%' })}
      >
        <Box component="span" sx={unseen}>
          <FormattedMessage {...messages.open} />
        </Box>
        {dateRange(range.from, range.to)}
        {compare && (
          <Box
            component="span"
            sx={{ color: 'text.secondary', fontWeight: 400, ml: 1, display: { xs: 'none', md: 'inline' } }}
          >
            <FormattedMessage {...messages.comparedWith} values={{ range: dateRange(before.from, before.to) }} />
          </Box>
        )}
      </Button>
      <Popover
        open={open}
        onClose={() => setOpen(false)}
        anchorEl={() => button.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            id: popoverId,
            role: 'dialog',
            'aria-labelledby': titleId,
            sx: { mt: 1, width: 400, maxWidth: 'calc(100vw - 32px)' },
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
          <Suspense fallback={<Skeleton variant="rounded" height={92} />}>
            <CustomRange range={range} onApply={choose} />
          </Suspense>
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
    </>
  );
}
