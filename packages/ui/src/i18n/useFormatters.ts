import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { createFormatters, type Formatters } from './createFormatters.ts';

/** Formatters in the language of the nearest `IntlProvider`. */
export function useFormatters(): Formatters {
  const intl = useIntl();
  return useMemo(() => createFormatters(intl), [intl]);
}
