import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormDialog } from '../../forms/FormDialog/index.ts';
import { AdSpendForm, type AdSpendFormProps } from './AdSpendForm.tsx';
import type { AdSpendTerms } from './AdSpendView.ts';
import { adSpendFormMessages as messages } from './adSpend.messages.ts';

export interface AdSpendDialogProps extends Omit<AdSpendFormProps, 'state' | 'onSubmit'> {
  /** Saves the entry. A rejection is reported in the dialog, which stays open. */
  onAdd: (entry: AdSpendTerms) => Promise<void>;
  onClose: () => void;
}

/** Asks for ad spend that no report has. */
export function AdSpendDialog({ onAdd, onClose, ...form }: AdSpendDialogProps) {
  const [state, setState] = useState<AdSpendFormProps['state']>('idle');
  const submit = (entry: AdSpendTerms) => {
    setState('busy');
    onAdd(entry).then(onClose, (error: unknown) => setState({ error }));
  };
  return (
    <FormDialog open title={<FormattedMessage {...messages.title} />} busy={state === 'busy'} onClose={onClose}>
      <AdSpendForm {...form} state={state} onSubmit={submit} />
    </FormDialog>
  );
}
