import { createIntl, type IntlShape } from 'react-intl';
import en from './locales/en.json' with { type: 'json' };
import ro from './locales/ro.json' with { type: 'json' };

/** The app's own messages, for tests of what is said. */
export const english: IntlShape = createIntl({ locale: 'en-GB', messages: en });
export const romanian: IntlShape = createIntl({ locale: 'ro-RO', messages: ro });
