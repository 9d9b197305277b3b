import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { BusyButton, type BusyButtonProps } from '../../components/BusyButton/index.ts';
import { useCloseDialog } from './FormDialog.tsx';
import { messages } from './FormDialog.messages.ts';

export interface FormActionsProps extends Pick<
  BusyButtonProps,
  'aria-describedby' | 'busyLabel' | 'color' | 'disabled' | 'onClick'
> {
  /** While the form is submitted it can't be cancelled. */
  busy: boolean;
  /** On the button that submits the form. */
  children: ReactNode;
}

/** The end of a form in a dialog: the way out, and the button that submits. */
export function FormActions({ busy, ...submit }: FormActionsProps) {
  const close = useCloseDialog();
  return (
    <DialogActions>
      <Button onClick={close} disabled={busy}>
        <FormattedMessage {...messages.cancel} />
      </Button>
      <BusyButton type="submit" variant="contained" busy={busy} {...submit} />
    </DialogActions>
  );
}
