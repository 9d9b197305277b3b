import type {
  Figure,
  FigureDetail,
  FigureOrder,
  Import,
  ImportLimits,
  ImportPreview,
  OrderDetail,
  RejectedLine,
} from '../contract/index.ts';
import { PLANS } from '@adaos/domain';
import { sampleOverview } from '../sample/overview.ts';
import { PRODUCTS, sampleId } from '../sample/shop.ts';

// What the mocks know of imports and of the rows behind a figure.

export const mockImport: Import = {
  id: sampleId(601),
  status: 'done',
  fileName: 'comenzi-decembrie.csv',
  format: 'shopify',
  currency: 'EUR',
  timezone: 'Europe/Bucharest',
  progress: 1,
  linesRead: 1_604,
  linesAdded: 1_602,
  orders: 812,
  refunds: 24,
  adjustments: 3,
  rejected: 2,
  error: null,
  restarts: 0,
  from: '2025-12-01',
  to: '2025-12-31',
  createdAt: '2025-12-31T08:03:00Z',
  finishedAt: '2025-12-31T08:04:00Z',
};

export const mockLimits: ImportLimits = {
  importLines: PLANS[1].limits.importLines,
  importMb: PLANS[1].limits.importMb,
};

export const mockPreview: ImportPreview = {
  encoding: 'utf-8',
  delimiter: ',',
  format: 'lines',
  columns: ['Comanda', 'Data', 'Produs', 'Cantitate', 'Pret'],
  sample: [
    ['10482', '2025-12-29', PRODUCTS.blanket, '1', '89.00'],
    ['10481', '2025-12-29', PRODUCTS.mugs, '2', '34.50'],
  ],
  mapping: { orderId: 'Comanda', date: 'Data', name: 'Produs', quantity: 'Cantitate', price: 'Pret' },
  missing: [],
  currency: null,
};

export const mockRejected: RejectedLine[] = [
  { line: 418, code: 'date_unreadable', reason: '"31.02.2025" is no date.', text: '10077,31.02.2025,Set de căni,1' },
  { line: 977, code: 'quantity_unreadable', reason: '"două" is no number.', text: '10261,2025-12-09,Covor,două' },
];

export const mockRejectedFile = [
  'line,code,reason,text',
  ...mockRejected.map(({ line, code, reason, text }) => `${line},${code},"${reason.replaceAll('"', '""')}","${text}"`),
  '',
].join('\r\n');

export const mockCostsFile = [
  'Code,Name,Unit cost (EUR),From,Units,Sales',
  'COV-014,Covor,86.5,2025-01-01,612,97920',
  '',
].join('\r\n');

const VALUES: Record<Figure, number | null> = {
  netProfit: sampleOverview.profitNet,
  netSales: sampleOverview.netSales,
  adSpend: sampleOverview.adsSpend,
  roi: sampleOverview.roi,
};

export function mockFigure(figure: Figure, from: string, to: string): FigureDetail {
  return {
    figure,
    from,
    to,
    unit: figure === 'roi' ? 'percent' : 'money',
    currency: 'EUR',
    value: VALUES[figure],
    parts: [
      { kind: 'sale', amount: 600_000, quality: 'actual', entries: 15_204 },
      { kind: 'discount', amount: -12_000, quality: 'actual', entries: 1_130 },
      { kind: 'refund', amount: -18_000, quality: 'actual', entries: 228 },
    ],
    missing: figure === 'netProfit' || figure === 'roi' ? sampleOverview.missing : [],
    goodsCostPercent: null,
  };
}

export const mockOrders: FigureOrder[] = [
  {
    id: '10482',
    externalId: '#10482',
    kind: 'order',
    occurredOn: '2025-12-29',
    customer: 'Irina Matei',
    country: 'RO',
    lines: 2,
    amount: 158,
    missing: ['handling'],
    total: 195.5,
    netSales: 158,
    profit: 61.2,
    profitMissing: ['handling'],
  },
  {
    id: '10481',
    externalId: '#10481',
    kind: 'refund',
    occurredOn: '2025-12-28',
    customer: null,
    country: 'RO',
    lines: 1,
    amount: -34.5,
    missing: ['return_shipping_cost'],
    total: 0,
    netSales: -34.5,
    profit: -34.5,
    profitMissing: ['return_shipping_cost'],
  },
];

export const mockOrdersFile =
  'Number,Day,Type,Customer,Country,Items,Order total,Net sales,Net profit,Missing costs,Adds to the figure\r\n';

export const mockOrder: OrderDetail = {
  id: '10482',
  externalId: '#10482',
  kind: 'order',
  placedAt: '2025-12-29T17:20:00Z',
  currency: 'EUR',
  customer: 'Irina Matei',
  country: 'RO',
  netSales: 158,
  netProfit: 41.2,
  parts: [{ kind: 'shipping_charged', amount: 5, quality: 'actual', entries: 1 }],
  missing: ['cogs', 'handling'],
  lineCount: 2,
  lines: [
    {
      id: '20963',
      sku: 'PAT-RET-01',
      name: PRODUCTS.blanket,
      quantity: 1,
      unitPrice: 89,
      amount: 89,
      goodsCost: 48.1,
      goodsCostQuality: 'actual',
    },
    {
      id: '20964',
      sku: 'CAN-HOR-06',
      name: PRODUCTS.mugs,
      quantity: 2,
      unitPrice: 34.5,
      amount: 69,
      goodsCost: null,
      goodsCostQuality: 'missing',
    },
  ],
  nextCursor: null,
  fraud: { finding: null, verdicts: [] },
};
