import { useLocation } from 'react-router-dom';
import type { PageLanguages } from '@adaos/ui';
import { publicPageAt, publicPath } from '../routes/publicPages.ts';
import { preferences, useLanguageChoice } from '../state/index.ts';
import { useHydrated } from '../useHydrated.ts';

/** The languages of the open page, where it has an address in each. What was chosen before is offered, never forced. */
export function usePageLanguages(): PageLanguages | undefined {
  const { pathname } = useLocation();
  const choice = useLanguageChoice();
  const hydrated = useHydrated();
  const open = publicPageAt(pathname);
  return (
    open && {
      current: open.language,
      href: (language) => publicPath(open.page, language),
      offered: hydrated && choice !== open.language ? choice : undefined,
      onChoose: preferences.chooseLanguage,
    }
  );
}
