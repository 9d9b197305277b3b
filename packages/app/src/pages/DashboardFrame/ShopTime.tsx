import { useMemo, type ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';

function isKnown(timezone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Shows every time inside in the shop's timezone, in which its days begin and end. */
export function ShopTime({ timezone, children }: { timezone: string | undefined; children: ReactNode }) {
  const { locale, messages } = useIntl();
  const own = useMemo(() => (timezone !== undefined && isKnown(timezone) ? { timeZone: timezone } : {}), [timezone]);
  return (
    <IntlProvider locale={locale} messages={messages} {...own}>
      {children}
    </IntlProvider>
  );
}
