import { defineMessages, type NoMessageValues } from 'react-intl';

/** What to do this week. */
export const messages = defineMessages<{
  title: NoMessageValues;
  subtitle: NoMessageValues;
  all: { actions: number };
  none: NoMessageValues;
}>({
  title: { id: 'screens.OverviewWeek.title', defaultMessage: 'This week' },
  subtitle: { id: 'screens.OverviewWeek.subtitle', defaultMessage: 'What is worth most now' },
  all: {
    id: 'screens.OverviewWeek.all',
    defaultMessage:
      '{actions, plural, =0 {All recommendations} one {All recommendations (#)} other {All recommendations (#)}}',
  },
  none: { id: 'screens.OverviewWeek.none', defaultMessage: 'No recommendations right now. Everything looks good.' },
});
