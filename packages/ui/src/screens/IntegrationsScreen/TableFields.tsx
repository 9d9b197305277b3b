import type { ImportKind } from '@adaos/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useMemo } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { ComboboxField } from '../../forms/ComboboxField/index.ts';
import type { Choice } from '../../forms/SelectField/index.ts';
import { TextField } from '../../forms/TextField/index.ts';
import { mappingMessages as messages } from './mapping.messages.ts';
import { CurrencyNotes } from './CurrencyNotes.tsx';
import { takesRate, type MappingValues } from './mappingForm.ts';
import { RateField } from './RateField.tsx';
import type { ImportPreview, ReadyIntegrationsView } from './types.ts';

export type TableFieldsProps = {
  control: Control<MappingValues>;
  kind: Exclude<ImportKind, 'orders'>;
  view: ReadyIntegrationsView;
  preview: ImportPreview;
};

/** What is not in a file of ad spend or stock: its currency and rate, and from when its unit costs are valid. Of unit costs their currency. */
export function TableFields({ control, kind, view, preview }: TableFieldsProps) {
  const intl = useIntl();
  const titleId = useId();
  const { shop, currencies } = view;
  const currency = useWatch({ control, name: 'currency' });
  const fixed = kind !== 'ads' && shop.currency !== null;
  const choices = useMemo(
    () =>
      (fixed && shop.currency !== null ? [shop.currency] : currencies).map((code): Choice => {
        const name = intl.formatDisplayName(code, { type: 'currency', fallback: 'none' });
        return { value: code, label: name ? `${code} · ${name}` : code };
      }),
    [currencies, fixed, intl, shop.currency],
  );
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3">
        <FormattedMessage {...messages.aboutTable} />
      </Typography>
      <CurrencyNotes control={control} kind={kind} preview={preview} shopCurrency={shop.currency} />
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          mt: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <ComboboxField
          control={control}
          name="currency"
          choices={choices}
          disabled={fixed}
          label={<FormattedMessage {...messages.currency} />}
          hint={<FormattedMessage {...(kind === 'ads' ? messages.adsCurrency : messages.currencyFixed)} />}
          errorTexts={{ required: intl.formatMessage(messages.currencyRequired) }}
        />
        {kind === 'stock' && (
          <TextField
            control={control}
            name="costsFrom"
            type="date"
            optional
            label={<FormattedMessage {...messages.costsFrom} />}
            hint={<FormattedMessage {...messages.costsFromHint} />}
          />
        )}
        {shop.currency !== null && takesRate(kind, shop.currency, currency) && (
          <RateField control={control} fileCurrency={currency} shopCurrency={shop.currency} />
        )}
      </Box>
    </Box>
  );
}
