import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'screens.Debug.title', defaultMessage: 'Diagnostics' },
  lead: {
    id: 'screens.Debug.lead',
    defaultMessage: 'What this page knows about the app. It never shows a token.',
  },
  built: { id: 'screens.Debug.built', defaultMessage: 'Build time' },
  api: { id: 'screens.Debug.api', defaultMessage: 'API base address' },
  sameOrigin: { id: 'screens.Debug.sameOrigin', defaultMessage: '(same origin)' },
  accessToken: { id: 'screens.Debug.accessToken', defaultMessage: 'Access token' },
  refreshToken: { id: 'screens.Debug.refreshToken', defaultMessage: 'Refresh token' },
  present: { id: 'screens.Debug.present', defaultMessage: 'present' },
  missing: { id: 'screens.Debug.missing', defaultMessage: 'missing' },
});
