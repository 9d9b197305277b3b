import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  analytics: { id: 'screens.ComingSoon.analytics', defaultMessage: 'Analytics' },
  analyticsText: {
    id: 'screens.ComingSoon.analyticsText',
    defaultMessage:
      'Visitors, conversion and the pages that sell will stand here. Until then the overview shows what your shop earns.',
  },
  users: { id: 'screens.ComingSoon.users', defaultMessage: 'Users' },
  usersText: {
    id: 'screens.ComingSoon.usersText',
    defaultMessage:
      'A page about the customers of your shop will stand here. The people who work in it are kept in the administration.',
  },
  soon: { id: 'screens.ComingSoon.soon', defaultMessage: 'Coming soon' },
  toOverview: { id: 'screens.ComingSoon.toOverview', defaultMessage: 'Go to the overview' },
});
