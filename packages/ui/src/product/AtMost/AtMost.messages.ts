import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  missing: { count: number };
  short: NoMessageValues;
  costs: { costs: string };
  series: { name: string };
  amount: { amount: string };
  column: NoMessageValues;
  none: NoMessageValues;
}>({
  missing: {
    id: 'ui.AtMost.missing',
    defaultMessage: 'At most: {count, plural, one {# cost is} other {# costs are}} missing',
  },
  short: { id: 'ui.AtMost.short', defaultMessage: 'At most' },
  costs: { id: 'ui.AtMost.costs', defaultMessage: 'Costs not fully known: {costs}' },
  series: { id: 'ui.AtMost.series', defaultMessage: '{name}, at most' },
  amount: { id: 'ui.AtMost.amount', defaultMessage: 'at most {amount}' },
  column: { id: 'ui.AtMost.column', defaultMessage: 'Missing costs' },
  none: { id: 'ui.AtMost.none', defaultMessage: 'none' },
});
