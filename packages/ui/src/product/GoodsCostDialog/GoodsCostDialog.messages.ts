import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  title: NoMessageValues;
  explanation: NoMessageValues;
  label: NoMessageValues;
  unit: NoMessageValues;
  hint: NoMessageValues;
  preview: { goods: string; netSales: string };
  invalid: NoMessageValues;
  failed: NoMessageValues;
  save: NoMessageValues;
  saving: NoMessageValues;
}>({
  title: { id: 'ui.GoodsCostDialog.title', defaultMessage: 'What do your goods cost?' },
  explanation: {
    id: 'ui.GoodsCostDialog.explanation',
    defaultMessage:
      'Enter one overall percentage of net sales. It counts for every order and is marked as your rule until exact costs replace it.',
  },
  label: { id: 'ui.GoodsCostDialog.label', defaultMessage: 'Cost of goods, percentage of net sales' },
  unit: { id: 'ui.GoodsCostDialog.unit', defaultMessage: '%' },
  hint: { id: 'ui.GoodsCostDialog.hint', defaultMessage: 'From 0 to 100, for example 60.' },
  preview: {
    id: 'ui.GoodsCostDialog.preview',
    defaultMessage: 'That is {goods} of the {netSales} in net sales for this period.',
  },
  invalid: { id: 'ui.GoodsCostDialog.invalid', defaultMessage: 'Enter a percentage from 0 to 100.' },
  failed: {
    id: 'ui.GoodsCostDialog.failed',
    defaultMessage: 'The percentage could not be saved. Your figures have not changed.',
  },
  save: { id: 'ui.GoodsCostDialog.save', defaultMessage: 'Save' },
  saving: { id: 'ui.GoodsCostDialog.saving', defaultMessage: 'Saving…' },
});
