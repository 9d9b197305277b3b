import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled, useThemeProps } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { BusyButton } from '../BusyButton/index.ts';
import { messages } from './ConfirmDialog.messages.ts';

const Root = styled(Dialog, { name: 'AdaosConfirmDialog', slot: 'Root' })();

export type ConfirmDialogProps = {
  open: boolean;
  /** The question, naming what it is about: "Delete the import of 3 December?". */
  title: string;
  /** What will happen, and that it can't be undone. */
  children: ReactNode;
  /** The action, as a verb: "Delete import". */
  confirmLabel: string;
  /** The safe choice. Default "Cancel". */
  cancelLabel?: string;
  /** `danger` for a destructive action. Default `normal`. */
  tone?: 'normal' | 'danger';
  /** True while the action runs; the dialog then stays open. */
  busy?: boolean;
  onConfirm: () => void;
  /** The safe choice; also called by Escape or a click outside the dialog. */
  onCancel: () => void;
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosConfirmDialog: 'root';
  }
  interface ComponentsPropsList {
    AdaosConfirmDialog: ConfirmDialogProps;
  }
}

/** Asks before an action that can't be undone. The safe choice has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    children,
    confirmLabel,
    cancelLabel,
    tone = 'normal',
    busy = false,
    onConfirm,
    onCancel,
  } = useThemeProps({ props, name: 'AdaosConfirmDialog' });
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <Root
      open={open}
      onClose={() => {
        if (!busy) onCancel();
      }}
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent id={`${id}-text`} sx={{ color: 'text.secondary', typography: 'body1' }}>
        {children}
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel} disabled={busy} autoFocus>
          {cancelLabel ?? formatMessage(messages.cancel)}
        </Button>
        <BusyButton variant="contained" color={tone === 'danger' ? 'error' : 'primary'} busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </BusyButton>
      </DialogActions>
    </Root>
  );
}
