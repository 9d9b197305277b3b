import { type AttributionModel, hundredths } from '@adaos/domain';
import type { ChannelAmounts, ChannelProfit, ChannelsAnswer } from '../contract/channels.ts';
import { sampleRead, sum } from './shop.ts';

type Amounts = [orders: number, newCustomers: number, netSales: number, contribution: number, adSpend: number];

function amountsOf([orders, newCustomers, netSales, contribution, adSpend]: Amounts): ChannelAmounts {
  const roi = adSpend > 0 ? hundredths((100 * contribution) / adSpend) : null;
  return { orders, newCustomers, netSales, contribution, adSpend, profit: hundredths(contribution - adSpend), roi };
}

/** How much more or less of each channel the models give it than the last touch does. */
const FACTORS: Record<AttributionModel, number> = { first: 1.12, last: 1, linear: 1.05, position: 1.06 };
const MODELS = Object.keys(FACTORS) as AttributionModel[];

const ROWS: [channel: string, amounts: Amounts][] = [
  ['Google Ads', [212, 131, 17_490, 8_920, 4_900]],
  ['Meta Ads', [164, 118, 12_760, 5_180, 3_620]],
  ['newsletter', [121, 22, 9_870, 5_310, 0]],
  ['google', [96, 54, 7_260, 3_840, 0]],
  ['instagram', [31, 19, 2_140, 1_020, 0]],
];

const channels = ROWS.map(([channel, amounts], row): ChannelProfit => {
  const [orders, newCustomers, netSales, contribution, adSpend] = amounts;
  const models = MODELS.map((model) => {
    // What the first channels gain the others lose.
    const factor = row < 2 ? FACTORS[model] : 2 - FACTORS[model];
    const own: Amounts = [
      hundredths(orders * factor),
      hundredths(newCustomers * factor),
      hundredths(netSales * factor),
      hundredths(contribution * factor),
      adSpend,
    ];
    return { model, ...amountsOf(own), missing: [] };
  });
  return { channel, campaign: null, name: null, ...amountsOf(amounts), missing: [], models };
});

const none = { ...amountsOf([213, 61, 14_830, 7_650, 0]), missing: [] };
const beside = amountsOf([0, 0, 0, -9_120, 180]);
const total = (of: (row: ChannelAmounts) => number) => hundredths(sum([...channels, none, beside].map(of)));
const whole = amountsOf([
  total((row) => row.orders),
  total((row) => row.newCustomers),
  total((row) => row.netSales),
  total((row) => row.contribution),
  total((row) => row.adSpend),
]);

export const sampleChannels: ChannelsAnswer = {
  ...sampleRead,
  period: { from: '2025-12-01', to: '2025-12-31' },
  dimension: 'source',
  model: 'last',
  attributed: true,
  channels,
  total: channels.length,
  none,
  beside,
  sum: whole,
  missing: [],
  blended: {
    mer: hundredths(whole.netSales / whole.adSpend),
    acquisitionCost: hundredths(whole.adSpend / whole.newCustomers),
  },
  before: null,
};

export const sampleChannelsFile =
  'Channel,Campaign,Orders,Net sales,Contribution,Ad spend,Profit,ROI %,New customers,Missing costs\r\n';
