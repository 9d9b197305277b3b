import type { Control } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { SelectField } from '../../forms/SelectField/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import type { CostTerms, PaymentMethodRow } from './CostsView.ts';
import { paymentMethodMessages as messages } from './paymentMethods.messages.ts';
import type { RuleValues } from './ruleForm.ts';

export interface PaymentMethodFieldProps {
  control: Control<RuleValues, unknown, CostTerms>;
  /** Most sales first. */
  methods: readonly PaymentMethodRow[];
  currency: string | null;
}

/** The way of paying that a fee is for: those of the shop's own orders, with their sales. */
export function PaymentMethodField({ control, methods, currency }: PaymentMethodFieldProps) {
  const intl = useIntl();
  const { amount, money } = useFormatters();
  const write = (sales: number) =>
    currency === null ? amount(sales, { decimals: 0 }) : money(sales, currency, { decimals: 0 });
  return (
    <SelectField
      control={control}
      name="paymentMethod"
      emptyLabel={intl.formatMessage(messages.all)}
      choices={methods.map(({ name, sales }) => ({
        value: name,
        label: intl.formatMessage(messages.choice, { name, sales: write(sales) }),
      }))}
      label={<FormattedMessage {...messages.label} />}
      hint={<FormattedMessage {...messages.hint} />}
    />
  );
}
