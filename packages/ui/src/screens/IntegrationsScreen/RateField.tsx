import type { Control } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { TextField } from '../../forms/TextField/index.ts';
import { mappingMessages as messages } from './mapping.messages.ts';
import type { MappingValues } from './mappingForm.ts';

export type RateFieldProps = { control: Control<MappingValues>; fileCurrency: string; shopCurrency: string };

/** A rate of exchange in place of those of the days. */
export function RateField({ control, ...currencies }: RateFieldProps) {
  const intl = useIntl();
  return (
    <TextField
      control={control}
      name="rate"
      optional
      inputMode="decimal"
      maxLength={16}
      label={<FormattedMessage {...messages.rate} values={currencies} />}
      hint={<FormattedMessage {...messages.rateHint} />}
      errorTexts={{ number: intl.formatMessage(messages.rateRequired) }}
    />
  );
}
