import type { Import, ImportErrorCode, ImportPreview } from '@adaos/api';
import type {
  ImportFlow,
  IntegrationsView,
  ReadyIntegrationsView,
  RejectedLine,
} from '@adaos/ui/screens/IntegrationsScreen';

/** What the stories of the import show, as the contract has it: the December of a real shop in the United Kingdom. */
export const december: Import = {
  id: '4f6c1f0e-4a52-4b3e-9f5a-0d6b8c2f7a11',
  status: 'done',
  fileName: 'online-retail-2009-12.csv.gz',
  format: 'lines',
  currency: 'GBP',
  timezone: 'Europe/London',
  progress: 1,
  linesRead: 45_228,
  linesAdded: 45_228,
  orders: 1839,
  refunds: 401,
  adjustments: 90,
  rejected: 0,
  error: null,
  restarts: 0,
  from: '2009-12-01',
  to: '2009-12-23',
  createdAt: '2026-01-15T09:41:00Z',
  finishedAt: '2026-01-15T09:41:09Z',
};

export const running: Import = {
  ...december,
  status: 'running',
  progress: 0.62,
  linesRead: 28_041,
  linesAdded: 28_041,
  from: null,
  to: null,
};

export const waiting: Import = {
  ...running,
  id: '4f6c1f0e-4a52-4b3e-9f5a-0d6b8c2f7a13',
  status: 'queued',
  fileName: 'online-retail-2010-01.csv.gz',
  progress: 0,
  linesRead: 0,
  linesAdded: 0,
  orders: 0,
  refunds: 0,
  adjustments: 0,
  ahead: 3,
};

export const cancelled: Import = {
  ...waiting,
  id: '4f6c1f0e-4a52-4b3e-9f5a-0d6b8c2f7a14',
  status: 'cancelled',
  ahead: null,
  restartable: true,
};

export const refused = (code: ImportErrorCode, line: number | null = null): Import => ({
  ...december,
  id: `refused-${code}`,
  status: 'failed',
  fileName: 'comenzi.csv',
  progress: 0.4,
  linesRead: 0,
  linesAdded: 0,
  orders: 0,
  refunds: 0,
  adjustments: 0,
  error: { code, line, message: 'The file was refused.' },
  from: null,
  to: null,
});

export const file = { name: 'online-retail-2009-12.csv.gz', size: 648_321 };

export const preview: ImportPreview = {
  encoding: 'utf-8',
  delimiter: ',',
  format: 'lines',
  columns: ['Invoice', 'StockCode', 'Description', 'Quantity', 'InvoiceDate', 'Price', 'Customer ID', 'Country'],
  sample: [
    [
      '489434',
      '85048',
      '15CM CHRISTMAS GLASS BALL 20 LIGHTS',
      '12',
      '2009-12-01 07:45:00',
      '6.95',
      '13085',
      'United Kingdom',
    ],
    ['489434', '79323P', 'PINK CHERRY LIGHTS', '12', '2009-12-01 07:45:00', '6.75', '13085', 'United Kingdom'],
    ['489434', '22041', 'RECORD FRAME 7" SINGLE SIZE', '48', '2009-12-01 07:45:00', '2.1', '13085', 'United Kingdom'],
    ['489435', '22350', 'CAT BOWL', '12', '2009-12-01 07:46:00', '2.55', '13085', 'France'],
    ['489436', '48173C', 'DOOR MAT BLACK FLOCK', '10', '2009-12-01 09:06:00', '5.95', '13078', 'United Kingdom'],
  ],
  mapping: {
    orderId: 'Invoice',
    sku: 'StockCode',
    name: 'Description',
    quantity: 'Quantity',
    date: 'InvoiceDate',
    price: 'Price',
    customer: 'Customer ID',
    country: 'Country',
  },
  missing: [],
  currency: null,
};

/** Orders in three currencies, of a shop that counts in pounds. */
export const severalCurrencies: ImportPreview = {
  ...preview,
  columns: [...preview.columns, 'Currency'],
  sample: preview.sample.map((row, at) => [...row, at === 0 ? 'GBP' : 'USD']),
  mapping: { ...preview.mapping, currency: 'Currency' },
  currency: 'GBP',
  currencies: [
    { currency: 'GBP', count: 81, convertible: true },
    { currency: 'USD', count: 12, convertible: true },
    { currency: 'UAH', count: 1, convertible: false },
  ],
  whole: false,
};

/** Titles that nothing can be made of: the needed columns are to be said by hand. */
export const unknownPreview: ImportPreview = {
  ...preview,
  format: 'unknown',
  columns: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'],
  mapping: { country: 'H' },
  missing: ['orderId', 'date', 'quantity', 'price'],
};

export const ordersFile = { name: 'order_2026-01-31.csv', size: 21_480 };

/** The grid of a PrestaShop's orders: one row for each, without its items. */
export const ordersPreview: ImportPreview = {
  encoding: 'utf-8',
  delimiter: ';',
  format: 'orders',
  columns: ['ID', 'Reference', 'New client', 'Delivery', 'Customer', 'Total', 'Payment', 'Status', 'Date'],
  sample: [
    ['7', 'XKBKNABJK', '1', 'France', 'J. Dumont', '€129.00', 'Payment by check', 'Shipped', '2026-01-05 10:00:00'],
    ['8', 'OHSATSERP', '0', 'Spain', 'A. Pop', '€40.00', 'Bank transfer', 'Refunded', '2026-01-05 11:30:00'],
  ],
  mapping: {
    orderId: 'ID',
    date: 'Date',
    orderTotal: 'Total',
    status: 'Status',
    customer: 'Customer',
    country: 'Delivery',
  },
  missing: [],
  currency: null,
};

export const rejectedLines: RejectedLine[] = [
  {
    line: 18,
    code: 'date_unreadable',
    reason: '',
    text: '489440,22350,CAT BOWL,8,31.02.2009 10:15,2.55,18087,United Kingdom',
  },
  {
    line: 209,
    code: 'price_unreadable',
    reason: '',
    text: '489465,21523,FANCY FONT DOORMAT,2,2009-12-01 09:44:00,abc,,France',
  },
  { line: 4711, code: 'columns_count', reason: '', text: '490012,"A lamp, a very small one' },
  {
    line: 12_044,
    code: 'quantity_unreadable',
    reason: '',
    text: '491209,84879,ASSORTED BIRD,many,2009-12-10 11:02:00,1.69,16321,Australia',
  },
  {
    line: 12_045,
    code: 'order_missing',
    reason: '',
    text: ',84879,ASSORTED BIRD,4,2009-12-10 11:02:00,1.69,16321,Australia',
  },
  {
    line: 12_046,
    code: 'amount_too_large',
    reason: '',
    text: '491209,84879,ASSORTED BIRD,4,2009-12-10 11:02:00,1e300,16321,Australia',
  },
  {
    line: 12_047,
    code: 'amount_unreadable',
    reason: '',
    text: '491209,84879,ASSORTED BIRD,4,2009-12-10 11:02:00,1.69,16321,--',
  },
  {
    line: 12_048,
    code: 'currency_differs',
    reason: '',
    text: '491209,84879,ASSORTED BIRD,4,2009-12-10 11:02:00,1.69 USD,16321,Australia',
  },
  { line: 30_001, code: 'code_of_tomorrow', reason: 'The line is from another planet.', text: '?' },
];

const base: Omit<ReadyIntegrationsView, 'flow'> = {
  status: 'ready',
  canImport: true,
  shop: { currency: null, timezone: 'Europe/Bucharest', goodsRule: null, goodsCostPercent: null },
  currencies: ['EUR', 'GBP', 'HUF', 'RON', 'UAH', 'USD'],
  timezones: ['America/New_York', 'Europe/Bucharest', 'Europe/London', 'Europe/Paris'],
  defaultCurrency: 'EUR',
  limits: { lines: 1_000_000, megabytes: 1_000 },
  history: [],
};

/** The screen at one step of the import. */
export const at = (flow: ImportFlow, view: Partial<ReadyIntegrationsView> = {}): IntegrationsView => ({
  ...base,
  ...view,
  flow,
});

export const choosing: ImportFlow = { step: 'choose' };

export const mapping = (change: Partial<Extract<ImportFlow, { step: 'map' }>> = {}): ImportFlow => ({
  step: 'map',
  file,
  preview,
  ...change,
});

export const done = (change: Partial<Extract<ImportFlow, { step: 'done' }>> = {}): ImportFlow => ({
  step: 'done',
  import: december,
  overviewHref: '/dashboard/overview?from=2009-12-01&to=2009-12-23',
  numbersHref: '#reconciliation',
  rejected: { status: 'loading' },
  ...change,
});

/** The result of a file with one row for each order. */
export const january: Import = {
  ...december,
  id: '4f6c1f0e-4a52-4b3e-9f5a-0d6b8c2f7a15',
  fileName: ordersFile.name,
  format: 'orders',
  currency: 'EUR',
  linesRead: 214,
  linesAdded: 206,
  orders: 206,
  refunds: 0,
  adjustments: 0,
  rejected: 8,
  from: '2026-01-05',
  to: '2026-01-31',
};

export const adsFile = { name: 'campaign-report.csv', size: 48_210 };

export const adsPreview: ImportPreview = {
  encoding: 'utf-8',
  delimiter: ',',
  format: 'meta_ads',
  columns: ['Day', 'Campaign name', 'Amount spent (EUR)', 'Impressions', 'Link clicks', 'Results', 'Reach'],
  sample: [
    ['2026-02-01', 'Covoare · Remarketing', '41.20', '18204', '312', '6', '15022'],
    ['2026-02-01', 'Ceramică · Prospectare', '28.75', '22110', '190', '2', '20018'],
    ['2026-02-02', 'Covoare · Remarketing', '39.90', '17420', '298', '5', '14870'],
  ],
  mapping: {
    campaign: 'Campaign name',
    date: 'Day',
    spend: 'Amount spent (EUR)',
    impressions: 'Impressions',
    clicks: 'Link clicks',
    conversions: 'Results',
  },
  missing: [],
  currency: 'EUR',
};

export const stockFile = { name: 'stoc-depozit.csv', size: 9_120 };

export const stockPreview: ImportPreview = {
  encoding: 'windows-1250',
  delimiter: ';',
  format: 'stock',
  columns: ['Cod produs', 'Denumire produs', 'Stoc', 'Furnizor', 'Termen livrare', 'Cost achiziție'],
  sample: [
    ['LN-0412', 'Pled din lână merinos', '84', 'Țesătoria Sibiu', '12', '96,50'],
    ['CR-0088', 'Cană smălțuită', '260', 'Ceramica Horezu', '7', '14,20'],
  ],
  mapping: {
    sku: 'Cod produs',
    name: 'Denumire produs',
    stock: 'Stoc',
    supplier: 'Furnizor',
    leadDays: 'Termen livrare',
    unitCost: 'Cost achiziție',
  },
  missing: [],
  currency: null,
};

export const february: Import = {
  ...december,
  id: '4f6c1f0e-4a52-4b3e-9f5a-0d6b8c2f7a12',
  kind: 'ads',
  fileName: adsFile.name,
  format: 'meta_ads',
  currency: 'EUR',
  linesRead: 168,
  linesAdded: 162,
  orders: 0,
  refunds: 0,
  adjustments: 0,
  from: '2026-02-01',
  to: '2026-02-28',
};
