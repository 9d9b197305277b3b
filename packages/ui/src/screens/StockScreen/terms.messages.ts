import { defineMessages, type NoMessageValues } from 'react-intl';

export const termsMessages = defineMessages<{
  column: NoMessageValues;
  packs: { units: number };
  from: { units: number };
  none: NoMessageValues;
  change: { product: string };
  title: { product: string };
  text: { supplier: string };
  pack: NoMessageValues;
  packHint: NoMessageValues;
  least: NoMessageValues;
  leastHint: NoMessageValues;
  numberWrong: NoMessageValues;
  save: NoMessageValues;
  failed: NoMessageValues;
}>({
  column: { id: 'screens.Stock.terms', defaultMessage: 'Order terms' },
  packs: { id: 'screens.Stock.terms.packs', defaultMessage: 'Packs of {units, number}' },
  from: { id: 'screens.Stock.terms.from', defaultMessage: 'At least {units, number}' },
  none: { id: 'screens.Stock.terms.none', defaultMessage: 'Any quantity' },
  change: { id: 'screens.Stock.terms.change', defaultMessage: 'Change the order terms of {product}' },
  title: { id: 'screens.Stock.terms.title', defaultMessage: 'Order terms: {product}' },
  text: {
    id: 'screens.Stock.terms.text',
    defaultMessage: 'How {supplier} sells it. What to order is rounded up to whole packs and to the minimum order.',
  },
  pack: { id: 'screens.Stock.terms.pack', defaultMessage: 'Units per pack' },
  packHint: { id: 'screens.Stock.terms.packHint', defaultMessage: 'Leave empty if single units can be ordered.' },
  least: { id: 'screens.Stock.terms.least', defaultMessage: 'Minimum order, in units' },
  leastHint: { id: 'screens.Stock.terms.leastHint', defaultMessage: 'Leave empty if there is none.' },
  numberWrong: { id: 'screens.Stock.terms.numberWrong', defaultMessage: 'Enter a number above 0.' },
  save: { id: 'screens.Stock.terms.save', defaultMessage: 'Save' },
  failed: { id: 'screens.Stock.terms.failed', defaultMessage: 'The order terms could not be saved.' },
});
