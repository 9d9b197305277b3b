import { IntlProvider } from 'react-intl';
import { LANGUAGES, type Language } from '@adaos/api';
import { AppShellOutline, AppThemeProvider, AuthGate, Brand } from '@adaos/ui';
import { localeOf } from '@adaos/ui/i18n';
import { OverviewOutline } from '@adaos/ui/screens/OverviewScreen';
import { productName } from '../env.ts';
import { loadMessages, messagesOf } from '../i18n/catalogs.ts';
import { languageAt } from '../i18n/language.ts';
import { paths } from '../routes/paths.ts';
import { criticalMarkup } from './criticalMarkup.tsx';
import type { Outlines } from './types.ts';

function Outline({ language }: { language: Language }) {
  return (
    <IntlProvider locale={localeOf(language)} messages={messagesOf(language)}>
      <div data-gate="">
        <AuthGate state="pending">{null}</AuthGate>
      </div>
      <div data-frame="" hidden>
        <AppShellOutline brand={<Brand name={productName} />}>
          <OverviewOutline />
        </AppShellOutline>
      </div>
    </IntlProvider>
  );
}

/** Renders what stands at the overview before the app does, see `outline/outline.ts`. */
export async function renderOutlines(): Promise<Outlines> {
  await Promise.all(LANGUAGES.map(loadMessages));
  const usual = languageAt(paths.overview, undefined);
  const languages = [usual, ...LANGUAGES.filter((language) => language !== usual)];
  const markup = await criticalMarkup(
    <AppThemeProvider scheme="system">
      {languages.map((language) => (
        <template key={language} lang={language}>
          <Outline language={language} />
        </template>
      ))}
    </AppThemeProvider>,
  );
  return { addresses: [paths.dashboard, paths.overview], ...markup };
}
