import DialogContentText from '@mui/material/DialogContentText';
import DialogContent from '@mui/material/DialogContent';
import { styled, useThemeProps } from '@mui/material/styles';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { lazyRegion } from '../../internal/lazyRegion.tsx';
import { FormDialog } from '../../forms/FormDialog/index.ts';
import { formSkeleton } from '../../forms/FormDialog/formSkeleton.tsx';
import { messages } from './GoodsCostDialog.messages.ts';
import type { GoodsCostFormProps } from './GoodsCostForm.tsx';

const Root = styled(FormDialog, { name: 'AdaosGoodsCostDialog', slot: 'Root' })();

const GoodsCostForm = lazyRegion(
  () => import('./GoodsCostForm.tsx').then((module) => module.GoodsCostForm),
  formSkeleton,
);

export interface GoodsCostDialogProps extends Omit<GoodsCostFormProps, 'saving' | 'onDone'> {
  open: boolean;
  onClose: () => void;
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosGoodsCostDialog: 'root';
  }
  interface ComponentsPropsList {
    AdaosGoodsCostDialog: GoodsCostDialogProps;
  }
}

/** Asks what the goods cost, as a percentage of net sales: the one number without which no profit is known. */
export function GoodsCostDialog(props: GoodsCostDialogProps) {
  const { open, onClose, ...form } = useThemeProps({ props, name: 'AdaosGoodsCostDialog' });
  const [saving, setSaving] = useState(false);
  const save = (percent: number) => {
    setSaving(true);
    return form.onSave(percent).finally(() => setSaving(false));
  };
  return (
    <Root open={open} title={<FormattedMessage {...messages.title} />} busy={saving} onClose={onClose}>
      <DialogContent sx={{ pb: 0 }}>
        <DialogContentText>
          <FormattedMessage {...messages.explanation} />
        </DialogContentText>
      </DialogContent>
      <GoodsCostForm {...form} saving={saving} onSave={save} onDone={onClose} />
    </Root>
  );
}
