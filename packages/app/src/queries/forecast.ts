import { queryOptions, useMutation } from '@tanstack/react-query';
import { forecastRoutes, type ForecastRequest } from '@adaos/api';
import { client } from './client.ts';
import { readAhead, useLiveQuery } from './live.ts';
import { ledgerKey } from './overview.ts';

const baseline = queryOptions({
  queryKey: [...ledgerKey, 'baseline'],
  queryFn: ({ signal }) => client.call(forecastRoutes.getBaseline, { signal }),
});

/** The months that a forecast starts from. */
export const useBaselineQuery = () => useLiveQuery(baseline);
export const readBaselineAhead = () => readAhead(baseline);

/** Simulates other budgets and prices: by the shop's own months, or by the fixed sample's model. */
export function useSimulateForecast(sample: boolean) {
  return useMutation({
    mutationFn: async (changes: ForecastRequest) => {
      if (!sample) return client.call(forecastRoutes.simulateForecast, { body: changes });
      const { sampleDelay, sampleForecast } = await import('@adaos/api/sample');
      return sampleDelay(sampleForecast(changes.adsChange, changes.priceChange));
    },
  });
}
