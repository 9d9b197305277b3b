import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { useCloseDialog } from '../../forms/FormDialog/index.ts';
import { TextField } from '../../forms/TextField/index.ts';
import { useUnsavedChanges } from '../../forms/UnsavedChanges/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import type { CostPreviewView, ProductCostTerms, ProductRow } from './CostsView.ts';
import { formMessages } from './form.messages.ts';
import { unitCostMessages as messages } from './products.messages.ts';
import { suggestedDay } from './productState.ts';
import { RulePreview } from './RulePreview.tsx';
import { unitCostSchema, type UnitCostValues } from './unitCostForm.ts';

export interface UnitCostFormProps {
  product: ProductRow;
  today: string;
  currency: string | null;
  preview: CostPreviewView;
  /** Keep it the same function. */
  onPreview: (cost: ProductCostTerms | null) => void;
  onPreviewAgain: () => void;
  state: 'idle' | 'busy' | { error: unknown };
  onSubmit: (cost: ProductCostTerms) => void;
  failureReason: ((error: unknown) => string | undefined) | undefined;
  /** The costs so far, below the fields. */
  children: ReactNode;
}

const pair = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
} as const;

/** Asks for a new cost of a product, and shows what it would change. */
export function UnitCostForm(props: UnitCostFormProps) {
  const { product, today, currency, preview, onPreview, onPreviewAgain, state, onSubmit, failureReason } = props;
  const intl = useIntl();
  const { day } = useFormatters();
  const close = useCloseDialog();
  const { code, firstSale } = product;
  const { control, handleSubmit, formState } = useForm<UnitCostValues, unknown, { cost: number; from: string }>({
    resolver: zodResolver(unitCostSchema),
    defaultValues: { cost: '', from: suggestedDay(product, today) },
  });
  useUnsavedChanges(formState.isDirty);
  const values = useWatch({ control });
  const typed = useMemo(() => {
    const { data } = unitCostSchema.safeParse(values);
    return data ? { code, ...data } : null;
  }, [code, values]);
  useEffect(() => onPreview(typed), [onPreview, typed]);
  useEffect(() => () => onPreview(null), [onPreview]);
  const busy = state === 'busy';
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit((checked) => !busy && onSubmit({ code, ...checked }))(event)}
    >
      <DialogContent>
        <Stack sx={{ gap: 2.5 }}>
          {typeof state === 'object' && (
            <Alert severity="error">
              <FormattedMessage {...messages.saveFailed} /> {failureReason?.(state.error)}
            </Alert>
          )}
          <Box sx={pair}>
            <TextField
              control={control}
              name="cost"
              inputMode="decimal"
              autoComplete="off"
              maxLength={14}
              label={<FormattedMessage {...messages.cost} />}
              {...(currency !== null && {
                endAdornment: (
                  <InputAdornment position="end" disableTypography sx={{ pr: 0.75 }}>
                    {currency}
                  </InputAdornment>
                ),
              })}
              errorTexts={{
                required: intl.formatMessage(formMessages.amountRequired),
                number: intl.formatMessage(formMessages.amountWrong),
              }}
            />
            <TextField
              control={control}
              name="from"
              type="date"
              label={<FormattedMessage {...messages.from} />}
              hint={
                firstSale === null ? (
                  <FormattedMessage {...messages.fromHint} />
                ) : (
                  <FormattedMessage {...messages.firstSale} values={{ day: day(firstSale) }} />
                )
              }
              errorTexts={{
                required: intl.formatMessage(formMessages.fromRequired),
                range: intl.formatMessage(formMessages.fromOutside),
              }}
            />
          </Box>
          <RulePreview preview={preview} currency={currency} fixed={false} onAgain={onPreviewAgain} />
          {props.children}
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
