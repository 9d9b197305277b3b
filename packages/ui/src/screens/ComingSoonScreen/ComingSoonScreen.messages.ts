import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  analytics: { id: 'screens.ComingSoon.analytics', defaultMessage: 'Analytics' },
  analyticsText: {
    id: 'screens.ComingSoon.analyticsText',
    defaultMessage:
      'This page will show your visitors, conversion and best-selling pages. Until then, the overview shows what your shop earns.',
  },
  users: { id: 'screens.ComingSoon.users', defaultMessage: 'Users' },
  usersText: {
    id: 'screens.ComingSoon.usersText',
    defaultMessage: 'This page will be about the customers of your shop. Your team members are under Administration.',
  },
  soon: { id: 'screens.ComingSoon.soon', defaultMessage: 'Coming soon' },
  toOverview: { id: 'screens.ComingSoon.toOverview', defaultMessage: 'Go to the overview' },
});
