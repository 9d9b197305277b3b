import type { CostBasis, CostRuleKind } from '@adaos/domain';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import type { Control } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { TextField } from '../../forms/TextField/index.ts';
import { pair } from '../pair.ts';
import type { CostTerms } from './CostsView.ts';
import { basisMessages, formMessages as messages } from './form.messages.ts';
import { basesOf, type RuleValues } from './ruleForm.ts';

const PERCENT = '%';

interface FieldsProps {
  control: Control<RuleValues, unknown, CostTerms>;
}

/** An amount is called by what it is of. */
function labelOf(basis: CostBasis, kind: CostRuleKind) {
  if (basis === 'perOrder' && kind === 'return_shipping_cost') return 'perReturn';
  if (basis === 'perOrder' && kind === 'dispute_fee') return 'perDispute';
  if (basis === 'percent' && kind === 'returned_goods') return 'percentOfReturned';
  if (basis === 'percent' && kind === 'tax') return 'vatRate';
  return basis === 'percent' && kind === 'cogs' ? 'percentOfSales' : basis;
}

/** The amounts that a cost has. */
export function AmountFields({
  control,
  kind,
  rhythm,
  currency,
}: FieldsProps & Pick<RuleValues, 'kind' | 'rhythm'> & { currency: string | null }) {
  const intl = useIntl();
  return (
    <Box sx={pair}>
      {basesOf({ kind, rhythm }).map((basis) => {
        const label = labelOf(basis, kind);
        const unit = basis === 'percent' ? PERCENT : currency;
        const wrong = basis === 'percent' ? messages.percentWrong : messages.amountWrong;
        return (
          <TextField
            key={basis}
            control={control}
            name={basis}
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
            label={<FormattedMessage {...basisMessages[label]} />}
            {...(unit !== null && {
              endAdornment: (
                <InputAdornment position="end" disableTypography sx={{ pr: 0.75 }}>
                  {unit}
                </InputAdornment>
              ),
            })}
            errorTexts={{
              required: intl.formatMessage(messages.amountRequired),
              number: intl.formatMessage(wrong),
            }}
          />
        );
      })}
    </Box>
  );
}

/** The days on which a rule is valid, or over which a one-time cost is spread. */
export function DayFields({ control, single }: FieldsProps & { single: boolean }) {
  const intl = useIntl();
  return (
    <Box sx={pair}>
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
        hint={<FormattedMessage {...(single ? messages.toOnceHint : messages.toHint)} />}
        errorTexts={{ range: intl.formatMessage(messages.toBeforeFrom) }}
      />
    </Box>
  );
}
