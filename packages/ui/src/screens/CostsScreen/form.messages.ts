import type { CostBasis } from '@adaos/domain';
import { defineMessages, type NoMessageValues } from 'react-intl';

export const formMessages = defineMessages({
  title: { id: 'screens.Costs.form.title', defaultMessage: 'Add a rule' },
  kind: { id: 'screens.Costs.form.kind', defaultMessage: 'Cost' },
  label: { id: 'screens.Costs.form.label', defaultMessage: 'Name' },
  labelHint: { id: 'screens.Costs.form.labelHint', defaultMessage: 'How you recognise it, such as Rent.' },
  labelRequired: { id: 'screens.Costs.form.labelRequired', defaultMessage: 'Enter a name.' },
  country: { id: 'screens.Costs.form.country', defaultMessage: 'For orders from' },
  group: { id: 'screens.Costs.form.group', defaultMessage: 'For products of the group' },
  carrier: { id: 'screens.Costs.form.carrier', defaultMessage: 'For orders sent by' },
  weightOver: { id: 'screens.Costs.form.weightOver', defaultMessage: 'Heavier than' },
  weightTo: { id: 'screens.Costs.form.weightTo', defaultMessage: 'Up to' },
  weightWrong: { id: 'screens.Costs.form.weightWrong', defaultMessage: 'Enter a weight, such as 2.5.' },
  weightRange: { id: 'screens.Costs.form.weightRange', defaultMessage: 'Enter a weight above the previous one.' },
  vat: { id: 'screens.Costs.form.vat', defaultMessage: 'The prices in the orders' },
  vatIncluded: { id: 'screens.Costs.form.vatIncluded', defaultMessage: 'Include VAT' },
  vatAdded: { id: 'screens.Costs.form.vatAdded', defaultMessage: 'Exclude VAT: it is added' },
  vatHint: {
    id: 'screens.Costs.form.vatHint',
    defaultMessage: 'If only the total of an order is known, it includes VAT either way.',
  },
  zero: { id: 'screens.Costs.form.zero', defaultMessage: 'Orders with a VAT of 0' },
  zeroStated: { id: 'screens.Costs.form.zeroStated', defaultMessage: 'Have no VAT' },
  zeroOver: {
    id: 'screens.Costs.form.zeroOver',
    defaultMessage: 'Have this VAT: taxes are not set up on the platform',
  },
  rhythm: { id: 'screens.Costs.form.rhythm', defaultMessage: 'How often' },
  monthly: { id: 'screens.Costs.form.monthly', defaultMessage: 'Every month' },
  onlyOnce: { id: 'screens.Costs.form.onlyOnce', defaultMessage: 'Only once' },
  amountRequired: {
    id: 'screens.Costs.form.amountRequired',
    defaultMessage: 'Enter an amount; 0 if it costs nothing.',
  },
  amountWrong: { id: 'screens.Costs.form.amountWrong', defaultMessage: 'Enter an amount, such as 4.50.' },
  percentWrong: {
    id: 'screens.Costs.form.percentWrong',
    defaultMessage: 'Enter a percentage from 0 to 100, such as 1.4.',
  },
  from: { id: 'screens.Costs.form.from', defaultMessage: 'First day' },
  fromRequired: { id: 'screens.Costs.form.fromRequired', defaultMessage: 'Enter the first day.' },
  fromOutside: { id: 'screens.Costs.form.fromOutside', defaultMessage: 'Choose a day of the years 2000 to 2099.' },
  to: { id: 'screens.Costs.form.to', defaultMessage: 'Last day' },
  toHint: { id: 'screens.Costs.form.toHint', defaultMessage: 'If empty: it goes on.' },
  toBeforeFrom: { id: 'screens.Costs.form.toBeforeFrom', defaultMessage: 'The last day is before the first.' },
  toOnceHint: {
    id: 'screens.Costs.form.toOnceHint',
    defaultMessage: 'The amount is spread evenly over the days. If empty, it all counts on the first.',
  },
  saveFailed: {
    id: 'screens.Costs.form.saveFailed',
    defaultMessage: 'The rule could not be added. Your figures have not changed.',
  },
  save: { id: 'screens.Costs.form.save', defaultMessage: 'Add rule' },
});

export const zeroMessages = defineMessages<{ hint: { count: number } }>({
  hint: {
    id: 'screens.Costs.form.zeroHint',
    defaultMessage: '{count, plural, one {# order has} other {# orders have}} a VAT of 0, and none has another amount.',
  },
});

/** The label of each amount in the form. */
export const basisMessages = defineMessages<
  Record<CostBasis | 'vatRate' | 'percentOfSales' | 'percentOfReturned' | 'perReturn' | 'perDispute', NoMessageValues>
>({
  percent: { id: 'screens.Costs.basis.percent', defaultMessage: 'Percentage of the payment' },
  vatRate: { id: 'screens.Costs.basis.vatRate', defaultMessage: 'VAT rate' },
  percentOfSales: { id: 'screens.Costs.basis.percentOfSales', defaultMessage: 'Percentage of net sales' },
  percentOfReturned: { id: 'screens.Costs.basis.percentOfReturned', defaultMessage: 'Can be sold again' },
  perOrder: { id: 'screens.Costs.basis.perOrder', defaultMessage: 'Per order' },
  perReturn: { id: 'screens.Costs.basis.perReturn', defaultMessage: 'Per return' },
  perItem: { id: 'screens.Costs.basis.perItem', defaultMessage: 'Per item' },
  perParcel: { id: 'screens.Costs.basis.perParcel', defaultMessage: 'Per parcel' },
  perMonth: { id: 'screens.Costs.basis.perMonth', defaultMessage: 'Per month' },
  once: { id: 'screens.Costs.basis.once', defaultMessage: 'Amount' },
  perDispute: { id: 'screens.Costs.basis.perDispute', defaultMessage: 'Per lost dispute' },
});

export const previewMessages = defineMessages<{
  title: NoMessageValues;
  idle: NoMessageValues;
  loading: NoMessageValues;
  failed: NoMessageValues;
  again: NoMessageValues;
  nothing: NoMessageValues;
  orders: { count: number };
  days: { count: number };
  more: { count: number };
}>({
  title: { id: 'screens.Costs.preview.title', defaultMessage: 'Effect on your net profit' },
  idle: { id: 'screens.Costs.preview.idle', defaultMessage: 'Fill in the rule to see what it changes.' },
  loading: { id: 'screens.Costs.preview.loading', defaultMessage: 'Calculating…' },
  failed: { id: 'screens.Costs.preview.failed', defaultMessage: 'The effect could not be calculated.' },
  again: { id: 'screens.Costs.preview.again', defaultMessage: 'Try again' },
  nothing: {
    id: 'screens.Costs.preview.nothing',
    defaultMessage: 'Nothing changes in the past: your figures stay as they are.',
  },
  orders: {
    id: 'screens.Costs.preview.orders',
    defaultMessage: '{count, plural, one {# order changes} other {# orders change}}',
  },
  days: {
    id: 'screens.Costs.preview.days',
    defaultMessage: '{count, plural, one {# day changes} other {# days change}}',
  },
  more: {
    id: 'screens.Costs.preview.more',
    defaultMessage: '{count, plural, one {and # earlier month} other {and # earlier months}}',
  },
});
