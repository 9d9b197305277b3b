import { defineMessage, defineMessages } from 'react-intl';

export const roles = defineMessages({
  viewer: { id: 'app.role.viewer', defaultMessage: 'Viewer' },
  manager: { id: 'app.role.manager', defaultMessage: 'Manager' },
  admin: { id: 'app.role.admin', defaultMessage: 'Admin' },
});

/** Beside the shop's name, while it has no plan. */
export const trial = defineMessage<{ days: number }>({
  id: 'app.trial.left',
  defaultMessage: '{days, plural, =0 {Trial ended} one {# day of trial left} other {# days of trial left}}',
});

export const account = defineMessages({
  profile: { id: 'app.account.profile', defaultMessage: 'Profile' },
  plan: { id: 'app.account.plan', defaultMessage: 'Plan' },
});

/** Over the list of them while its code, and the rest of its texts, are on the way. */
export const missingCosts = defineMessage({ id: 'app.missingCosts.title', defaultMessage: 'Missing costs' });
