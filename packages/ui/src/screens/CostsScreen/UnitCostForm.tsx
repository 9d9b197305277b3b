import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { useMemo, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { SaveDialog, usePreview } from '../../forms/FormDialog/SaveDialog.tsx';
import { TextField } from '../../forms/TextField/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { pair } from '../pair.ts';
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
  /** Sets the cost. A rejection is reported in the dialog, which stays open. */
  onSet: (cost: ProductCostTerms) => Promise<void>;
  failureReason: ((error: unknown) => string | undefined) | undefined;
  onClose: () => void;
  title: ReactNode;
  /** The costs so far, below the fields. */
  children: ReactNode;
}

/** Asks for a new cost of a product, and shows what it would change. */
export function UnitCostForm(props: UnitCostFormProps) {
  const { product, today, currency, preview, onPreview, onPreviewAgain, onSet, children, ...dialog } = props;
  const intl = useIntl();
  const { day } = useFormatters();
  const { code, firstSale } = product;
  const form = useForm<UnitCostValues, unknown, { cost: number; from: string }>({
    resolver: zodResolver(unitCostSchema),
    defaultValues: { cost: '', from: suggestedDay(product, today) },
  });
  const { control } = form;
  const values = useWatch({ control });
  const typed = useMemo(() => {
    const { data } = unitCostSchema.safeParse(values);
    return data ? { code, ...data } : null;
  }, [code, values]);
  usePreview(typed, onPreview);
  return (
    <SaveDialog
      {...dialog}
      form={form}
      onSave={(cost) => onSet({ code, ...cost })}
      failedText={<FormattedMessage {...messages.saveFailed} />}
      saveText={<FormattedMessage {...messages.save} />}
    >
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
      {children}
    </SaveDialog>
  );
}
