import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { OverviewScreen } from '@adaos/ui/screens/OverviewScreen';
import { errorText, knownErrorText } from '../../errors/index.ts';
import { comparisonIn, periodToShow } from '../../period/index.ts';
import { useMay, useSessionQuery } from '../../queries/session.ts';
import { useSetGoodsCost } from '../../queries/goodsCost.ts';
import { readOverviewAhead, useOverviewQuery, useVisits } from '../../queries/overview.ts';
import { useSampleQuery } from '../../queries/sample.ts';
import { paths } from '../../routes/paths.ts';
import { mockMode, useMockMode } from '../../state/index.ts';
import { OverviewChecking } from './OverviewChecking.tsx';
import { overviewLinks } from './overviewLinks.ts';
import { overviewFailure, toOverviewView } from './toOverviewView.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { useOverviewFlags } from './useOverviewFlags.ts';
import { Week } from './Week.tsx';

export function OverviewPage() {
  const intl = useIntl();
  const [query, setQuery] = useSearchParams();
  const session = useSessionQuery();
  const canManage = useMay('manager');
  const shop = session.data?.shop;
  const period = periodToShow(query, shop);
  const range = period === 'empty' ? undefined : period;
  const compare = comparisonIn(query);
  const overview = useOverviewQuery(range && { ...range, ...compare });
  const sampleChosen = useMockMode() || query.get('sample') === '1';
  const failed = overviewFailure({ session, overview }) !== null;
  const sample = useSampleQuery('overview', sampleChosen || failed, (samples) => samples.sampleOverview);
  const visits = useVisits(overview.data && !sampleChosen ? range : undefined);
  const setGoodsCost = useSetGoodsCost();

  const change = (changes: Record<string, string | null>) =>
    setQuery((before) => {
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) before.delete(name);
        else before.set(name, value);
      }
      return before;
    });
  const textOf = (error: unknown) => errorText(intl, error);
  const view = toOverviewView({ session, overview, sample, period, sampleChosen, textOf });
  return (
    <OverviewScreen
      view={view}
      flags={useOverviewFlags(view)}
      visits={visits}
      firstSteps={
        canManage && (view.status === 'empty' || (view.status === 'ready' && view.source === 'live')) && <FirstSteps />
      }
      week={view.status === 'ready' && view.source === 'live' && canManage && <Week />}
      bounds={shop?.dataFrom && shop.dataTo ? { from: shop.dataFrom, to: shop.dataTo } : null}
      compare={compare.compare !== 'none'}
      canManage={canManage}
      goodsCostPercent={shop?.goodsCostPercent ?? null}
      importHref={paths.integrations}
      costsHref={view.status === 'ready' && view.data.missing.includes('cogs') ? paths.missingCosts : paths.costs}
      {...overviewLinks(query, range, overview.data)}
      onRangeChange={({ from, to }) => change({ from, to })}
      onSetGoodsCost={async (percent) => void (await setGoodsCost.mutateAsync(percent))}
      failureReason={(error) => knownErrorText(intl, error)}
      onRetry={() => {
        if (sampleChosen) return sample.refetch();
        void session.refetch();
        if (range) void overview.refetch();
      }}
      onUseSample={() => change({ sample: '1' })}
      onLeaveSample={mockMode.leaving(() => change({ sample: null }))}
    />
  );
}
OverviewPage.readAhead = (query: URLSearchParams) =>
  readOverviewAhead((shop) => {
    const period = periodToShow(query, shop);
    return period && period !== 'empty' ? { ...period, ...comparisonIn(query) } : undefined;
  });
OverviewPage.Checking = OverviewChecking;
