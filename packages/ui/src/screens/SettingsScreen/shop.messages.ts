import { defineMessages } from 'react-intl';

export const shopMessages = defineMessages({
  title: { id: 'screens.Settings.shop.title', defaultMessage: 'Your shop’s figures' },
  lead: {
    id: 'screens.Settings.shop.lead',
    defaultMessage:
      'Set both before your first orders: every figure is in this currency, by the days of this time zone.',
  },
  currency: { id: 'screens.Settings.shop.currency', defaultMessage: 'Currency' },
  currencyRequired: { id: 'screens.Settings.shop.currencyRequired', defaultMessage: 'Choose the currency.' },
  timezone: { id: 'screens.Settings.shop.timezone', defaultMessage: 'Time zone of the shop' },
  timezoneRequired: { id: 'screens.Settings.shop.timezoneRequired', defaultMessage: 'Choose a time zone.' },
  fixed: {
    id: 'screens.Settings.shop.fixed',
    defaultMessage:
      'Orders, costs or a connected store rest on both. Another currency or time zone would make figures of the past wrong, so neither can change any more.',
  },
  notSet: { id: 'screens.Settings.shop.notSet', defaultMessage: 'Not set yet' },
  onlyManagers: {
    id: 'screens.Settings.shop.onlyManagers',
    defaultMessage: 'Managers and admins set these.',
  },
  data: { id: 'screens.Settings.shop.data', defaultMessage: 'All of your data' },
  dataText: {
    id: 'screens.Settings.shop.dataText',
    defaultMessage:
      'Orders, costs, ads, stock and decisions as one ZIP file of JSON lines, which other tools can open and another Adaos can import. Without people, passwords and connections.',
  },
  download: { id: 'screens.Settings.shop.download', defaultMessage: 'Download all data' },
  downloadFailed: { id: 'screens.Settings.shop.downloadFailed', defaultMessage: 'The data could not be downloaded' },
  failed: { id: 'screens.Settings.shop.failed', defaultMessage: 'Your shop’s currency and time zone were not saved' },
});
