import type { AttributionModel, ChannelDimension } from '@adaos/domain';
import { defineMessages, type NoMessageValues } from 'react-intl';

export const dimensionMessages = defineMessages<Record<ChannelDimension, NoMessageValues>>({
  source: { id: 'screens.Channels.dimension.source', defaultMessage: 'Source' },
  campaign: { id: 'screens.Channels.dimension.campaign', defaultMessage: 'Campaign' },
  store: { id: 'screens.Channels.dimension.store', defaultMessage: 'Store or file' },
  country: { id: 'screens.Channels.dimension.country', defaultMessage: 'Country' },
  payment_method: { id: 'screens.Channels.dimension.paymentMethod', defaultMessage: 'Payment method' },
  discount_code: { id: 'screens.Channels.dimension.discountCode', defaultMessage: 'Discount code' },
});

export const modelMessages = defineMessages<Record<AttributionModel, NoMessageValues>>({
  first: { id: 'screens.Channels.model.first', defaultMessage: 'First touch' },
  last: { id: 'screens.Channels.model.last', defaultMessage: 'Last touch' },
  linear: { id: 'screens.Channels.model.linear', defaultMessage: 'Linear' },
  position: { id: 'screens.Channels.model.position', defaultMessage: 'Position-based' },
});

export const modelRuleMessages = defineMessages<Record<AttributionModel, NoMessageValues>>({
  first: {
    id: 'screens.Channels.rule.first',
    defaultMessage: 'Each order counts for its customer’s first known visit.',
  },
  last: {
    id: 'screens.Channels.rule.last',
    defaultMessage: 'Each order counts for its customer’s last known visit.',
  },
  linear: {
    id: 'screens.Channels.rule.linear',
    defaultMessage: 'Each order is shared equally among all known visits of its customer.',
  },
  position: {
    id: 'screens.Channels.rule.position',
    defaultMessage:
      'The first and the last visit get 40% of each order, and those in between share 20%. With two visits, each gets half.',
  },
});

export const messages = defineMessages<{
  title: NoMessageValues;
  loading: NoMessageValues;
  errorTitle: NoMessageValues;
  emptyTitle: NoMessageValues;
  emptyText: NoMessageValues;
  toIntegrations: NoMessageValues;
  noneTitle: NoMessageValues;
  noneText: NoMessageValues;
  list: NoMessageValues;
  groupBy: NoMessageValues;
  attribution: NoMessageValues;
  formula: NoMessageValues;
  said: NoMessageValues;
  noTouches: NoMessageValues;
  channel: NoMessageValues;
  orders: NoMessageValues;
  netSales: NoMessageValues;
  contribution: NoMessageValues;
  adSpend: NoMessageValues;
  profit: NoMessageValues;
  roi: NoMessageValues;
  newCustomers: NoMessageValues;
  before: NoMessageValues;
  unknownSource: NoMessageValues;
  noCampaign: NoMessageValues;
  notAttributed: NoMessageValues;
  notAttributedNote: NoMessageValues;
  notStated: NoMessageValues;
  notStatedNote: NoMessageValues;
  beside: NoMessageValues;
  besideNote: NoMessageValues;
  besideAdsNote: NoMessageValues;
  netProfit: NoMessageValues;
  wholeNote: NoMessageValues;
  mer: NoMessageValues;
  merNote: NoMessageValues;
  acquisitionCost: NoMessageValues;
  acquisitionCostNote: NoMessageValues;
  unknown: NoMessageValues;
  was: { amount: string; range: string };
  compare: NoMessageValues;
  compareText: NoMessageValues;
  profitAndRoi: { roi: string };
  export: NoMessageValues;
}>({
  title: { id: 'screens.Channels.title', defaultMessage: 'Profit by channel' },
  loading: { id: 'screens.Channels.loading', defaultMessage: 'Loading the channels…' },
  errorTitle: { id: 'screens.Channels.errorTitle', defaultMessage: 'The channels could not be loaded' },
  emptyTitle: { id: 'screens.Channels.emptyTitle', defaultMessage: 'No orders yet' },
  emptyText: {
    id: 'screens.Channels.emptyText',
    defaultMessage: 'Import your orders to see what each channel earned.',
  },
  toIntegrations: { id: 'screens.Channels.toIntegrations', defaultMessage: 'Import orders' },
  noneTitle: { id: 'screens.Channels.noneTitle', defaultMessage: 'No channels here' },
  noneText: { id: 'screens.Channels.noneText', defaultMessage: 'Nothing was sold in this period.' },
  list: { id: 'screens.Channels.list', defaultMessage: 'Channels' },
  groupBy: { id: 'screens.Channels.groupBy', defaultMessage: 'Group orders by' },
  attribution: { id: 'screens.Channels.attribution', defaultMessage: 'Attribution' },
  formula: {
    id: 'screens.Channels.formula',
    defaultMessage:
      'What remains before ads: net sales, shipping charged and tips, minus all costs of the orders. Profit: what remains minus ad spend. ROI: what remains divided by ad spend, times 100.',
  },
  said: {
    id: 'screens.Channels.said',
    defaultMessage: 'Each order counts once, by its own data. Ads are not part of these rows.',
  },
  noTouches: {
    id: 'screens.Channels.noTouches',
    defaultMessage:
      'No order shows yet how its customer found you. The script on your shop’s pages and connected shops report it: see Integrations.',
  },
  channel: { id: 'screens.Channels.channel', defaultMessage: 'Channel' },
  orders: { id: 'screens.Channels.orders', defaultMessage: 'Orders' },
  netSales: { id: 'screens.Channels.netSales', defaultMessage: 'Net sales' },
  contribution: { id: 'screens.Channels.contribution', defaultMessage: 'What remains' },
  adSpend: { id: 'screens.Channels.adSpend', defaultMessage: 'Ad spend' },
  profit: { id: 'screens.Channels.profit', defaultMessage: 'Profit' },
  roi: { id: 'screens.Channels.roi', defaultMessage: 'ROI' },
  newCustomers: { id: 'screens.Channels.newCustomers', defaultMessage: 'New customers' },
  before: { id: 'screens.Channels.before', defaultMessage: 'Previous profit' },
  unknownSource: { id: 'screens.Channels.unknownSource', defaultMessage: 'Source not known' },
  noCampaign: { id: 'screens.Channels.noCampaign', defaultMessage: 'No campaign' },
  notAttributed: { id: 'screens.Channels.notAttributed', defaultMessage: 'Not attributed' },
  notAttributedNote: { id: 'screens.Channels.notAttributedNote', defaultMessage: 'Orders without a known visit' },
  notStated: { id: 'screens.Channels.notStated', defaultMessage: 'Not stated' },
  notStatedNote: { id: 'screens.Channels.notStatedNote', defaultMessage: 'Orders without this information' },
  beside: { id: 'screens.Channels.beside', defaultMessage: 'Outside orders' },
  besideNote: { id: 'screens.Channels.besideNote', defaultMessage: 'Fixed costs, ads of no channel' },
  besideAdsNote: { id: 'screens.Channels.besideAdsNote', defaultMessage: 'Fixed costs and ads' },
  netProfit: { id: 'screens.Channels.netProfit', defaultMessage: 'Net profit' },
  wholeNote: { id: 'screens.Channels.wholeNote', defaultMessage: 'As on the overview' },
  mer: { id: 'screens.Channels.mer', defaultMessage: 'Marketing efficiency (MER)' },
  merNote: { id: 'screens.Channels.merNote', defaultMessage: 'All net sales divided by all ad spend' },
  acquisitionCost: { id: 'screens.Channels.acquisitionCost', defaultMessage: 'Blended acquisition cost' },
  acquisitionCostNote: {
    id: 'screens.Channels.acquisitionCostNote',
    defaultMessage: 'All ad spend divided by all new customers',
  },
  unknown: { id: 'screens.Channels.unknown', defaultMessage: 'Not known yet' },
  was: { id: 'screens.Channels.was', defaultMessage: '{range}: {amount}' },
  compare: { id: 'screens.Channels.compare', defaultMessage: 'The four models compared' },
  compareText: {
    id: 'screens.Channels.compareText',
    defaultMessage: 'The profit of each channel by each model, with its ROI.',
  },
  profitAndRoi: { id: 'screens.Channels.profitAndRoi', defaultMessage: 'ROI {roi}' },
  export: { id: 'screens.Channels.export', defaultMessage: 'Export' },
});
