import { defineMessages } from 'react-intl';

export const roles = defineMessages({
  viewer: { id: 'app.role.viewer', defaultMessage: 'Viewer' },
  manager: { id: 'app.role.manager', defaultMessage: 'Manager' },
  admin: { id: 'app.role.admin', defaultMessage: 'Admin' },
});
