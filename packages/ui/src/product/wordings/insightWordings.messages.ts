import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Texts about campaigns and forecasts, by code. */
export const insightWordings: Record<string, MessageDescriptor> = defineMessages({
  'campaign.fill_costs.title': {
    id: 'ui.wording.campaign.fill_costs.title',
    defaultMessage: 'Fill in the missing costs',
  },
  'campaign.fill_costs.text': {
    id: 'ui.wording.campaign.fill_costs.text',
    defaultMessage: 'Without them it is not known whether a higher budget would earn more.',
  },
  'campaign.refresh_creative.title': {
    id: 'ui.wording.campaign.refresh_creative.title',
    defaultMessage: 'Show new pictures',
  },
  'campaign.refresh_creative.text': {
    id: 'ui.wording.campaign.refresh_creative.text',
    defaultMessage: 'The current ones have been running for {days, plural, one {# day} other {# days}}.',
  },
  'campaign.exclude_audience.title': {
    id: 'ui.wording.campaign.exclude_audience.title',
    defaultMessage: 'Exclude the weakest audience',
  },
  'campaign.exclude_audience.text': {
    id: 'ui.wording.campaign.exclude_audience.text',
    defaultMessage: 'It brings only {percent} of the orders.',
  },
  'campaign.block_sources.title': {
    id: 'ui.wording.campaign.block_sources.title',
    defaultMessage: 'Block suspicious sources',
  },
  'campaign.block_sources.text': {
    id: 'ui.wording.campaign.block_sources.text',
    defaultMessage: '{clicks, plural, one {# suspicious click comes} other {# suspicious clicks come}} from them.',
  },
  'insight.ads_more.title': {
    id: 'ui.wording.insight.ads_more.title',
    defaultMessage: 'Spending {percent} more on ads raises demand by about {demand}.',
  },
  'insight.ads_less.title': {
    id: 'ui.wording.insight.ads_less.title',
    defaultMessage: 'Spending {percent} less on ads lowers demand by about {demand}.',
  },
  'insight.ads_same.title': {
    id: 'ui.wording.insight.ads_same.title',
    defaultMessage: 'The ad budget stays as it is.',
  },
  'insight.price_higher.title': {
    id: 'ui.wording.insight.price_higher.title',
    defaultMessage: 'Raising prices by {percent} lowers demand by about {demand}.',
  },
  'insight.price_lower.title': {
    id: 'ui.wording.insight.price_lower.title',
    defaultMessage: 'Lowering prices by {percent} raises demand by about {demand}.',
  },
  'insight.price_same.title': { id: 'ui.wording.insight.price_same.title', defaultMessage: 'Prices stay as they are.' },
  'insight.no_change.title': {
    id: 'ui.wording.insight.no_change.title',
    defaultMessage: 'Move a slider to see what would change.',
  },
  'insight.profit_unknown.title': {
    id: 'ui.wording.insight.profit_unknown.title',
    defaultMessage: 'Enter the cost of goods to see the effect on profit.',
  },
  'insight.go.title': {
    id: 'ui.wording.insight.go.title',
    defaultMessage: 'Go ahead: profit would be {profit} higher than without the change.',
  },
  'insight.try_small.title': {
    id: 'ui.wording.insight.try_small.title',
    defaultMessage: 'Try it on a small scale first: up to {profit} more profit than without the change.',
  },
  'insight.hold.title': {
    id: 'ui.wording.insight.hold.title',
    defaultMessage: 'Better not: profit would change by {profit} compared with leaving things as they are.',
  },
});
