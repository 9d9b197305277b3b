import { type CostRuleKind, minorDigits } from '@adaos/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { ButtonLink } from '../../components/Link/index.ts';
import { TextField } from '../../forms/TextField/index.ts';
import { useUnsavedChanges } from '../../forms/UnsavedChanges/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { hintMessages } from '../CostsScreen/CostsScreen.messages.ts';
import type { CostTerms } from '../CostsScreen/CostsView.ts';
import { formMessages } from '../CostsScreen/form.messages.ts';
import { AmountFields } from '../CostsScreen/RuleFields.tsx';
import { emptyRule, ruleSchema, type RuleValues } from '../CostsScreen/ruleForm.ts';
import { useRuleWords } from '../CostsScreen/useRuleWords.ts';
import { ruleOn, untilNextRule } from './fillIn.ts';
import { messages } from './MissingCosts.messages.ts';
import type { MissingCostsData } from './MissingCostsView.ts';

export interface FillFormProps {
  kind: CostRuleKind;
  data: MissingCostsData;
  /** Where the products that sell most without a cost are. */
  productsHref: string;
  /** Whether it is open: only then it is previewed. */
  active: boolean;
  state: 'idle' | 'busy' | { error: unknown };
  onPreview: (rule: CostTerms | null) => void;
  onSubmit: (rule: CostTerms) => void;
  failureReason: ((error: unknown) => string | undefined) | undefined;
}

/** One missing cost: its amount, and from which day on. */
export function FillForm(props: FillFormProps) {
  const { kind, data, productsHref, active, state, onPreview, onSubmit, failureReason } = props;
  const { currency, period, rules } = data;
  const intl = useIntl();
  const { day } = useFormatters();
  const { amountOf } = useRuleWords(currency);
  const schema = useMemo(() => ruleSchema(minorDigits(currency)), [currency]);
  const { control, handleSubmit, formState } = useForm<RuleValues, unknown, CostTerms>({
    resolver: zodResolver(schema),
    defaultValues: emptyRule(kind, period.from),
  });
  useUnsavedChanges(formState.isDirty);
  const values = useWatch({ control });
  const rule = useMemo(() => {
    const typed = schema.safeParse(values).data;
    return typed ? untilNextRule(typed, rules) : null;
  }, [rules, schema, values]);
  useEffect(() => {
    if (active) onPreview(rule);
  }, [active, onPreview, rule]);
  useEffect(() => (active ? () => onPreview(null) : undefined), [active, onPreview]);
  const replaced = rule && ruleOn(kind, rule.from, rules);
  const busy = state === 'busy';
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit((typed) => !busy && onSubmit(untilNextRule(typed, rules)))(event)}
    >
      <Stack sx={{ gap: 2 }}>
        {typeof state === 'object' && (
          <Alert severity="error">
            <FormattedMessage {...formMessages.saveFailed} /> {failureReason?.(state.error)}
          </Alert>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
          <FormattedMessage {...hintMessages[kind]} />
        </Typography>
        <AmountFields control={control} kind={kind} rhythm="perMonth" currency={currency} />
        <TextField
          control={control}
          name="from"
          type="date"
          label={<FormattedMessage {...messages.from} />}
          {...(rule?.to != null
            ? { hint: <FormattedMessage {...messages.until} values={{ day: day(rule.to) }} /> }
            : replaced && {
                hint: <FormattedMessage {...messages.replaces} values={{ amount: amountOf(replaced) }} />,
              })}
          errorTexts={{
            required: intl.formatMessage(formMessages.fromRequired),
            range: intl.formatMessage(formMessages.fromOutside),
          }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <BusyButton type="submit" variant="contained" busy={busy}>
            <FormattedMessage {...messages.save} />
          </BusyButton>
          {kind === 'cogs' && (
            <ButtonLink href={productsHref} variant="text">
              <FormattedMessage {...messages.byProduct} />
            </ButtonLink>
          )}
        </Box>
      </Stack>
    </form>
  );
}
