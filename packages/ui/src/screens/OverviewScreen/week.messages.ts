import { defineMessages, type NoMessageValues } from 'react-intl';

/** What to do this week. */
export const weekMessages = defineMessages<{
  title: NoMessageValues;
  subtitle: NoMessageValues;
  all: { actions: number };
  none: NoMessageValues;
}>({
  title: { id: 'screens.Overview.week.title', defaultMessage: 'This week' },
  subtitle: { id: 'screens.Overview.week.subtitle', defaultMessage: 'What is worth most now' },
  all: {
    id: 'screens.Overview.week.all',
    defaultMessage:
      '{actions, plural, =0 {All recommendations} one {All recommendations (#)} other {All recommendations (#)}}',
  },
  none: { id: 'screens.Overview.week.none', defaultMessage: 'No recommendations right now. Everything looks good.' },
});
