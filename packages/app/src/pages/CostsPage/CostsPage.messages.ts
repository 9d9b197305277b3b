import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  added: { id: 'app.costs.added', defaultMessage: 'The rule has been added.' },
  withdrawn: { id: 'app.costs.withdrawn', defaultMessage: 'The rule has been taken back.' },
  costSet: { id: 'app.costs.costSet', defaultMessage: 'The cost has been saved.' },
  factsSet: { id: 'app.costs.factsSet', defaultMessage: 'The product has been saved.' },
  costWithdrawn: { id: 'app.costs.costWithdrawn', defaultMessage: 'The cost has been taken back.' },
  adSpendAdded: { id: 'app.costs.adSpendAdded', defaultMessage: 'The ad spend has been saved.' },
  noAdsStated: { id: 'app.costs.noAdsStated', defaultMessage: 'Saved: no ads ran on these days.' },
  noAdsWithdrawn: {
    id: 'app.costs.noAdsWithdrawn',
    defaultMessage: 'Taken back: the ad spend of these days is unknown again.',
  },
  adSpendWithdrawn: { id: 'app.costs.adSpendWithdrawn', defaultMessage: 'The ad spend has been taken back.' },
  lineDecided: { id: 'app.costs.lineDecided', defaultMessage: 'Your answer has been saved.' },
  lineWithdrawn: { id: 'app.costs.lineWithdrawn', defaultMessage: 'Your answer has been taken back.' },
  fileWithdrawn: { id: 'app.costs.fileWithdrawn', defaultMessage: 'The costs of this file have been taken back.' },
  orderCostSet: { id: 'app.costs.orderCostSet', defaultMessage: 'The cost of this order has been saved.' },
  exportFailed: { id: 'app.costs.exportFailed', defaultMessage: 'The costs could not be exported. Please try again.' },
});
