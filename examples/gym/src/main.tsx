import '@fontsource-variable/nunito';
import { AppThemeProvider, LinkProvider } from '@adaos/ui';
import english from '@adaos/ui/locales/en.json';
import { StrictMode, useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { App } from './App.tsx';
import { german } from './german.ts';
import { LOCALES, TEXTS, type Language } from './texts.ts';
import { themeOf } from './theme.ts';

const LIBRARY: Record<Language, Record<string, string>> = { en: english, de: german };

function Product() {
  const [language, setLanguage] = useState<Language>('en');
  const theme = useMemo(() => themeOf(language), [language]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <AppThemeProvider scheme="light" theme={theme}>
      <IntlProvider
        defaultLocale="en"
        locale={LOCALES[language]}
        messages={{ ...LIBRARY[language], ...TEXTS[language] }}
        timeZone="UTC"
      >
        <LinkProvider component="a">
          <App language={language} onLanguageChange={setLanguage} />
        </LinkProvider>
      </IntlProvider>
    </AppThemeProvider>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the product.');
createRoot(root).render(
  <StrictMode>
    <Product />
  </StrictMode>,
);
