import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { styled, useThemeProps } from '@mui/material/styles';
import { useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { CalendarIcon, ChevronDownIcon } from '../../components/Icon/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { lazyPopup } from '../../internal/lazyPopup.tsx';
import { preload } from '../../internal/lazyRegion.tsx';
import { unseen } from '../../internal/unseen.ts';
import type { DateRangePanelProps } from './DateRangePanel.tsx';
import { messages } from './DateRangePicker.messages.ts';
import { loadCustomRange } from './loadCustomRange.ts';
import { previousRange } from './ranges.ts';

const [DateRangePanel, preparePanel] = lazyPopup(() =>
  import('./DateRangePanel.tsx').then((module) => module.DateRangePanel),
);

const preloadPanel = () => {
  preparePanel();
  preload(loadCustomRange);
};

export type DateRangePickerProps = Omit<DateRangePanelProps, 'open' | 'id' | 'anchor' | 'onClose'>;

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosDateRangePicker: 'root';
  }
  interface ComponentsPropsList {
    AdaosDateRangePicker: DateRangePickerProps;
  }
}

const Root = styled(Button, { name: 'AdaosDateRangePicker', slot: 'Root' })<ButtonProps>(({ theme }) => ({
  ...theme.mixins.tabular,
  maxWidth: '100%',
  // In print the period is plain text.
  '@media print': { '& svg': { display: 'none' } },
}));

/** The period of a screen: presets, a custom range, and the comparison with the previous period. */
export function DateRangePicker(props: DateRangePickerProps) {
  const choice = useThemeProps({ props, name: 'AdaosDateRangePicker' });
  const { range, compare = false } = choice;
  const { dateRange } = useFormatters();
  const popoverId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const before = previousRange(range);
  return (
    <>
      <Root
        ref={button}
        onPointerEnter={preloadPanel}
        onFocus={preloadPanel}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? popoverId : undefined}
        startIcon={<CalendarIcon sx={{ color: 'text.secondary' }} />}
        endIcon={<ChevronDownIcon sx={{ color: 'text.secondary' }} />}
      >
        <Box component="span" sx={unseen}>
          <FormattedMessage {...messages.open} />
        </Box>
        {dateRange(range.from, range.to)}
        {compare && (
          <Box
            component="span"
            sx={{ color: 'text.secondary', fontWeight: 'regular', ml: 1, display: { xs: 'none', md: 'inline' } }}
          >
            <FormattedMessage {...messages.comparedWith} values={{ range: dateRange(before.from, before.to) }} />
          </Box>
        )}
      </Root>
      <DateRangePanel
        {...choice}
        id={popoverId}
        open={open}
        anchor={() => button.current}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
