import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addMessages } from '../../i18n/catalogs.ts';
import { whenOnline } from '../../missingCode.ts';
import { loadSavedViews } from '../../routes/savedViews.ts';
import { useAppRoute } from '../../routes/useAppRoute.ts';
import { useMockMode } from '../../state/index.ts';

/** With its texts, which are not among the first. */
const SavedViewsPart = lazy(async () => {
  const [part] = await Promise.all([loadSavedViews(), whenOnline(() => addMessages('later'))]);
  return { default: part.SavedViewsPart };
});

/** What every screen of a list has beside its title. Not on a sample, of which nothing is kept. */
export function TitleActions() {
  const list = useAppRoute()?.list;
  const [address] = useSearchParams();
  const sample = useMockMode() || address.get('sample') === '1';
  if (!list || sample) return null;
  return (
    <Suspense>
      <SavedViewsPart list={list} />
    </Suspense>
  );
}
