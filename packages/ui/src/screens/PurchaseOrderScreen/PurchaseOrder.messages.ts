import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  title: { number: string };
  untitled: NoMessageValues;
  back: NoMessageValues;
  loading: NoMessageValues;
  errorTitle: NoMessageValues;
  notFoundTitle: NoMessageValues;
  notFoundText: NoMessageValues;
  pdf: NoMessageValues;
  csv: NoMessageValues;
  edit: NoMessageValues;
  place: NoMessageValues;
  receive: NoMessageValues;
  cancel: NoMessageValues;
  lines: NoMessageValues;
  product: NoMessageValues;
  units: NoMessageValues;
  unitCost: NoMessageValues;
  cost: NoMessageValues;
  received: NoMessageValues;
  total: { cost: string };
  uncosted: { products: number };
  notKnown: NoMessageValues;
  orderedOn: { day: string };
  dueOn: { day: string };
  note: NoMessageValues;
  receipts: NoMessageValues;
  noReceipts: NoMessageValues;
  receivedOn: { day: string };
  receivedBy: { name: string };
  receivedLine: { units: number; product: string };
  undone: NoMessageValues;
  undo: NoMessageValues;
  undoTitle: NoMessageValues;
  undoText: NoMessageValues;
  cancelTitle: { number: string };
  cancelDraftText: NoMessageValues;
  cancelText: NoMessageValues;
  keep: NoMessageValues;
  failed: NoMessageValues;
}>({
  title: { id: 'screens.PurchaseOrder.title', defaultMessage: 'Purchase order {number}' },
  untitled: { id: 'screens.PurchaseOrder.untitled', defaultMessage: 'Purchase order' },
  back: { id: 'screens.PurchaseOrder.back', defaultMessage: 'Purchase orders' },
  loading: { id: 'screens.PurchaseOrder.loading', defaultMessage: 'Loading the purchase order…' },
  errorTitle: { id: 'screens.PurchaseOrder.errorTitle', defaultMessage: 'The purchase order could not be loaded' },
  notFoundTitle: { id: 'screens.PurchaseOrder.notFoundTitle', defaultMessage: 'There is no such purchase order' },
  notFoundText: { id: 'screens.PurchaseOrder.notFoundText', defaultMessage: 'All orders are in the list.' },
  pdf: { id: 'screens.PurchaseOrder.pdf', defaultMessage: 'PDF' },
  csv: { id: 'screens.PurchaseOrder.csv', defaultMessage: 'CSV' },
  edit: { id: 'screens.PurchaseOrder.edit', defaultMessage: 'Edit' },
  place: { id: 'screens.PurchaseOrder.place', defaultMessage: 'Mark as ordered' },
  receive: { id: 'screens.PurchaseOrder.receive', defaultMessage: 'Receive goods' },
  cancel: { id: 'screens.PurchaseOrder.cancel', defaultMessage: 'Cancel order' },
  lines: { id: 'screens.PurchaseOrder.lines', defaultMessage: 'Products' },
  product: { id: 'screens.PurchaseOrder.product', defaultMessage: 'Product' },
  units: { id: 'screens.PurchaseOrder.units', defaultMessage: 'Units' },
  unitCost: { id: 'screens.PurchaseOrder.unitCost', defaultMessage: 'Unit cost' },
  cost: { id: 'screens.PurchaseOrder.cost', defaultMessage: 'Cost' },
  received: { id: 'screens.PurchaseOrder.received', defaultMessage: 'Received' },
  total: { id: 'screens.PurchaseOrder.total', defaultMessage: 'Total: {cost}' },
  uncosted: {
    id: 'screens.PurchaseOrder.uncosted',
    defaultMessage: '{products, plural, one {# product without a unit cost} other {# products without a unit cost}}',
  },
  notKnown: { id: 'screens.PurchaseOrder.notKnown', defaultMessage: 'Not known' },
  orderedOn: { id: 'screens.PurchaseOrder.orderedOn', defaultMessage: 'ordered on {day}' },
  dueOn: { id: 'screens.PurchaseOrder.dueOn', defaultMessage: 'expected on {day}' },
  note: { id: 'screens.PurchaseOrder.note', defaultMessage: 'Note for the supplier' },
  receipts: { id: 'screens.PurchaseOrder.receipts', defaultMessage: 'Received goods' },
  noReceipts: {
    id: 'screens.PurchaseOrder.noReceipts',
    defaultMessage:
      'Nothing received yet. What you receive goes into stock at once, and its dates give the supplier’s delivery time.',
  },
  receivedOn: { id: 'screens.PurchaseOrder.receivedOn', defaultMessage: 'Received on {day}' },
  receivedBy: { id: 'screens.PurchaseOrder.receivedBy', defaultMessage: 'entered by {name}' },
  receivedLine: { id: 'screens.PurchaseOrder.receivedLine', defaultMessage: '{units, number} × {product}' },
  undone: { id: 'screens.PurchaseOrder.undone', defaultMessage: 'Undone' },
  undo: { id: 'screens.PurchaseOrder.undo', defaultMessage: 'Undo receipt' },
  undoTitle: { id: 'screens.PurchaseOrder.undoTitle', defaultMessage: 'Undo this receipt?' },
  undoText: {
    id: 'screens.PurchaseOrder.undoText',
    defaultMessage:
      'Its units leave the stock and are on the way again. The receipt stays in the list, marked as undone.',
  },
  cancelTitle: { id: 'screens.PurchaseOrder.cancelTitle', defaultMessage: 'Cancel purchase order {number}?' },
  cancelDraftText: {
    id: 'screens.PurchaseOrder.cancelDraftText',
    defaultMessage: 'The draft stays in the list, marked as cancelled.',
  },
  cancelText: {
    id: 'screens.PurchaseOrder.cancelText',
    defaultMessage: 'What has not arrived is no longer on the way. What was received stays in stock.',
  },
  keep: { id: 'screens.PurchaseOrder.keep', defaultMessage: 'Keep order' },
  failed: { id: 'screens.PurchaseOrder.failed', defaultMessage: 'That did not work.' },
});

export const formMessages = defineMessages<{
  editTitle: NoMessageValues;
  editText: NoMessageValues;
  save: NoMessageValues;
  saveFailed: NoMessageValues;
  placeTitle: NoMessageValues;
  placeText: NoMessageValues;
  placeSave: NoMessageValues;
  placeFailed: NoMessageValues;
  orderedOn: NoMessageValues;
  dueOn: NoMessageValues;
  dueHint: NoMessageValues;
  receiveTitle: NoMessageValues;
  receiveText: NoMessageValues;
  receiveSave: NoMessageValues;
  receiveFailed: NoMessageValues;
  receivedOn: NoMessageValues;
  add: NoMessageValues;
  addHint: NoMessageValues;
  packs: { units: number };
  least: { units: number };
  unitsOf: { product: string };
  costOf: { product: string };
  open: { units: number };
  numberWrong: NoMessageValues;
  nothing: NoMessageValues;
  dayRequired: NoMessageValues;
  dayOutside: NoMessageValues;
  dueBefore: NoMessageValues;
}>({
  editTitle: { id: 'screens.PurchaseOrder.form.editTitle', defaultMessage: 'Edit the draft' },
  editText: {
    id: 'screens.PurchaseOrder.form.editText',
    defaultMessage: 'A product with 0 units is left out. A cost that is not known can stay empty.',
  },
  save: { id: 'screens.PurchaseOrder.form.save', defaultMessage: 'Save draft' },
  saveFailed: { id: 'screens.PurchaseOrder.form.saveFailed', defaultMessage: 'The draft could not be saved.' },
  placeTitle: { id: 'screens.PurchaseOrder.form.placeTitle', defaultMessage: 'Mark as ordered' },
  placeText: {
    id: 'screens.PurchaseOrder.form.placeText',
    defaultMessage:
      'Nothing is sent: give the PDF or CSV to the supplier yourself. From now on, the goods count as on the way.',
  },
  placeSave: { id: 'screens.PurchaseOrder.form.placeSave', defaultMessage: 'Mark as ordered' },
  placeFailed: {
    id: 'screens.PurchaseOrder.form.placeFailed',
    defaultMessage: 'The order could not be marked as ordered.',
  },
  orderedOn: { id: 'screens.PurchaseOrder.form.orderedOn', defaultMessage: 'Ordered on' },
  dueOn: { id: 'screens.PurchaseOrder.form.dueOn', defaultMessage: 'Expected on' },
  dueHint: {
    id: 'screens.PurchaseOrder.form.dueHint',
    defaultMessage: 'If empty: the supplier’s usual delivery time.',
  },
  receiveTitle: { id: 'screens.PurchaseOrder.form.receiveTitle', defaultMessage: 'Receive goods' },
  receiveText: {
    id: 'screens.PurchaseOrder.form.receiveText',
    defaultMessage: 'Enter what has arrived; the rest stays on the way.',
  },
  receiveSave: { id: 'screens.PurchaseOrder.form.receiveSave', defaultMessage: 'Add to stock' },
  receiveFailed: {
    id: 'screens.PurchaseOrder.form.receiveFailed',
    defaultMessage: 'The goods could not be entered.',
  },
  receivedOn: { id: 'screens.PurchaseOrder.form.receivedOn', defaultMessage: 'Received on' },
  add: { id: 'screens.PurchaseOrder.form.add', defaultMessage: 'Add a product' },
  addHint: { id: 'screens.PurchaseOrder.form.addHint', defaultMessage: 'Of the products that this supplier delivers.' },
  packs: { id: 'screens.PurchaseOrder.form.packs', defaultMessage: 'In packs of {units, number}.' },
  least: { id: 'screens.PurchaseOrder.form.least', defaultMessage: 'At least {units, number} units.' },
  unitsOf: { id: 'screens.PurchaseOrder.form.unitsOf', defaultMessage: 'Units of {product}' },
  costOf: { id: 'screens.PurchaseOrder.form.costOf', defaultMessage: 'Unit cost of {product}' },
  open: { id: 'screens.PurchaseOrder.form.open', defaultMessage: '{units, number} on the way' },
  numberWrong: { id: 'screens.PurchaseOrder.form.numberWrong', defaultMessage: 'Enter a number, 0 or more.' },
  nothing: { id: 'screens.PurchaseOrder.form.nothing', defaultMessage: 'Enter units for at least one product.' },
  dayRequired: { id: 'screens.PurchaseOrder.form.dayRequired', defaultMessage: 'Choose a day.' },
  dayOutside: {
    id: 'screens.PurchaseOrder.form.dayOutside',
    defaultMessage: 'Choose a day between the order and today.',
  },
  dueBefore: {
    id: 'screens.PurchaseOrder.form.dueBefore',
    defaultMessage: 'The goods cannot come before they are ordered.',
  },
});
