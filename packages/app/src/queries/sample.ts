import { useQuery } from '@tanstack/react-query';
import type * as Samples from '@adaos/api/sample';
import { tryAgain } from '../missingCode.ts';

type SampleModule = typeof Samples;

/** A fixed sample by its name, loaded when it is wanted and after the time that a sample takes. */
export function useSampleQuery<T>(name: string, wanted: boolean, pick: (samples: SampleModule) => T) {
  const { data, error, refetch } = useQuery({
    queryKey: ['sample', name],
    queryFn: async ({ signal }) => {
      const samples = await import('@adaos/api/sample');
      return samples.sampleDelay(pick(samples), { signal });
    },
    enabled: wanted,
    staleTime: Infinity,
  });
  return { data, error, refetch: () => tryAgain(error, refetch) };
}
