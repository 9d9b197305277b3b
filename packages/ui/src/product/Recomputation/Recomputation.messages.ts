import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  running: { cost: string };
  months: { done: number; months: number };
  starting: NoMessageValues;
  done: { cost: string };
  effect: { amount: string; count: number };
  month: { month: string; amount: string };
  dismiss: NoMessageValues;
}>({
  running: { id: 'ui.Recomputation.running', defaultMessage: 'Your figures are being recalculated: {cost}' },
  months: {
    id: 'ui.Recomputation.months',
    defaultMessage: '{done, number} of {months, plural, one {# month} other {# months}} done. You can go on working.',
  },
  starting: {
    id: 'ui.Recomputation.starting',
    defaultMessage: 'The cost is being added to your orders. You can go on working.',
  },
  done: { id: 'ui.Recomputation.done', defaultMessage: '{cost}: your figures are up to date.' },
  effect: {
    id: 'ui.Recomputation.effect',
    defaultMessage: 'Net profit {amount}, {count, plural, one {# order} other {# orders}}',
  },
  month: { id: 'ui.Recomputation.month', defaultMessage: '{month}: {amount}' },
  dismiss: { id: 'ui.Recomputation.dismiss', defaultMessage: 'Close the notice' },
});
