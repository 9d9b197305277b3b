import { AppThemeProvider, LinkProvider } from '@adaos/ui';
import { useDeferredValue } from 'react';
import { OpenPageBanner } from './ConnectionBanner.tsx';
import { ErrorBoundary } from './errors/index.ts';
import { LocaleProvider } from './i18n/LocaleProvider.tsx';
import { NoticeArea } from './NoticeArea.tsx';
import { AppLink } from './routes/AppLink.tsx';
import { AppRoutes } from './routes/AppRoutes.tsx';
import { PageEffects } from './routes/PageEffects.tsx';
import { UnsavedGuard } from './routes/UnsavedGuard.tsx';
import { useScheme } from './state/index.ts';

const routes = <AppRoutes />;

/** @param inSteps draws what all pages stand in before the page: each is enough for one step, between which the page answers. */
export function App({ inSteps = false }: { inSteps?: boolean }) {
  const page = useDeferredValue(routes, inSteps ? null : undefined);
  return (
    <AppThemeProvider scheme={useScheme()}>
      <LinkProvider component={AppLink}>
        <LocaleProvider>
          <PageEffects />
          <OpenPageBanner />
          <ErrorBoundary>
            <UnsavedGuard>{page}</UnsavedGuard>
          </ErrorBoundary>
          <NoticeArea />
        </LocaleProvider>
      </LinkProvider>
    </AppThemeProvider>
  );
}
