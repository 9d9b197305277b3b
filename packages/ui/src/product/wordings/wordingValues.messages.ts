import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

const unknownDevice = defineMessage({ id: 'ui.wordingValue.device.unknown', defaultMessage: 'an unknown browser' });

/** The words for values that are names of the product. */
export const wordingValues: Record<string, MessageDescriptor> = {
  'device.unknown': unknownDevice,
  // As it was stored before.
  'device.an unknown browser': unknownDevice,
  ...defineMessages({
    'role.viewer': { id: 'ui.wordingValue.role.viewer', defaultMessage: 'viewer' },
    'role.manager': { id: 'ui.wordingValue.role.manager', defaultMessage: 'manager' },
    'role.admin': { id: 'ui.wordingValue.role.admin', defaultMessage: 'admin' },
    'limit.apiCalls': { id: 'ui.wordingValue.limit.apiCalls', defaultMessage: 'API calls this month' },
    'limit.storage': { id: 'ui.wordingValue.limit.storage', defaultMessage: 'storage' },
  }),
};
