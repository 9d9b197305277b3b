import { useLocation, useNavigate } from 'react-router-dom';
import type { Language } from '@adaos/api';
import { LANGUAGES, languageOf } from '@adaos/domain';
import { LanguageSelect, SchemeSwitch } from '@adaos/ui';
import { prefetchMessages } from '../i18n/catalogs.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { publicPageAt, publicPath } from '../routes/publicPages.ts';
import { preferences, useScheme } from '../state/index.ts';
import { useHydrated } from '../useHydrated.ts';

/** Remembers a language; where the page has an address in each, it goes there. */
function useChooseLanguage() {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  return (language: Language) => {
    preferences.chooseLanguage(language);
    const page = publicPageAt(pathname)?.page;
    if (page !== undefined) void navigate(publicPath(page, language) + hash, { preventScrollReset: true });
  };
}

/** A change of language is then at once, also where the network is slow or gone. */
function fetchTexts(): void {
  for (const language of LANGUAGES) void prefetchMessages(language).catch(() => undefined);
}

/** The same two choices for a menu that has them among others. */
export function usePreferenceChoices() {
  const language = useLanguage();
  const scheme = useScheme();
  const onLanguage = useChooseLanguage();
  return {
    language: {
      value: language,
      languages: LANGUAGES,
      onChange: (chosen: string) => onLanguage(languageOf(chosen)),
    },
    scheme: { value: scheme, onChange: preferences.chooseScheme },
    onIntent: fetchTexts,
  };
}

/** The choices of language and scheme, wherever a page offers them. */
export function Preferences({ look }: { look: 'framed' | 'bare' }) {
  const scheme = useScheme();
  const hydrated = useHydrated();
  return (
    <>
      <LanguageSelect
        languages={LANGUAGES}
        look={look}
        value={useLanguage()}
        onChange={useChooseLanguage()}
        onIntent={fetchTexts}
      />
      <SchemeSwitch look={look} value={hydrated ? scheme : 'system'} onChange={preferences.chooseScheme} />
    </>
  );
}
