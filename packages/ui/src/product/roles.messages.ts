import type { Role } from '@adaos/domain';
import { defineMessages, type NoMessageValues } from 'react-intl';

/** The names of the roles. */
export const roleMessages = defineMessages<Record<Role, NoMessageValues>>({
  admin: { id: 'screens.Admin.role.admin', defaultMessage: 'Admin' },
  manager: { id: 'screens.Admin.role.manager', defaultMessage: 'Manager' },
  viewer: { id: 'screens.Admin.role.viewer', defaultMessage: 'Viewer' },
});
