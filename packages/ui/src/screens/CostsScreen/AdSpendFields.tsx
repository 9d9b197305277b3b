import { MOST_SPEND_DAYS } from '@adaos/domain';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { ComboboxField } from '../../forms/ComboboxField/index.ts';
import type { Choice } from '../../forms/SelectField/index.ts';
import { TextField } from '../../forms/TextField/index.ts';
import { pairFromTablets } from '../pair.ts';
import type { AdSpendTerms } from './AdSpendView.ts';
import { adSpendFormMessages as messages } from './adSpend.messages.ts';
import { type AdSpendValues, CAMPAIGN_MAX, PLATFORM_MAX } from './adSpendForm.ts';

export interface AdSpendFieldsProps {
  control: Control<AdSpendValues, unknown, AdSpendTerms>;
  /** The shop's. */
  currency: string | null;
  /** ISO 4217 codes that an amount can be in. */
  currencies: readonly string[];
}

/** The fields of ad spend that is entered by hand. */
export function AdSpendFields({ control, currency, currencies }: AdSpendFieldsProps) {
  const intl = useIntl();
  const chosen = useWatch({ control, name: 'currency' });
  const choices = useMemo(
    () =>
      currencies.map((code): Choice => {
        const name = intl.formatDisplayName(code, { type: 'currency', fallback: 'none' });
        return { value: code, label: name ? `${code} · ${name}` : code };
      }),
    [currencies, intl],
  );
  return (
    <>
      <TextField
        control={control}
        name="platform"
        autoComplete="off"
        maxLength={PLATFORM_MAX}
        label={<FormattedMessage {...messages.platform} />}
        hint={<FormattedMessage {...messages.platformHint} />}
        errorTexts={{ required: intl.formatMessage(messages.platformRequired) }}
        errorValues={{ max: PLATFORM_MAX }}
      />
      <TextField
        control={control}
        name="campaign"
        autoComplete="off"
        maxLength={CAMPAIGN_MAX}
        label={<FormattedMessage {...messages.campaign} />}
        hint={<FormattedMessage {...messages.campaignHint} />}
        errorTexts={{ required: intl.formatMessage(messages.campaignRequired) }}
        errorValues={{ max: CAMPAIGN_MAX }}
      />
      <Box sx={pairFromTablets}>
        <TextField
          control={control}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          label={<FormattedMessage {...messages.amount} />}
          errorTexts={{
            required: intl.formatMessage(messages.amountRequired),
            number: intl.formatMessage(messages.amountWrong),
          }}
        />
        <ComboboxField
          control={control}
          name="currency"
          choices={choices}
          label={<FormattedMessage {...messages.currency} />}
          {...(chosen !== currency && { hint: <FormattedMessage {...messages.currencyHint} /> })}
          errorTexts={{ required: intl.formatMessage(messages.currencyRequired) }}
        />
        <TextField
          control={control}
          name="from"
          type="date"
          label={<FormattedMessage {...messages.from} />}
          errorTexts={{
            required: intl.formatMessage(messages.fromRequired),
            range: intl.formatMessage(messages.fromOutside),
          }}
        />
        <TextField
          control={control}
          name="to"
          type="date"
          optional
          label={<FormattedMessage {...messages.to} />}
          hint={<FormattedMessage {...messages.toHint} />}
          errorTexts={{ range: intl.formatMessage(messages.toOutside, { days: MOST_SPEND_DAYS }) }}
        />
      </Box>
    </>
  );
}
