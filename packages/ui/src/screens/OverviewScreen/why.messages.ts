import { defineMessages, type NoMessageValues } from 'react-intl';

export const whyMessages = defineMessages<{
  title: NoMessageValues;
  unknown: { days: string };
}>({
  title: { id: 'screens.Overview.whyTitle', defaultMessage: 'Why the net profit changed' },
  unknown: { id: 'screens.Overview.whyUnknown', defaultMessage: 'The net profit of {days} is not known.' },
});
