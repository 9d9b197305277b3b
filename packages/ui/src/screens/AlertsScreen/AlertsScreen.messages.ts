import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  title: NoMessageValues;
  loading: NoMessageValues;
  errorTitle: NoMessageValues;
  sampleText: NoMessageValues;
  emptyTitle: NoMessageValues;
  emptyText: NoMessageValues;
  importOrders: NoMessageValues;
  active: NoMessageValues;
  activeNote: NoMessageValues;
  high: NoMessageValues;
  highNote: NoMessageValues;
  resolved: NoMessageValues;
  resolvedNote: NoMessageValues;
  recommendationCount: NoMessageValues;
  recommendationNote: { high: number };
  found: { title: string; text: string };
  noAmount: NoMessageValues;
  resolve: NoMessageValues;
  reopen: NoMessageValues;
  statusFailed: { reason: string };
  recommendationsTitle: NoMessageValues;
  recommendationsSubtitle: NoMessageValues;
  noRecommendations: NoMessageValues;
  recommendationFilter: NoMessageValues;
  pending: NoMessageValues;
  noRecommendationsHere: NoMessageValues;
}>({
  title: { id: 'screens.Alerts.title', defaultMessage: 'Alerts and recommendations' },
  loading: { id: 'screens.Alerts.loading', defaultMessage: 'Alerts are loading' },
  errorTitle: { id: 'screens.Alerts.errorTitle', defaultMessage: 'The alerts could not be loaded' },
  sampleText: {
    id: 'screens.Alerts.sampleText',
    defaultMessage: 'These alerts belong to an invented shop. Yours will come from your own orders, ads and stock.',
  },
  emptyTitle: { id: 'screens.Alerts.emptyTitle', defaultMessage: 'No alerts yet' },
  emptyText: {
    id: 'screens.Alerts.emptyText',
    defaultMessage:
      'Once you import your orders, we watch ads, stock, returns and fraud, and list here what needs your attention.',
  },
  importOrders: { id: 'screens.Alerts.importOrders', defaultMessage: 'Import orders' },
  active: { id: 'screens.Alerts.active', defaultMessage: 'Active alerts' },
  activeNote: { id: 'screens.Alerts.activeNote', defaultMessage: 'to review' },
  high: { id: 'screens.Alerts.high', defaultMessage: 'High priority' },
  highNote: { id: 'screens.Alerts.highNote', defaultMessage: 'among the active ones' },
  resolved: { id: 'screens.Alerts.resolved', defaultMessage: 'Resolved' },
  resolvedNote: { id: 'screens.Alerts.resolvedNote', defaultMessage: 'so far' },
  recommendationCount: { id: 'screens.Alerts.recommendationCount', defaultMessage: 'Recommendations' },
  recommendationNote: {
    id: 'screens.Alerts.recommendationNote',
    defaultMessage:
      '{high, plural, =0 {none with a high impact} one {one with a high impact} other {# with a high impact}}',
  },
  found: { id: 'screens.Alerts.found', defaultMessage: '{title}. {text}' },
  noAmount: {
    id: 'screens.Alerts.noAmount',
    defaultMessage: 'Amount not known: no open recommendation answers this alert.',
  },
  resolve: { id: 'screens.Alerts.resolve', defaultMessage: 'Mark as resolved' },
  reopen: { id: 'screens.Alerts.reopen', defaultMessage: 'Reopen' },
  statusFailed: { id: 'screens.Alerts.statusFailed', defaultMessage: 'This alert could not be changed: {reason}' },
  recommendationsTitle: { id: 'screens.Alerts.recommendationsTitle', defaultMessage: 'Recommendations' },
  recommendationsSubtitle: {
    id: 'screens.Alerts.recommendationsSubtitle',
    defaultMessage: 'All that was found, the most money first; what has no amount says why.',
  },
  noRecommendationsHere: { id: 'screens.Alerts.noRecommendationsHere', defaultMessage: 'No recommendations here.' },
  pending: {
    id: 'screens.Alerts.pending',
    defaultMessage: 'Your new data is being checked. This takes a few seconds.',
  },
  recommendationFilter: { id: 'screens.Alerts.recommendationFilter', defaultMessage: 'Filter recommendations' },
  noRecommendations: {
    id: 'screens.Alerts.noRecommendations',
    defaultMessage: 'No recommendations right now. Everything looks good.',
  },
});

/** The topic of an alert or a recommendation. */
export const typeMessages = defineMessages({
  stock: { id: 'screens.Alerts.type.stock', defaultMessage: 'Stock' },
  ads: { id: 'screens.Alerts.type.ads', defaultMessage: 'Ads' },
  fraud: { id: 'screens.Alerts.type.fraud', defaultMessage: 'Fraud' },
  returns: { id: 'screens.Alerts.type.returns', defaultMessage: 'Returns' },
  pricing: { id: 'screens.Alerts.type.pricing', defaultMessage: 'Prices' },
  supplier: { id: 'screens.Alerts.type.supplier', defaultMessage: 'Suppliers' },
  data: { id: 'screens.Alerts.type.data', defaultMessage: 'Data' },
});

/** The priority in words of its own, since it has a gender in some languages. */
export const priorityMessages = defineMessages({
  High: { id: 'screens.Alerts.priorityLevel.High', defaultMessage: 'High priority' },
  Medium: { id: 'screens.Alerts.priorityLevel.Medium', defaultMessage: 'Medium priority' },
  Low: { id: 'screens.Alerts.priorityLevel.Low', defaultMessage: 'Low priority' },
});

export const statusMessages = defineMessages({
  Active: { id: 'screens.Alerts.status.Active', defaultMessage: 'Active' },
  Resolved: { id: 'screens.Alerts.status.Resolved', defaultMessage: 'Resolved' },
});
