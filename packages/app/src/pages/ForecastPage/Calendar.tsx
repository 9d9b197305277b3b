import { useIntl } from 'react-intl';
import { CalendarDays } from '@adaos/ui/screens/ForecastScreen';
import { knownErrorText } from '../../errors/index.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useCalendarQuery, useChangeCalendar } from '../../queries/forecast.ts';
import { useMay } from '../../queries/session.ts';
import { notify } from '../../state/index.ts';
import { sayDone } from '../../undo/index.ts';
import { messages } from './ForecastPage.messages.ts';
import { changeBack } from './changeBack.ts';

/** The holidays and sales days that the forecast counts: read when they are shown. */
export function Calendar() {
  const intl = useIntl();
  const language = useLanguage();
  const calendar = useCalendarQuery(language);
  const change = useChangeCalendar(language);
  const canManage = useMay('manager');
  return (
    calendar.data && (
      <CalendarDays
        events={calendar.data.events}
        country={calendar.data.country}
        {...(canManage && {
          onChange: async (event, what) => {
            const { id } = event;
            try {
              await change.mutateAsync({ event: id, change: what });
              const back = changeBack(event, what);
              sayDone(messages.calendarChanged, () => change.mutateAsync({ event: id, change: back }));
            } catch (error) {
              // The dialog says why itself.
              if (what.kind === 'move') throw error;
              notify({ severity: 'error', message: messages.calendarNotChanged });
            }
          },
        })}
        failureReason={(error) => knownErrorText(intl, error)}
      />
    )
  );
}
