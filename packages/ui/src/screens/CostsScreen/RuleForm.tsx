import { COST_RULE_KINDS, type CostRuleKind, minorDigits } from '@adaos/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useEffect, useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { useCloseDialog } from '../../forms/FormDialog/index.ts';
import { SelectField } from '../../forms/SelectField/index.ts';
import { TextField } from '../../forms/TextField/index.ts';
import { useUnsavedChanges } from '../../forms/UnsavedChanges/index.ts';
import { ruleKindMessages } from '../../product/figures/ledgerKinds.messages.ts';
import { hintMessages } from './CostsScreen.messages.ts';
import type { CostPreviewView, CostTerms, PaymentMethodRow } from './CostsView.ts';
import { formMessages as messages, zeroMessages } from './form.messages.ts';
import { AmountFields, DayFields } from './RuleFields.tsx';
import { emptyRule, LABEL_MAX, ruleSchema, type RuleValues } from './ruleForm.ts';
import { RuleScope } from './RuleScope.tsx';
import { RulePreview } from './RulePreview.tsx';

export interface RuleFormProps {
  kind: CostRuleKind;
  /** The first day that is suggested. */
  from: string;
  currency: string | null;
  countries: readonly string[];
  /** The groups of the shop's products. */
  groups: readonly string[];
  /** How the shop's orders were sent. */
  carriers: readonly string[];
  /** Orders whose VAT is stated as 0, where none states another. */
  zeroVat: number;
  /** How the shop's orders were paid, most sales first. */
  paymentMethods: readonly PaymentMethodRow[];
  preview: CostPreviewView;
  onPreview: (rule: CostTerms | null) => void;
  onPreviewAgain: () => void;
  state: 'idle' | 'busy' | { error: unknown };
  onSubmit: (rule: CostTerms) => void;
  failureReason: ((error: unknown) => string | undefined) | undefined;
}

export function RuleForm(props: RuleFormProps) {
  const {
    kind: firstKind,
    from,
    currency,
    countries,
    groups,
    carriers,
    paymentMethods,
    zeroVat,
    preview,
    onPreview,
    onPreviewAgain,
    state,
  } = props;
  const { onSubmit, failureReason } = props;
  const intl = useIntl();
  const close = useCloseDialog();
  const schema = useMemo(() => ruleSchema(minorDigits(currency)), [currency]);
  const { control, handleSubmit, formState } = useForm<RuleValues, unknown, CostTerms>({
    resolver: zodResolver(schema),
    // Who adds a rate although the VAT of all orders is stated as 0 has set up no taxes there.
    defaultValues: { ...emptyRule(firstKind, from), zero: zeroVat > 0 ? 'over' : 'stated' },
  });
  useUnsavedChanges(formState.isDirty);
  const values = useWatch({ control });
  const rule = useMemo(() => schema.safeParse(values).data ?? null, [schema, values]);
  useEffect(() => onPreview(rule), [onPreview, rule]);
  useEffect(() => () => onPreview(null), [onPreview]);
  const { kind = firstKind, rhythm = 'perMonth' } = values;
  const fixed = kind === 'custom_cost';
  const busy = state === 'busy';
  return (
    <form noValidate onSubmit={(event) => void handleSubmit((checked) => !busy && onSubmit(checked))(event)}>
      <DialogContent>
        <Stack sx={{ gap: 2.5 }}>
          {typeof state === 'object' && (
            <Alert severity="error">
              <FormattedMessage {...messages.saveFailed} /> {failureReason?.(state.error)}
            </Alert>
          )}
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
          <RuleScope control={control} kind={kind} {...{ currency, countries, groups, carriers, paymentMethods }} />
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
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={busy}>
          <FormattedMessage {...messages.cancel} />
        </Button>
        <BusyButton type="submit" variant="contained" busy={busy}>
          <FormattedMessage {...messages.save} />
        </BusyButton>
      </DialogActions>
    </form>
  );
}
