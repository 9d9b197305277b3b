import type { CostRuleKind } from '@adaos/domain';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormDialog } from '../../forms/FormDialog/index.ts';
import type { CostTerms } from './CostsView.ts';
import { formMessages } from './form.messages.ts';
import { RuleForm, type RuleFormProps } from './RuleForm.tsx';

export interface RuleDialogProps extends Omit<RuleFormProps, 'state' | 'onSubmit'> {
  /** The cost that the form starts with. */
  kind: CostRuleKind;
  /** Adds the rule. A rejection is reported in the dialog, which stays open. */
  onAdd: (rule: CostTerms) => Promise<void>;
  onClose: () => void;
}

/** Asks for a new rule, and shows what it would change. */
export function RuleDialog({ onAdd, onClose, ...form }: RuleDialogProps) {
  const [state, setState] = useState<RuleFormProps['state']>('idle');
  const submit = (rule: CostTerms) => {
    setState('busy');
    onAdd(rule).then(onClose, (error: unknown) => setState({ error }));
  };
  return (
    <FormDialog open title={<FormattedMessage {...formMessages.title} />} busy={state === 'busy'} onClose={onClose}>
      <RuleForm {...form} state={state} onSubmit={submit} />
    </FormDialog>
  );
}
