import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  title: NoMessageValues;
  loading: NoMessageValues;
  errorTitle: NoMessageValues;
  emptyTitle: NoMessageValues;
  emptyText: NoMessageValues;
  toIntegrations: NoMessageValues;
  roi: NoMessageValues;
  roiUnknown: NoMessageValues;
  roiUnknownText: NoMessageValues;
  cameBack: { hundred: string; back: string; profit: string };
  lost: { hundred: string; back: string };
  totalSpend: NoMessageValues;
  totalProfit: NoMessageValues;
  notKnown: NoMessageValues;
  profitAfter: { profit: string };
  shareOfSpend: { share: string };
  noSpend: NoMessageValues;
  unnamedPlatform: NoMessageValues;
  withoutCampaign: { profit: string };
  campaigns: NoMessageValues;
  wholeTime: NoMessageValues;
}>({
  title: { id: 'screens.Ads.title', defaultMessage: 'Profit and ads' },
  loading: { id: 'screens.Ads.loading', defaultMessage: 'Loading profit and ads…' },
  errorTitle: { id: 'screens.Ads.errorTitle', defaultMessage: 'Profit and ads could not be loaded' },
  emptyTitle: { id: 'screens.Ads.emptyTitle', defaultMessage: 'See what your ads really earn' },
  emptyText: {
    id: 'screens.Ads.emptyText',
    defaultMessage:
      'You’ll see the spend, profit and ROI of every campaign here once you import your orders and ad spend.',
  },
  toIntegrations: { id: 'screens.Ads.toIntegrations', defaultMessage: 'Go to integrations' },
  roi: { id: 'screens.Ads.roi', defaultMessage: 'Blended ROI: all ads, all orders' },
  roiUnknown: { id: 'screens.Ads.roiUnknown', defaultMessage: 'Not known yet' },
  roiUnknownText: {
    id: 'screens.Ads.roiUnknownText',
    defaultMessage: 'We can calculate it once you enter the cost of goods.',
  },
  cameBack: {
    id: 'screens.Ads.cameBack',
    defaultMessage: 'For every {hundred} spent on ads, you had {back} left before paying for them, and {profit} after.',
  },
  lost: {
    id: 'screens.Ads.lost',
    defaultMessage:
      'For every {hundred} spent on ads, you had only {back} left before paying for them. They cost more than they earn.',
  },
  totalSpend: { id: 'screens.Ads.totalSpend', defaultMessage: 'Total ad spend' },
  totalProfit: { id: 'screens.Ads.totalProfit', defaultMessage: 'Shop profit after ad spend' },
  notKnown: { id: 'screens.Ads.notKnown', defaultMessage: 'not known' },
  profitAfter: { id: 'screens.Ads.profitAfter', defaultMessage: 'Profit from its orders: {profit}' },
  shareOfSpend: { id: 'screens.Ads.shareOfSpend', defaultMessage: '{share} of the ad spend' },
  noSpend: { id: 'screens.Ads.noSpend', defaultMessage: 'No spend in this period' },
  unnamedPlatform: { id: 'screens.Ads.unnamedPlatform', defaultMessage: 'Platform not named' },
  withoutCampaign: {
    id: 'screens.Ads.withoutCampaign',
    defaultMessage: 'Profit from orders without a campaign, after costs that belong to no order: {profit}',
  },
  campaigns: { id: 'screens.Ads.campaigns', defaultMessage: 'Campaigns' },
  wholeTime: { id: 'screens.Ads.wholeTime', defaultMessage: 'Show all dates' },
});

export const chartMessages = defineMessages<{
  spendAndProfit: { granularity: string };
  spend: NoMessageValues;
  profit: NoMessageValues;
  roiByMonth: { granularity: string };
  roiName: NoMessageValues;
  breakEven: NoMessageValues;
  before: { days: string };
}>({
  spendAndProfit: {
    id: 'screens.Ads.spendAndProfit',
    defaultMessage: 'Spend and profit, {granularity, select, day {by day} other {by month}}',
  },
  spend: { id: 'screens.Ads.spend', defaultMessage: 'Ad spend' },
  profit: { id: 'screens.Ads.profit', defaultMessage: 'Profit' },
  roiByMonth: {
    id: 'screens.Ads.roiByMonth',
    defaultMessage: 'Blended ROI, {granularity, select, day {by day} other {by month}}',
  },
  roiName: { id: 'screens.Ads.roiName', defaultMessage: 'Blended ROI' },
  breakEven: { id: 'screens.Ads.breakEven', defaultMessage: 'Break-even' },
  before: { id: 'screens.Ads.profitBefore', defaultMessage: 'Profit, {days}' },
});
