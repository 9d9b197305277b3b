import { defineMessages, type NoMessageValues } from 'react-intl';

export const orderCostMessages = defineMessages<{
  title: NoMessageValues;
  lead: NoMessageValues;
  amount: NoMessageValues;
  record: NoMessageValues;
  none: NoMessageValues;
  loading: NoMessageValues;
  errorTitle: NoMessageValues;
  ofFile: NoMessageValues;
  listLabel: NoMessageValues;
  takeBackTitle: { amount: string };
  takeBackText: { cost: string };
  takeBackFailed: NoMessageValues;
}>({
  title: { id: 'screens.Order.costs.title', defaultMessage: 'Real costs' },
  lead: {
    id: 'screens.Order.costs.lead',
    defaultMessage: 'What this order really cost, according to its invoices. It takes precedence over your rules.',
  },
  amount: { id: 'screens.Order.costs.amount', defaultMessage: 'Amount' },
  record: { id: 'screens.Order.costs.record', defaultMessage: 'Save cost' },
  none: { id: 'screens.Order.costs.none', defaultMessage: 'No real cost has been recorded: your rules apply.' },
  loading: { id: 'screens.Order.costs.loading', defaultMessage: 'Loading the costs…' },
  errorTitle: { id: 'screens.Order.costs.errorTitle', defaultMessage: 'The costs could not be loaded' },
  ofFile: { id: 'screens.Order.costs.ofFile', defaultMessage: 'from a file' },
  listLabel: { id: 'screens.Order.costs.listLabel', defaultMessage: 'Recorded costs' },
  takeBackTitle: { id: 'screens.Order.costs.takeBackTitle', defaultMessage: 'Take back {amount}?' },
  takeBackText: {
    id: 'screens.Order.costs.takeBackText',
    defaultMessage:
      '{cost}: the order goes back to the previous cost, to your rules, or to none. It stays in the list, marked as taken back.',
  },
  takeBackFailed: { id: 'screens.Order.costs.takeBackFailed', defaultMessage: 'The cost could not be taken back.' },
});
