import { Outlet } from 'react-router-dom';
import { AppThemeProvider, LinkProvider } from '@adaos/ui';
import { OpenPageBanner } from './ConnectionBanner.tsx';
import { LocaleProvider } from './i18n/LocaleProvider.tsx';
import { NoticeArea } from './NoticeArea.tsx';
import { AppLink } from './routes/AppLink.tsx';
import { PageEffects } from './routes/PageEffects.tsx';
import { UnsavedGuard } from './routes/UnsavedGuard.tsx';
import { useScheme } from './state/index.ts';

/** What is around every page. The element of the root route. */
export function App() {
  return (
    <AppThemeProvider scheme={useScheme()}>
      <LinkProvider component={AppLink}>
        <LocaleProvider>
          <PageEffects />
          <OpenPageBanner />
          <UnsavedGuard>
            <Outlet />
          </UnsavedGuard>
          <NoticeArea />
        </LocaleProvider>
      </LinkProvider>
    </AppThemeProvider>
  );
}
