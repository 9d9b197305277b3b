import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  running: { cost: string };
  posting: { done: number; months: number };
  counting: { done: number; months: number };
  waiting: NoMessageValues;
  failed: NoMessageValues;
  orderCosts: NoMessageValues;
  allocation: NoMessageValues;
  starting: NoMessageValues;
  done: { cost: string };
  effect: { amount: string; count: number };
  month: { month: string; amount: string };
  dismiss: NoMessageValues;
}>({
  running: { id: 'ui.Recomputation.running', defaultMessage: 'Your figures are being recalculated: {cost}' },
  posting: {
    id: 'ui.Recomputation.posting',
    defaultMessage:
      'Step 1 of 2, the cost is added to your orders: {done, number} of {months, plural, one {# month} other {# months}} done. You can go on working.',
  },
  counting: {
    id: 'ui.Recomputation.counting',
    defaultMessage:
      'Step 2 of 2, your figures are recalculated: {done, number} of {months, plural, one {# month} other {# months}} done. You can go on working.',
  },
  waiting: {
    id: 'ui.Recomputation.waiting',
    defaultMessage:
      'Your change is saved and waiting its turn, after the import or change before it. You can go on working.',
  },
  failed: {
    id: 'ui.Recomputation.failed',
    defaultMessage:
      'Your change is saved, but your figures could not be recalculated yet. We will try again automatically; until then, they do not include it.',
  },
  allocation: { id: 'ui.Recomputation.allocation', defaultMessage: 'How order costs are shared' },
  orderCosts: { id: 'ui.Recomputation.orderCosts', defaultMessage: 'Costs of orders' },
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
