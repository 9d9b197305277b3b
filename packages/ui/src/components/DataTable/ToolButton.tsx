import Button, { type ButtonProps } from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import type { Theme } from '@mui/material/styles';
import { useId, useRef, useState, type ElementType, type ReactNode, type Ref } from 'react';
import * as tokens from '../../theme/generated/tokens.ts';

export const toolHeight = ({ mixins }: Theme) => ({ minHeight: tokens.space.target, ...mixins.finger });

export interface ToolButtonProps extends Omit<ButtonProps, 'children' | 'size' | 'startIcon' | 'sx'> {
  ref?: Ref<HTMLButtonElement>;
  name: string;
  icon: ElementType;
  /** Shows the icon alone. */
  narrow: boolean;
}

/** A button above the rows: its icon and name, on phones the icon alone. */
export function ToolButton({ name, icon: Icon, narrow, ...rest }: ToolButtonProps) {
  return narrow ? (
    <Button {...rest} size="small" aria-label={name} sx={[toolHeight, { aspectRatio: '1', p: 0 }]}>
      <Icon aria-hidden sx={{ fontSize: tokens.size.icon.medium, color: 'text.secondary' }} />
    </Button>
  ) : (
    <Button {...rest} size="small" startIcon={<Icon aria-hidden sx={{ color: 'text.tertiary' }} />} sx={toolHeight}>
      {name}
    </Button>
  );
}

/** What a button needs in order to open a dialog. */
export type OpenerProps = Pick<ButtonProps, 'onClick' | 'aria-haspopup' | 'aria-expanded' | 'aria-controls'> & {
  ref: Ref<HTMLButtonElement>;
};

export interface ToolPopoverProps {
  title: string;
  /** The side of the button that the dialog is in line with. */
  side: 'left' | 'right';
  /** In px. */
  width: number;
  padding: number;
  button: (props: OpenerProps) => ReactNode;
  children: (close: () => void) => ReactNode;
}

/** A dialog under the button that opens it. */
export function ToolPopover({ title, side, width, padding, button, children }: ToolPopoverProps) {
  const id = useId();
  const ref = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      {button({
        ref,
        onClick: () => setOpen(true),
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
      })}
      <Popover
        id={id}
        open={open}
        onClose={close}
        anchorEl={() => ref.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: side }}
        transformOrigin={{ vertical: 'top', horizontal: side }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': title, sx: { mt: 0.5, p: padding, width } } }}
      >
        {children(close)}
      </Popover>
    </>
  );
}
