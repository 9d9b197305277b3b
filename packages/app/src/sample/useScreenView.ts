import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { Source } from '@adaos/api';
import type * as Samples from '@adaos/api/sample';
import { errorText } from '../errors/index.ts';
import { useSampleQuery } from '../queries/sample.ts';
import { mockMode, useMockMode } from '../state/index.ts';
import type { Read } from '../queries/states.ts';
import { toScreenView } from './toScreenView.ts';

interface Query<T> extends Read<T> {
  readonly refetch: () => unknown;
}

/**
 * A screen's view of one read, with the sample by choice (`?sample=1`, or for all screens by mock mode).
 * @param name of the sample, for the cache.
 * @param pick takes it from the samples.
 * @param sampleOnFailure whether the sample is shown after a failure too.
 */
export function useScreenView<T extends { readonly source: Source }>(
  live: Query<T>,
  name: string,
  pick: (samples: typeof Samples) => T,
  { sampleOnFailure = false }: { sampleOnFailure?: boolean } = {},
) {
  const intl = useIntl();
  const [query, setQuery] = useSearchParams();
  const mocked = useMockMode();
  const sampleChosen = mocked || query.get('sample') === '1';
  const failed = sampleOnFailure && live.data === undefined && live.error !== null;
  const sample = useSampleQuery(name, sampleChosen || failed, pick);
  const choose = (wanted: boolean) =>
    setQuery((before) => {
      if (wanted) before.set('sample', '1');
      else before.delete('sample');
      return before;
    });
  return {
    sampleChosen,
    view: toScreenView({ live, sample, sampleChosen, sampleOnFailure, textOf: (error) => errorText(intl, error) }),
    onRetry: () => void (sampleChosen ? sample : live).refetch(),
    onUseSample: () => choose(true),
    onLeaveSample: mockMode.leaving(() => choose(false)),
  };
}
