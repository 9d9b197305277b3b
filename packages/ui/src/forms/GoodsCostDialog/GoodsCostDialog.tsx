import Dialog from '@mui/material/Dialog';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import DialogContent from '@mui/material/DialogContent';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './GoodsCostDialog.messages.ts';
import { GoodsCostForm, type GoodsCostFormProps } from './GoodsCostForm.tsx';

export interface GoodsCostDialogProps extends Omit<GoodsCostFormProps, 'onCancel' | 'onDone'> {
  open: boolean;
  onClose: () => void;
}

/** Asks what the goods cost, as a percentage of net sales: the one number without which no profit is known. */
export function GoodsCostDialog({ open, onClose, ...form }: GoodsCostDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        <FormattedMessage {...messages.title} />
      </DialogTitle>
      <DialogContent sx={{ pb: 0 }}>
        <DialogContentText>
          <FormattedMessage {...messages.explanation} />
        </DialogContentText>
      </DialogContent>
      <GoodsCostForm {...form} onCancel={onClose} onDone={onClose} />
    </Dialog>
  );
}
