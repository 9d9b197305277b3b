import { defineMessages, type NoMessageValues } from 'react-intl';

export const productMessages = defineMessages<{
  title: NoMessageValues;
  subtitle: { range: string };
  allKnown: NoMessageValues;
  missing: { count: number };
  product: NoMessageValues;
  state: NoMessageValues;
  cost: NoMessageValues;
  noCost: NoMessageValues;
  units: NoMessageValues;
  sales: NoMessageValues;
  set: NoMessageValues;
  setOf: { name: string };
  change: NoMessageValues;
  changeOf: { name: string };
  history: NoMessageValues;
  historyOf: { name: string };
  import: NoMessageValues;
  emptyTitle: NoMessageValues;
  emptyText: NoMessageValues;
  errorTitle: NoMessageValues;
}>({
  title: { id: 'screens.Costs.products.title', defaultMessage: 'Cost of goods by product' },
  subtitle: {
    id: 'screens.Costs.products.subtitle',
    defaultMessage: 'What sells most without a cost comes first. Sales: {range}, less returned items.',
  },
  allKnown: { id: 'screens.Costs.products.allKnown', defaultMessage: 'No cost is missing' },
  missing: {
    id: 'screens.Costs.products.missing',
    defaultMessage: '{count, plural, one {# product lacks a cost} other {# products lack a cost}}',
  },
  product: { id: 'screens.Costs.products.product', defaultMessage: 'Product' },
  state: { id: 'screens.Costs.products.state', defaultMessage: 'Cost of goods' },
  cost: { id: 'screens.Costs.products.cost', defaultMessage: 'Unit cost' },
  noCost: { id: 'screens.Costs.products.noCost', defaultMessage: 'not set' },
  units: { id: 'screens.Costs.products.units', defaultMessage: 'Units' },
  sales: { id: 'screens.Costs.products.sales', defaultMessage: 'Sales' },
  set: { id: 'screens.Costs.products.set', defaultMessage: 'Set cost' },
  setOf: { id: 'screens.Costs.products.setOf', defaultMessage: 'Set cost: {name}' },
  change: { id: 'screens.Costs.products.change', defaultMessage: 'Change' },
  changeOf: { id: 'screens.Costs.products.changeOf', defaultMessage: 'Change cost: {name}' },
  history: { id: 'screens.Costs.products.history', defaultMessage: 'Costs so far' },
  historyOf: { id: 'screens.Costs.products.historyOf', defaultMessage: 'Costs so far: {name}' },
  import: { id: 'screens.Costs.products.import', defaultMessage: 'Import costs' },
  emptyTitle: { id: 'screens.Costs.products.emptyTitle', defaultMessage: 'No products yet' },
  emptyText: {
    id: 'screens.Costs.products.emptyText',
    defaultMessage: 'Products are listed here once your orders name them by a code or a name.',
  },
  errorTitle: { id: 'screens.Costs.products.errorTitle', defaultMessage: 'The products could not be loaded' },
});

export const productStateMessages = defineMessages({
  missing: { id: 'screens.Costs.productState.missing', defaultMessage: 'Missing' },
  partly: { id: 'screens.Costs.productState.partly', defaultMessage: 'Missing for a part' },
  known: { id: 'screens.Costs.productState.known', defaultMessage: 'Known' },
  byRule: { id: 'screens.Costs.productState.byRule', defaultMessage: 'By percentage' },
  unsold: { id: 'screens.Costs.productState.unsold', defaultMessage: 'No sales' },
});

export const unitCostStateMessages = defineMessages({
  inForce: { id: 'screens.Costs.unitCostState.inForce', defaultMessage: 'In force' },
  later: { id: 'screens.Costs.unitCostState.later', defaultMessage: 'Starts later' },
  ended: { id: 'screens.Costs.unitCostState.ended', defaultMessage: 'Ended' },
  replaced: { id: 'screens.Costs.unitCostState.replaced', defaultMessage: 'Replaced' },
  withdrawn: { id: 'screens.Costs.unitCostState.withdrawn', defaultMessage: 'Taken back' },
});

export const unitCostMessages = defineMessages<{
  title: { name: string };
  cost: NoMessageValues;
  from: NoMessageValues;
  fromHint: NoMessageValues;
  firstSale: { day: string };
  save: NoMessageValues;
  close: NoMessageValues;
  saveFailed: NoMessageValues;
  history: NoMessageValues;
  noHistory: NoMessageValues;
  entered: { when: string };
  enteredBy: { when: string; name: string };
  readFrom: { when: string; name: string };
  takeBackOf: { amount: string };
  takeBackTitle: { amount: string };
  takeBackText: { name: string; valid: string };
  takeBackFailed: NoMessageValues;
}>({
  title: { id: 'screens.Costs.unitCost.title', defaultMessage: 'Unit cost: {name}' },
  cost: { id: 'screens.Costs.unitCost.cost', defaultMessage: 'Cost of one unit' },
  from: { id: 'screens.Costs.unitCost.from', defaultMessage: 'From' },
  fromHint: { id: 'screens.Costs.unitCost.fromHint', defaultMessage: 'Orders before this day stay as they are.' },
  firstSale: {
    id: 'screens.Costs.unitCost.firstSale',
    defaultMessage: 'First sold on {day}. Orders before the chosen day stay as they are.',
  },
  save: { id: 'screens.Costs.unitCost.save', defaultMessage: 'Save cost' },
  close: { id: 'screens.Costs.unitCost.close', defaultMessage: 'Close' },
  saveFailed: {
    id: 'screens.Costs.unitCost.saveFailed',
    defaultMessage: 'The cost could not be saved. Your figures have not changed.',
  },
  history: { id: 'screens.Costs.unitCost.history', defaultMessage: 'Costs so far' },
  noHistory: { id: 'screens.Costs.unitCost.noHistory', defaultMessage: 'No cost has been entered for this product.' },
  entered: { id: 'screens.Costs.unitCost.entered', defaultMessage: 'Entered {when}' },
  enteredBy: { id: 'screens.Costs.unitCost.enteredBy', defaultMessage: 'Entered {when}, {name}' },
  readFrom: { id: 'screens.Costs.unitCost.readFrom', defaultMessage: 'Read from {name} {when}' },
  takeBackOf: { id: 'screens.Costs.unitCost.takeBackOf', defaultMessage: 'Take back: {amount}' },
  takeBackTitle: { id: 'screens.Costs.unitCost.takeBackTitle', defaultMessage: 'Take back {amount}?' },
  takeBackText: {
    id: 'screens.Costs.unitCost.takeBackText',
    defaultMessage:
      'This is the cost of “{name}” {valid}. Its orders go back to the previous cost, to your percentage, or to none. It stays in the list, marked as taken back.',
  },
  takeBackFailed: {
    id: 'screens.Costs.unitCost.takeBackFailed',
    defaultMessage: 'The cost could not be taken back. It still counts.',
  },
});
