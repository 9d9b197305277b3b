import type { CostRuleKind } from '@adaos/domain';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import type { Control } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { SelectField } from '../../forms/SelectField/index.ts';
import { TextField } from '../../forms/TextField/index.ts';
import { useCountryName } from '../../internal/useCountryName.ts';
import { pair } from '../pair.ts';
import { ruleMessages } from './CostsScreen.messages.ts';
import type { CostTerms, PaymentMethodRow } from './CostsView.ts';
import { formMessages as messages } from './form.messages.ts';
import { PaymentMethodField } from './PaymentMethodField.tsx';
import { hasCarrier, hasCountry, hasGroup, type RuleValues } from './ruleForm.ts';

const KILOGRAM = 'kg';

export interface RuleScopeProps {
  control: Control<RuleValues, unknown, CostTerms>;
  kind: CostRuleKind;
  currency: string | null;
  countries: readonly string[];
  groups: readonly string[];
  carriers: readonly string[];
  paymentMethods: readonly PaymentMethodRow[];
}

/** Which orders and products a rule is for, as far as its cost can be told apart by it. */
export function RuleScope({ control, kind, currency, countries, groups, carriers, paymentMethods }: RuleScopeProps) {
  const intl = useIntl();
  const countryName = useCountryName();
  return (
    <>
      {hasCountry(kind) && countries.length > 0 && (
        <SelectField
          control={control}
          name="country"
          emptyLabel={intl.formatMessage(ruleMessages.allCountries)}
          choices={countries.map((value) => ({ value, label: countryName(value) }))}
          label={<FormattedMessage {...messages.country} />}
        />
      )}
      {hasGroup(kind) && groups.length > 0 && (
        <SelectField
          control={control}
          name="group"
          emptyLabel={intl.formatMessage(ruleMessages.allProducts)}
          choices={groups.map((value) => ({ value, label: value }))}
          label={<FormattedMessage {...messages.group} />}
        />
      )}
      {kind === 'payment_fee' && paymentMethods.length > 0 && (
        <PaymentMethodField control={control} methods={paymentMethods} currency={currency} />
      )}
      {hasCarrier(kind) && carriers.length > 0 && (
        <SelectField
          control={control}
          name="carrier"
          emptyLabel={intl.formatMessage(ruleMessages.allCarriers)}
          choices={carriers.map((value) => ({ value, label: value }))}
          label={<FormattedMessage {...messages.carrier} />}
        />
      )}
      {hasCarrier(kind) && (
        <Box sx={pair}>
          {(['weightOver', 'weightTo'] as const).map((name) => (
            <TextField
              key={name}
              control={control}
              name={name}
              optional
              inputMode="decimal"
              autoComplete="off"
              maxLength={10}
              label={<FormattedMessage {...messages[name]} />}
              endAdornment={
                <InputAdornment position="end" disableTypography sx={{ pr: 0.75 }}>
                  {KILOGRAM}
                </InputAdornment>
              }
              errorTexts={{
                number: intl.formatMessage(messages.weightWrong),
                range: intl.formatMessage(messages.weightRange),
              }}
            />
          ))}
        </Box>
      )}
    </>
  );
}
