import { defineMessages } from 'react-intl';

export const levelMessages = defineMessages({
  High: { id: 'screens.Alerts.level.High', defaultMessage: 'high' },
  Medium: { id: 'screens.Alerts.level.Medium', defaultMessage: 'medium' },
  Low: { id: 'screens.Alerts.level.Low', defaultMessage: 'low' },
});
