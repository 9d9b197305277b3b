import { COST_RULE_KINDS, minorDigits } from '@adaos/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { SaveDialog, usePreview } from '../../forms/FormDialog/SaveDialog.tsx';
import { SelectField } from '../../forms/SelectField/index.ts';
import { TextField } from '../../forms/TextField/index.ts';
import { ruleKindMessages } from '../../product/figures/ledgerKinds.messages.ts';
import { hintMessages } from './CostsScreen.messages.ts';
import type { CostPreviewView, CostTerms } from './CostsView.ts';
import { formMessages as messages, zeroMessages } from './form.messages.ts';
import { AmountFields, DayFields } from './RuleFields.tsx';
import { emptyRule, LABEL_MAX, ruleSchema, type RuleValues } from './ruleForm.ts';
import { RuleScope, type RuleScopeProps } from './RuleScope.tsx';
import { RulePreview } from './RulePreview.tsx';

export interface RuleDialogProps extends Omit<RuleScopeProps, 'control'> {
  /** The first day that is suggested. */
  from: string;
  /** Orders whose VAT is stated as 0, where none states another. */
  zeroVat: number;
  preview: CostPreviewView;
  onPreview: (rule: CostTerms | null) => void;
  onPreviewAgain: () => void;
  /** Adds the rule. A rejection is reported in the dialog, which stays open. */
  onAdd: (rule: CostTerms) => Promise<void>;
  failureReason: ((error: unknown) => string | undefined) | undefined;
  onClose: () => void;
}

/** Asks for a new rule, and shows what it would change. */
export function RuleDialog(props: RuleDialogProps) {
  const {
    kind: firstKind,
    from,
    zeroVat,
    preview,
    onPreview,
    onPreviewAgain,
    onAdd,
    failureReason,
    onClose,
    ...scope
  } = props;
  const { currency } = scope;
  const intl = useIntl();
  const schema = useMemo(() => ruleSchema(minorDigits(currency)), [currency]);
  const form = useForm<RuleValues, unknown, CostTerms>({
    resolver: zodResolver(schema),
    // Who adds a rate although the VAT of all orders is stated as 0 has set up no taxes there.
    defaultValues: { ...emptyRule(firstKind, from), zero: zeroVat > 0 ? 'over' : 'stated' },
  });
  const { control } = form;
  const values = useWatch({ control });
  usePreview(
    useMemo(() => schema.safeParse(values).data ?? null, [schema, values]),
    onPreview,
  );
  const { kind = firstKind, rhythm = 'perMonth' } = values;
  const fixed = kind === 'custom_cost';
  return (
    <SaveDialog
      title={<FormattedMessage {...messages.title} />}
      form={form}
      onSave={onAdd}
      failedText={<FormattedMessage {...messages.saveFailed} />}
      saveText={<FormattedMessage {...messages.save} />}
      failureReason={failureReason}
      onClose={onClose}
    >
      <SelectField
        control={control}
        name="kind"
        choices={COST_RULE_KINDS.map((value) => ({ value, label: intl.formatMessage(ruleKindMessages[value]) }))}
        label={<FormattedMessage {...messages.kind} />}
        hint={<FormattedMessage {...hintMessages[kind]} />}
      />
      <TextField
        control={control}
        name="label"
        autoComplete="off"
        optional={!fixed}
        maxLength={LABEL_MAX}
        label={<FormattedMessage {...messages.label} />}
        {...(fixed && { hint: <FormattedMessage {...messages.labelHint} /> })}
        errorTexts={{ required: intl.formatMessage(messages.labelRequired) }}
        errorValues={{ max: LABEL_MAX }}
      />
      <RuleScope {...scope} control={control} kind={kind} />
      {kind === 'tax' && (
        <SelectField
          control={control}
          name="vat"
          choices={[
            { value: 'included', label: intl.formatMessage(messages.vatIncluded) },
            { value: 'added', label: intl.formatMessage(messages.vatAdded) },
          ]}
          label={<FormattedMessage {...messages.vat} />}
          hint={<FormattedMessage {...messages.vatHint} />}
        />
      )}
      {kind === 'tax' && (
        <SelectField
          control={control}
          name="zero"
          choices={[
            { value: 'stated', label: intl.formatMessage(messages.zeroStated) },
            { value: 'over', label: intl.formatMessage(messages.zeroOver) },
          ]}
          label={<FormattedMessage {...messages.zero} />}
          {...(zeroVat > 0 && { hint: <FormattedMessage {...zeroMessages.hint} values={{ count: zeroVat }} /> })}
        />
      )}
      {fixed && (
        <SelectField
          control={control}
          name="rhythm"
          choices={[
            { value: 'perMonth', label: intl.formatMessage(messages.monthly) },
            { value: 'once', label: intl.formatMessage(messages.onlyOnce) },
          ]}
          label={<FormattedMessage {...messages.rhythm} />}
        />
      )}
      <AmountFields control={control} kind={kind} rhythm={rhythm} currency={currency} />
      <DayFields control={control} single={fixed && rhythm === 'once'} />
      <RulePreview preview={preview} currency={currency} fixed={fixed} onAgain={onPreviewAgain} />
    </SaveDialog>
  );
}
