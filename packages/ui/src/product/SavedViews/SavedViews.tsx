import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Popover from '@mui/material/Popover';
import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useOnceOpen } from '../../internal/useOnceOpen.ts';
import { useResizedPopover } from '../../internal/useResizedPopover.ts';
import { BookIcon, ChevronDownIcon } from '../../components/Icon/index.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { grid } from '../../theme/grid.ts';
import { SaveForm } from './SaveForm.tsx';
import { messages } from './SavedViews.messages.ts';
import type { SavedViewsProps } from './types.ts';
import { ViewList } from './ViewList.tsx';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosSavedViews: 'root';
  }
  interface ComponentsPropsList {
    AdaosSavedViews: SavedViewsProps;
  }
}

const Root = styled(Button, { name: 'AdaosSavedViews', slot: 'Root' })<ButtonProps>();

/** The views of a list that are saved under a name, and saving what is shown as one. */
export function SavedViews(props: SavedViewsProps) {
  const { view, canShare, nameLength, onSave, onRemove, onRetry, failureReason } = useThemeProps({
    props,
    name: 'AdaosSavedViews',
  });
  const id = useId();
  const titleId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const mounted = useOnceOpen(open);
  const { action, content } = useResizedPopover();
  const close = () => setOpen(false);
  return (
    <>
      <Root
        ref={button}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        startIcon={<BookIcon sx={{ color: 'text.secondary' }} />}
        endIcon={<ChevronDownIcon sx={{ color: 'text.secondary' }} />}
        sx={{ '@media print': { '&&': { display: 'none' } } }}
      >
        <FormattedMessage {...messages.open} />
      </Root>
      {mounted && (
        <Popover
          action={action}
          open={open}
          onClose={close}
          anchorEl={() => button.current}
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
            <ViewList view={view} onRemove={onRemove} onRetry={onRetry} onOpened={close} />
            <Divider />
            <SaveForm
              canShare={canShare}
              nameLength={nameLength}
              onSave={async (name, shared) => {
                await onSave(name, shared);
                close();
              }}
              failureReason={failureReason}
            />
          </Box>
        </Popover>
      )}
    </>
  );
}
