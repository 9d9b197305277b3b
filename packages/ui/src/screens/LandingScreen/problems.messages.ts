import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  kicker: { id: 'screens.Landing.problems.kicker', defaultMessage: 'The problem' },
  title: {
    id: 'screens.Landing.problems.title',
    defaultMessage: 'Revenue grows, and the account stays where it was.',
  },
  costsTitle: { id: 'screens.Landing.problems.costsTitle', defaultMessage: 'Five reports, and none says profit' },
  costsText: {
    id: 'screens.Landing.problems.costsText',
    defaultMessage:
      'Goods, couriers, card fees, returns and ads each send their own. What is left of a sale stands in none of them.',
  },
  adsTitle: { id: 'screens.Landing.problems.adsTitle', defaultMessage: 'Ads that sell and still lose' },
  adsText: {
    id: 'screens.Landing.problems.adsText',
    defaultMessage:
      'The ad platform calls a campaign a success. It does not know what the goods, the parcel and the return cost you.',
  },
  lateTitle: { id: 'screens.Landing.problems.lateTitle', defaultMessage: 'Fraud and returns show up late' },
  lateText: {
    id: 'screens.Landing.problems.lateText',
    defaultMessage:
      'By the time they do, the goods are gone and the same budget has been spent again on the same audience.',
  },
});
