import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { localeOf } from '@adaos/domain';
import { notify } from '../state/index.ts';
import { areLoaded, loadMessages, messagesOf } from './catalogs.ts';
import { messages } from './i18n.messages.ts';
import { useLanguage } from './useLanguage.ts';

/**
 * Gives the messages and formats of the address's language. While another language is on its way the
 * present one stays, so that nothing flickers; the first must have been loaded before.
 */
export function LocaleProvider({ children }: { children: ReactNode }) {
  const wanted = useLanguage();
  const [language, setLanguage] = useState(wanted);

  useEffect(() => {
    let current = true;
    loadMessages(wanted).then(
      () => current && startTransition(() => setLanguage(wanted)),
      () => current && notify({ severity: 'error', message: messages.languageNotLoaded }),
    );
    return () => {
      current = false;
    };
  }, [wanted]);

  const shown = areLoaded(wanted) ? wanted : language;
  useEffect(() => {
    document.documentElement.lang = shown;
  }, [shown]);

  return (
    <IntlProvider locale={localeOf(shown)} messages={messagesOf(shown)}>
      {children}
    </IntlProvider>
  );
}
