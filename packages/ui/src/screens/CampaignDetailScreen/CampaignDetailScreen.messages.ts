import { defineMessages, type MessageDescriptor, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  title: NoMessageValues;
  back: NoMessageValues;
  loading: NoMessageValues;
  errorTitle: NoMessageValues;
  notFound: NoMessageValues;
  notFoundText: NoMessageValues;
  profit: NoMessageValues;
  profitUnknown: NoMessageValues;
  spendWas: { spend: string };
  roi: NoMessageValues;
  optimizedBudget: NoMessageValues;
  aDay: NoMessageValues;
  budgetUnknown: NoMessageValues;
  fraudRisk: NoMessageValues;
  fraudAlerts: { count: number };
  notKnown: NoMessageValues;
  clicks: NoMessageValues;
  ctr: NoMessageValues;
  cpc: NoMessageValues;
  conversions: NoMessageValues;
  reportedValue: { platform: string };
  attributedSales: NoMessageValues;
  spend: NoMessageValues;
  daily: NoMessageValues;
  fraudPie: NoMessageValues;
  fraudPieEmpty: NoMessageValues;
  safe: NoMessageValues;
  fraud: NoMessageValues;
  recommendations: NoMessageValues;
  noRecommendations: NoMessageValues;
  events: NoMessageValues;
  noEvents: NoMessageValues;
  allEvents: { count: number };
  latestEvents: NoMessageValues;
  amountADay: { amount: string };
}>({
  title: { id: 'screens.CampaignDetail.title', defaultMessage: 'Campaign' },
  back: { id: 'screens.CampaignDetail.back', defaultMessage: 'All campaigns' },
  loading: { id: 'screens.CampaignDetail.loading', defaultMessage: 'Loading the campaign…' },
  errorTitle: { id: 'screens.CampaignDetail.errorTitle', defaultMessage: 'The campaign could not be loaded' },
  notFound: { id: 'screens.CampaignDetail.notFound', defaultMessage: 'The campaign was not found' },
  notFoundText: {
    id: 'screens.CampaignDetail.notFoundText',
    defaultMessage: 'It may have been removed from the ad account, or the address is incomplete.',
  },
  profit: { id: 'screens.CampaignDetail.profit', defaultMessage: 'Profit after ad spend' },
  profitUnknown: {
    id: 'screens.CampaignDetail.profitUnknown',
    defaultMessage: 'We can calculate it once you enter the cost of goods.',
  },
  spendWas: { id: 'screens.CampaignDetail.spendWas', defaultMessage: 'from {spend} spent' },
  roi: { id: 'screens.CampaignDetail.roi', defaultMessage: 'ROI' },
  optimizedBudget: { id: 'screens.CampaignDetail.optimizedBudget', defaultMessage: 'Optimized budget' },
  aDay: { id: 'screens.CampaignDetail.aDay', defaultMessage: 'per day would earn the most, based on the days so far' },
  budgetUnknown: {
    id: 'screens.CampaignDetail.budgetUnknown',
    defaultMessage: 'Not clear from the days so far.',
  },
  fraudRisk: { id: 'screens.CampaignDetail.fraudRisk', defaultMessage: 'Fraud risk' },
  fraudAlerts: {
    id: 'screens.CampaignDetail.fraudAlerts',
    defaultMessage: '{count, plural, =0 {no fraud alerts} one {# fraud alert} other {# fraud alerts}}',
  },
  notKnown: { id: 'screens.CampaignDetail.notKnown', defaultMessage: 'Not known yet' },
  clicks: { id: 'screens.CampaignDetail.clicks', defaultMessage: 'Clicks' },
  ctr: { id: 'screens.CampaignDetail.ctr', defaultMessage: 'Click-through rate (CTR)' },
  cpc: { id: 'screens.CampaignDetail.cpc', defaultMessage: 'Cost per click (CPC)' },
  conversions: { id: 'screens.CampaignDetail.conversions', defaultMessage: 'Conversions' },
  reportedValue: {
    id: 'screens.CampaignDetail.reportedValue',
    defaultMessage: 'Conversion value, reported by {platform}',
  },
  attributedSales: { id: 'screens.CampaignDetail.attributedSales', defaultMessage: 'Net sales of attributed orders' },
  spend: { id: 'screens.CampaignDetail.spend', defaultMessage: 'Ad spend' },
  daily: { id: 'screens.CampaignDetail.daily', defaultMessage: 'Spend and conversions, by day' },
  fraudPie: { id: 'screens.CampaignDetail.fraudPie', defaultMessage: 'Clicks: safe and fraudulent' },
  fraudPieEmpty: {
    id: 'screens.CampaignDetail.fraudPieEmpty',
    defaultMessage: 'There are not enough clicks yet to tell which ones are fraud.',
  },
  safe: { id: 'screens.CampaignDetail.safe', defaultMessage: 'Safe' },
  fraud: { id: 'screens.CampaignDetail.fraud', defaultMessage: 'Fraud' },
  recommendations: { id: 'screens.CampaignDetail.recommendations', defaultMessage: 'Recommendations' },
  noRecommendations: {
    id: 'screens.CampaignDetail.noRecommendations',
    defaultMessage: 'We have no other recommendation for this campaign right now.',
  },
  events: { id: 'screens.CampaignDetail.events', defaultMessage: 'What happened' },
  allEvents: { id: 'screens.CampaignDetail.allEvents', defaultMessage: 'Show all {count, number}' },
  latestEvents: { id: 'screens.CampaignDetail.latestEvents', defaultMessage: 'Show only the latest' },
  noEvents: { id: 'screens.CampaignDetail.noEvents', defaultMessage: 'Nothing has happened yet.' },
  amountADay: { id: 'screens.CampaignDetail.amountADay', defaultMessage: '{amount} per day' },
});

/** What an event is called, by its wording's code. */
export const eventMessages: Record<string, MessageDescriptor> = defineMessages({
  'event.started': { id: 'screens.CampaignDetail.eventStarted', defaultMessage: 'Started' },
  'event.budget_changed': { id: 'screens.CampaignDetail.eventBudget', defaultMessage: 'Budget changed' },
  'event.paused': { id: 'screens.CampaignDetail.eventPaused', defaultMessage: 'Paused' },
  'event.resumed': { id: 'screens.CampaignDetail.eventResumed', defaultMessage: 'Resumed' },
  'event.ended': { id: 'screens.CampaignDetail.eventEnded', defaultMessage: 'Ended' },
  'event.fraud_blocked': { id: 'screens.CampaignDetail.eventFraudBlocked', defaultMessage: 'Fraud blocked' },
  'event.best_day': { id: 'screens.CampaignDetail.eventBestDay', defaultMessage: 'Best day so far' },
});

/** The amount, by the values of the wording. */
export const eventValues = defineMessages<{ clicks: { count: number }; conversions: { count: number } }>({
  clicks: {
    id: 'screens.CampaignDetail.eventClicks',
    defaultMessage: '{count, plural, one {# click} other {# clicks}}',
  },
  conversions: {
    id: 'screens.CampaignDetail.eventConversions',
    defaultMessage: '{count, plural, one {# conversion} other {# conversions}}',
  },
});
