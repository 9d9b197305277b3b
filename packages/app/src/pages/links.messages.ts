import { defineMessages } from 'react-intl';

export const links = defineMessages({
  terms: { id: 'app.link.terms', defaultMessage: 'Terms' },
  privacy: { id: 'app.link.privacy', defaultMessage: 'Privacy' },
  gdpr: { id: 'app.link.gdpr', defaultMessage: 'GDPR' },
  contact: { id: 'app.link.contact', defaultMessage: 'Contact us' },
});
