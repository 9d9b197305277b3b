import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './StockScreen.messages.ts';

/** Formats a number of days; null is not known. */
export function useDays() {
  const intl = useIntl();
  return useCallback(
    (days: number | null) =>
      days === null
        ? intl.formatMessage(messages.notKnown)
        : intl.formatMessage(messages.days, {
            count: days,
            value: intl.formatNumber(days, { maximumFractionDigits: 1 }),
          }),
    [intl],
  );
}
