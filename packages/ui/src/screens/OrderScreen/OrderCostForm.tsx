import { minorDigits, ORDER_COST_KINDS } from '@adaos/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { SelectField } from '../../forms/SelectField/index.ts';
import { TextField } from '../../forms/TextField/index.ts';
import { useUnsavedChanges } from '../../forms/UnsavedChanges/index.ts';
import { kindMessages } from '../../product/figures/ledgerKinds.messages.ts';
import { formMessages } from '../CostsScreen/form.messages.ts';
import { unitCostMessages } from '../CostsScreen/products.messages.ts';
import { pair } from '../pair.ts';
import { orderCostSchema, type OrderCostTerms, type OrderCostValues } from './orderCostForm.ts';
import { orderCostMessages as messages } from './orderCosts.messages.ts';

export interface OrderCostFormProps {
  currency: string;
  onRecord: (cost: OrderCostTerms) => Promise<void>;
  failureReason: ((error: unknown) => string | undefined) | undefined;
}

/** Asks for a cost of the order. */
export function OrderCostForm({ currency, onRecord, failureReason }: OrderCostFormProps) {
  const intl = useIntl();
  const [state, setState] = useState<'idle' | 'busy' | { error: unknown }>('idle');
  const schema = useMemo(() => orderCostSchema(minorDigits(currency)), [currency]);
  const { control, handleSubmit, formState, reset } = useForm<OrderCostValues, unknown, OrderCostTerms>({
    resolver: zodResolver(schema),
    defaultValues: { kind: 'shipping_cost', cost: '' },
  });
  useUnsavedChanges(formState.isDirty);
  const busy = state === 'busy';
  const record = async (cost: OrderCostTerms) => {
    if (busy) return;
    setState('busy');
    try {
      await onRecord(cost);
      reset({ kind: cost.kind, cost: '' });
      setState('idle');
    } catch (error) {
      setState({ error });
    }
  };
  return (
    <Box component="form" noValidate sx={{ mb: 2 }} onSubmit={(event) => void handleSubmit(record)(event)}>
      {typeof state === 'object' && (
        <Alert severity="error" sx={{ mb: 2 }}>
          <FormattedMessage {...unitCostMessages.saveFailed} /> {failureReason?.(state.error)}
        </Alert>
      )}
      <Box sx={{ ...pair, mb: 1.5 }}>
        <SelectField
          control={control}
          name="kind"
          choices={ORDER_COST_KINDS.map((value) => ({ value, label: intl.formatMessage(kindMessages[value]) }))}
          label={<FormattedMessage {...formMessages.kind} />}
        />
        <TextField
          control={control}
          name="cost"
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          label={<FormattedMessage {...messages.amount} />}
          endAdornment={
            <InputAdornment position="end" disableTypography sx={{ pr: 0.75 }}>
              {currency}
            </InputAdornment>
          }
          errorTexts={{
            required: intl.formatMessage(formMessages.amountRequired),
            number: intl.formatMessage(formMessages.amountWrong),
          }}
        />
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <BusyButton type="submit" variant="outlined" busy={busy}>
          <FormattedMessage {...messages.record} />
        </BusyButton>
      </Box>
    </Box>
  );
}
