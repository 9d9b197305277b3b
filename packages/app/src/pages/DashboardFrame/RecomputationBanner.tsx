import { lazy, Suspense, useEffect, useState } from 'react';
import { addMessages } from '../../i18n/catalogs.ts';
import { whenOnline } from '../../missingCode.ts';
import { useRefreshFigures, useRecomputationQuery } from '../../queries/recomputation.ts';
import { toRecomputationView } from './toRecomputationView.ts';

/** With its texts, which are not among the first: most visits have nothing to say of one. */
const RecomputationCard = lazy(() =>
  whenOnline(async () => {
    const [card] = await Promise.all([import('./RecomputationCard.tsx'), addMessages('later')]);
    return { default: card.RecomputationCard };
  }),
);

/** Of what runs longer than a moment: what it changed would else repeat the word that it is saved. */
export function RecomputationBanner() {
  const { data } = useRecomputationQuery();
  const refresh = useRefreshFigures();
  /** Whether one was seen to run, so that its result is news; what is older is none. */
  const [seen, setSeen] = useState<'nothing' | 'running' | 'news'>('nothing');
  const running = data?.running != null;
  if (running && seen !== 'running') setSeen('running');
  const ended = seen === 'running' && data !== undefined && !running;
  useEffect(() => {
    if (ended) void refresh().then(() => setSeen('news'));
  }, [ended, refresh]);
  /** The last one that is no news: what an import brings is said at its end, since the import itself is seen to run. */
  const [known, setKnown] = useState<string | null>();
  const last = data && (data.last?.id ?? null);
  if (last !== undefined && known === undefined) setKnown(last);
  const brought = known !== undefined && last !== known && data?.last?.imported === true;
  const dismiss = () => {
    setSeen('nothing');
    setKnown(last);
  };
  const view = toRecomputationView(data, seen === 'news' || brought);
  // Once there it stays, so that what is said in it later is read out.
  const [wanted, setWanted] = useState(false);
  if (view && !wanted) setWanted(true);
  return (
    wanted && (
      <Suspense>
        <RecomputationCard view={view} onDismiss={dismiss} />
      </Suspense>
    )
  );
}
