import Button, { type ButtonProps } from '@mui/material/Button';
import type { PopoverProps } from '@mui/material/Popover';
import type { Theme } from '@mui/material/styles';
import { forwardRef, useId, useRef, useState, type ElementType } from 'react';
import * as tokens from '../../theme/generated/tokens.ts';

export const toolHeight = ({ mixins }: Theme) => ({ minHeight: tokens.space.target, ...mixins.finger });

export interface ToolButtonProps extends Omit<ButtonProps, 'children' | 'size' | 'startIcon' | 'sx' | 'ref'> {
  name: string;
  icon: ElementType;
  /** Shows the icon alone. */
  narrow: boolean;
}

/** A button above the rows: its icon and name, on phones the icon alone. */
export const ToolButton = forwardRef<HTMLButtonElement, ToolButtonProps>(function ToolButton(props, ref) {
  const { name, icon: Icon, narrow, ...rest } = props;
  return narrow ? (
    <Button ref={ref} {...rest} size="small" aria-label={name} sx={[toolHeight, { aspectRatio: '1', p: 0 }]}>
      <Icon aria-hidden sx={{ fontSize: tokens.size.icon.medium, color: 'text.secondary' }} />
    </Button>
  ) : (
    <Button
      ref={ref}
      {...rest}
      size="small"
      startIcon={<Icon aria-hidden sx={{ color: 'text.tertiary' }} />}
      sx={toolHeight}
    >
      {name}
    </Button>
  );
});

/** A dialog under the button that opens it, as props of both. Its padding is in units of the grid, its width in px. */
export function useToolDialog(title: string, side: 'left' | 'right', sx: { p: number; width: number }) {
  const id = useId();
  const ref = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return {
    close,
    button: {
      ref,
      onClick: () => setOpen(true),
      'aria-haspopup': 'dialog',
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
    },
    dialog: {
      id,
      open,
      onClose: close,
      anchorEl: () => ref.current,
      anchorOrigin: { vertical: 'bottom', horizontal: side },
      transformOrigin: { vertical: 'top', horizontal: side },
      slotProps: { paper: { role: 'dialog', 'aria-label': title, sx: { mt: 0.5, ...sx } } },
    },
  } satisfies { close: () => void; button: ButtonProps; dialog: PopoverProps };
}
