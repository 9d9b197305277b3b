import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, localeOf, type Language } from '@adaos/domain';
import en from '../../i18n/locales/en.json' with { type: 'json' };
import es from '../../i18n/locales/es.json' with { type: 'json' };
import fr from '../../i18n/locales/fr.json' with { type: 'json' };
import pt from '../../i18n/locales/pt.json' with { type: 'json' };
import ro from '../../i18n/locales/ro.json' with { type: 'json' };
import { usePlanCopy } from '../../product/plans/index.ts';
import { AppThemeProvider } from '../../theme/index.ts';
import { LandingScreen } from './LandingScreen.tsx';

const catalogs: Record<Language, Record<string, string>> = { en, ro, fr, es, pt };
const hrefs = { home: '/', login: '/auth', signup: '/auth?mode=signup', contact: '/contact', terms: '/terms' };

function Landing() {
  const { growth } = usePlanCopy();
  return (
    <LandingScreen
      email="hello@adaos.example"
      hrefs={hrefs}
      plans={[{ id: 'growth', price: 699, currency: 'EUR', popular: true, ...growth }]}
      planHref={({ id }) => `/auth?mode=signup&plan=${id}`}
    />
  );
}

const fail = (error: Error) => {
  throw error;
};

function html(language: Language): string {
  return renderToString(
    <AppThemeProvider scheme="system">
      <IntlProvider locale={localeOf(language)} messages={catalogs[language]} timeZone="UTC" onError={fail}>
        <Landing />
      </IntlProvider>
    </AppThemeProvider>,
  );
}

describe.each(LANGUAGES)('the landing page in %s, before any script runs', (code) => {
  const page = html(code);

  test('[LAND-8] says what it is, with the trial, the plans and the links', () => {
    expect(page).toContain(`>${catalogs[code]['screens.Landing.title']}</h1>`);
    expect(page.match(/<h1[\s>]/gu)).toHaveLength(1);
    expect(page).toContain('href="/auth?mode=signup"');
    expect(page).toContain('href="mailto:hello@adaos.example"');
    for (const anchor of ['problems', 'features', 'pricing', 'about']) expect(page).toContain(`id="${anchor}"`);
  });

  test('has no style attribute, which the content security policy would refuse', () => {
    expect(page.match(/<[^>]* style="[^"]*"[^>]*>/gu) ?? []).toEqual([]);
  });
});
