import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { IntlProvider } from 'react-intl';
import { LANGUAGES, type Language } from '@adaos/api';
import { AppShell, AppThemeProvider, AuthGate, Brand, TopBar } from '@adaos/ui';
import { localeOf } from '@adaos/ui/i18n';
import { OverviewOutline } from '@adaos/ui/screens/OverviewScreen';
import { productName } from '../env.ts';
import { loadMessages, messagesOf } from '../i18n/catalogs.ts';
import { languageAt } from '../i18n/language.ts';
import { paths } from '../routes/paths.ts';
import { criticalMarkup } from './criticalMarkup.tsx';
import type { Outlines } from './types.ts';

const SPINNER = { width: 28, height: 28 };
// Said in a style attribute too, which the page's policy refuses.
const SPINNER_STYLE = ' style="width:28px;height:28px"';

const square = <Skeleton animation={false} variant="rounded" sx={{ width: 36, height: 36 }} />;

// The groups of the menu by the lengths of their entries: whose menu it will be is not known yet.
const MENU = [
  [64, 104, 120, 124, 134],
  [136, 122, 90, 68],
  [80, 84, 50, 56, 96],
];

function MenuOutline() {
  return (
    <Box sx={{ px: 1.5, pt: 2.5 }}>
      <Box sx={{ px: 1.5, pb: 2.5 }}>
        <Brand name={productName} />
      </Box>
      {MENU.map((entries) => (
        <Box key={entries.join(' ')} sx={{ mb: 2, display: 'grid', gap: '2px' }}>
          {entries.map((width) => (
            <Box key={width} sx={{ display: 'flex', alignItems: 'center', gap: 1.5, height: 36, px: 1.5 }}>
              <Skeleton animation={false} variant="rounded" sx={{ width: 20, height: 20 }} />
              <Skeleton animation={false} variant="rounded" sx={{ width, height: 12 }} />
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}

const topBar = (
  <TopBar
    shopName=""
    start={<Skeleton animation={false} variant="rounded" sx={{ width: 132, height: 14 }} />}
    preferences={
      <>
        {square}
        {square}
      </>
    }
    end={
      <>
        {square}
        <Skeleton animation={false} variant="circular" sx={{ width: 36, height: 36, borderRadius: '50%' }} />
      </>
    }
  />
);

function Outline({ language }: { language: Language }) {
  return (
    <IntlProvider locale={localeOf(language)} messages={messagesOf(language)}>
      <Box data-gate="" sx={{ '& .MuiCircularProgress-root': SPINNER }}>
        <AuthGate state="pending">{null}</AuthGate>
      </Box>
      <div data-frame="" hidden>
        <AppShell menu={<MenuOutline />} topBar={topBar}>
          <OverviewOutline />
        </AppShell>
      </div>
    </IntlProvider>
  );
}

/** Renders what stands at the overview before the app does, see `outline/outline.ts`. */
export async function renderOutlines(): Promise<Outlines> {
  await Promise.all(LANGUAGES.map(loadMessages));
  const usual = languageAt(paths.overview, undefined);
  const languages = [usual, ...LANGUAGES.filter((language) => language !== usual)];
  const { html, css } = await criticalMarkup(
    <AppThemeProvider scheme="system">
      {languages.map((language) => (
        <template key={language} lang={language}>
          <Outline language={language} />
        </template>
      ))}
    </AppThemeProvider>,
  );
  return { addresses: [paths.dashboard, paths.overview], html: html.replaceAll(SPINNER_STYLE, ''), css };
}
