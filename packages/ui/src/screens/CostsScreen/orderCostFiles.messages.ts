import { defineMessages, type NoMessageValues } from 'react-intl';

export const orderCostFileMessages = defineMessages<{
  title: NoMessageValues;
  subtitle: NoMessageValues;
  import: NoMessageValues;
  file: NoMessageValues;
  unnamed: NoMessageValues;
  orders: NoMessageValues;
  amount: NoMessageValues;
  entered: NoMessageValues;
  takeBackOf: { name: string };
  takeBackTitle: { name: string };
  takeBackText: { count: number };
  takeBackFailed: NoMessageValues;
  emptyTitle: NoMessageValues;
  emptyText: NoMessageValues;
  errorTitle: NoMessageValues;
}>({
  title: { id: 'screens.Costs.orderFiles.title', defaultMessage: 'Real costs of orders' },
  subtitle: {
    id: 'screens.Costs.orderFiles.subtitle',
    defaultMessage: 'Files with the real costs of individual orders. They take precedence over every rule.',
  },
  import: { id: 'screens.Costs.orderFiles.import', defaultMessage: 'Import order costs' },
  file: { id: 'screens.Costs.orderFiles.file', defaultMessage: 'File' },
  unnamed: { id: 'screens.Costs.orderFiles.unnamed', defaultMessage: 'Without a name' },
  orders: { id: 'screens.Costs.orderFiles.orders', defaultMessage: 'Orders' },
  amount: { id: 'screens.Costs.orderFiles.amount', defaultMessage: 'Amount' },
  entered: { id: 'screens.Costs.orderFiles.entered', defaultMessage: 'Imported' },
  takeBackOf: { id: 'screens.Costs.orderFiles.takeBackOf', defaultMessage: 'Take back: {name}' },
  takeBackTitle: { id: 'screens.Costs.orderFiles.takeBackTitle', defaultMessage: 'Take back the costs of {name}?' },
  takeBackText: {
    id: 'screens.Costs.orderFiles.takeBackText',
    defaultMessage:
      '{count, plural, one {# order goes} other {# orders go}} back to the previous cost, to your rules, or to none. The file stays in the list, marked as taken back.',
  },
  takeBackFailed: {
    id: 'screens.Costs.orderFiles.takeBackFailed',
    defaultMessage: 'The file could not be taken back.',
  },
  emptyTitle: { id: 'screens.Costs.orderFiles.emptyTitle', defaultMessage: 'No real costs yet' },
  emptyText: {
    id: 'screens.Costs.orderFiles.emptyText',
    defaultMessage:
      'Import what your carrier or payment provider invoiced for each order, or type it on the order’s own page.',
  },
  errorTitle: { id: 'screens.Costs.orderFiles.errorTitle', defaultMessage: 'The files could not be loaded' },
});
