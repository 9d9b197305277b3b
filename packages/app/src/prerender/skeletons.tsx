import { IntlProvider } from 'react-intl';
import { LANGUAGES, localeOf } from '@adaos/domain';
import { AppThemeProvider } from '@adaos/ui';
import { loadMessages, messagesOf } from '../i18n/catalogs.ts';
import { OverviewPage } from '../pages/OverviewPage/index.ts';
import { paths } from '../routes/paths.ts';
import { languageAt } from '../routes/table.ts';
import { criticalMarkup } from './criticalMarkup.tsx';
import type { Skeletons } from './types.ts';

/** Renders what the overview shows until the app replaces it: nothing in it can be used or is read aloud. */
export async function renderSkeletons(): Promise<Skeletons> {
  await Promise.all(LANGUAGES.map(loadMessages));
  const markup = await criticalMarkup(
    <AppThemeProvider scheme="system">
      {LANGUAGES.map((language) => (
        <div key={language} data-skeleton={language} aria-hidden>
          <IntlProvider locale={localeOf(language)} messages={messagesOf(language)}>
            <OverviewPage.Checking />
          </IntlProvider>
        </div>
      ))}
    </AppThemeProvider>,
  );
  return {
    addresses: [paths.dashboard, paths.overview],
    language: languageAt(paths.overview, undefined),
    languages: LANGUAGES,
    ...markup,
  };
}
