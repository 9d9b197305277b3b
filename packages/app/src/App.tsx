import { AppThemeProvider, LinkProvider } from '@adaos/ui';
import { OpenPageBanner } from './ConnectionBanner.tsx';
import { ErrorBoundary } from './errors/index.ts';
import { LocaleProvider } from './i18n/LocaleProvider.tsx';
import { NoticeArea } from './NoticeArea.tsx';
import { AppLink } from './routes/AppLink.tsx';
import { AppRoutes } from './routes/AppRoutes.tsx';
import { PageEffects } from './routes/PageEffects.tsx';
import { UnsavedGuard } from './routes/UnsavedGuard.tsx';
import { useScheme } from './state/index.ts';

export function App() {
  return (
    <AppThemeProvider scheme={useScheme()}>
      <LinkProvider component={AppLink}>
        <LocaleProvider>
          <PageEffects />
          <OpenPageBanner />
          <ErrorBoundary>
            <UnsavedGuard>
              <AppRoutes />
            </UnsavedGuard>
          </ErrorBoundary>
          <NoticeArea />
        </LocaleProvider>
      </LinkProvider>
    </AppThemeProvider>
  );
}
