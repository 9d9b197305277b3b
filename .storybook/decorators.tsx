import { isLanguage, localeOf, type Language } from '@adaos/domain';
import { AppThemeProvider, LinkProvider, type SchemeChoice } from '@adaos/ui';
import type { Theme } from '@mui/material/styles';
import type { Decorator } from '@storybook/react-vite';
import { useEffect, type ReactNode } from 'react';
import { IntlProvider, type MessageFormatElement } from 'react-intl';
import en from '../packages/ui/src/i18n/locales/en.json';
import es from '../packages/ui/src/i18n/locales/es.json';
import fr from '../packages/ui/src/i18n/locales/fr.json';
import pt from '../packages/ui/src/i18n/locales/pt.json';
import ro from '../packages/ui/src/i18n/locales/ro.json';
import { themeOf } from './brands.ts';
import { pseudoMessages } from './pseudo.ts';

type StoryLanguage = Language | 'pseudo';

const CATALOGS: Record<Language, Record<string, string>> = { en, ro, fr, es, pt };

let pseudo: Record<string, MessageFormatElement[]> | undefined;
const messagesOf = (language: StoryLanguage) =>
  language === 'pseudo' ? (pseudo ??= pseudoMessages(en)) : CATALOGS[language];

const languageOf = (value: unknown): StoryLanguage => (isLanguage(value) || value === 'pseudo' ? value : 'en');
const schemeOf = (value: unknown): SchemeChoice => (value === 'dark' || value === 'light' ? value : 'system');

// A missing or broken message must fail the story, not fall back in silence.
const failOnError = (error: Error) => {
  throw error;
};

function StoryProviders({
  language,
  scheme,
  theme,
  children,
}: {
  language: StoryLanguage;
  scheme: SchemeChoice;
  theme?: Theme | undefined;
  children: ReactNode;
}) {
  const spoken = language === 'pseudo' ? 'en' : language;
  useEffect(() => {
    document.documentElement.lang = spoken;
  }, [spoken]);
  return (
    <AppThemeProvider scheme={scheme} {...(theme && { theme })}>
      <IntlProvider locale={localeOf(spoken)} messages={messagesOf(language)} timeZone="UTC" onError={failOnError}>
        <LinkProvider component="a">{children}</LinkProvider>
      </IntlProvider>
    </AppThemeProvider>
  );
}

export const withProviders: Decorator = (Story, { globals }) => (
  <StoryProviders
    language={languageOf(globals.language)}
    scheme={schemeOf(globals.scheme)}
    theme={themeOf(globals.brand)}
  >
    <Story />
  </StoryProviders>
);
