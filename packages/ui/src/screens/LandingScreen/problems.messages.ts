import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  kicker: { id: 'screens.Landing.problems.kicker', defaultMessage: 'The problem' },
  title: {
    id: 'screens.Landing.problems.title',
    defaultMessage: 'Revenue grows, but your bank balance does not.',
  },
  costsTitle: { id: 'screens.Landing.problems.costsTitle', defaultMessage: 'Five reports, and none shows profit' },
  costsText: {
    id: 'screens.Landing.problems.costsText',
    defaultMessage:
      'Suppliers, couriers, card fees, returns and ads each send their own report. None of them shows what you keep.',
  },
  adsTitle: { id: 'screens.Landing.problems.adsTitle', defaultMessage: 'Ads that sell and still lose money' },
  adsText: {
    id: 'screens.Landing.problems.adsText',
    defaultMessage:
      'The ad platform calls a campaign a success. It does not know what the goods, the parcel and the return cost you.',
  },
  lateTitle: { id: 'screens.Landing.problems.lateTitle', defaultMessage: 'Fraud and returns show up late' },
  lateText: {
    id: 'screens.Landing.problems.lateText',
    defaultMessage:
      'By the time they do, the goods are gone and you have spent the same budget again on the same audience.',
  },
});
