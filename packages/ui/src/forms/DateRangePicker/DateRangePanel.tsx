import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { LoadingRegion } from '../../components/Skeletons/index.ts';
import { lazyRegion } from '../../internal/lazyRegion.tsx';
import { useResizedPopover } from '../../internal/useResizedPopover.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { grid } from '../../theme/grid.ts';
import { messages } from './DateRangePicker.messages.ts';
import type { DateRangeChoice } from './types.ts';

/** Imports what is chosen from, with its calendars: nobody needs it before the panel opens. */
export async function loadChoices() {
  const { PeriodChoices, loadCustomRange } = await import('./PeriodChoices.tsx');
  loadCustomRange().catch(() => undefined); // reported where it is needed
  return PeriodChoices;
}

const PeriodChoices = lazyRegion(
  loadChoices,
  <LoadingRegion>
    <Box sx={{ minHeight: grid(60) }} />
  </LoadingRegion>,
);

export interface DateRangePanelProps extends DateRangeChoice {
  open: boolean;
  id: string;
  /** The button that it opens under. */
  anchor: () => HTMLElement | null;
  onClose: () => void;
}

/** The panel in which a period is chosen. */
export function DateRangePanel({ open, id, anchor, ...choices }: DateRangePanelProps) {
  const titleId = useId();
  const { action, content } = useResizedPopover();
  return (
    <Popover
      action={action}
      open={open}
      onClose={choices.onClose}
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
      <Box ref={content}>
        <Typography id={titleId} component="h2" variant="h4" sx={{ px: 2.25, pt: 2, pb: 0.5 }}>
          <FormattedMessage {...messages.title} />
        </Typography>
        <PeriodChoices {...choices} />
      </Box>
    </Popover>
  );
}
