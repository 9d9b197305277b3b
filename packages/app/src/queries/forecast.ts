import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Language } from '@adaos/domain';
import {
  type CalendarChangeInput,
  type ForecastPartKind,
  forecastRoutes,
  type ForecastRequest,
  type SalesEventInput,
} from '@adaos/api';
import { client } from './client.ts';
import { readAhead, useLiveQuery } from './live.ts';
import { ledgerKey } from './overview.ts';

const PREPARING_MS = 5_000;

const baseline = queryOptions({
  queryKey: [...ledgerKey, 'baseline'],
  queryFn: ({ signal }) => client.call(forecastRoutes.getBaseline, { signal }),
  // The forecast by weeks is being computed: it is asked for until it is there.
  refetchInterval: ({ state }) => (state.data?.plain?.madeAt === null ? PREPARING_MS : false),
});

/** The months that a forecast starts from, and what is expected of those to come. */
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

/** What the parts of the shop are expected to sell. Those shown stay until the next ones are there. @param asked whether they are shown. */
export const useForecastPartsQuery = (by: ForecastPartKind, asked: boolean) =>
  useQuery({
    queryKey: [...ledgerKey, 'forecastParts', by],
    queryFn: ({ signal }) => client.call(forecastRoutes.getForecastParts, { query: { by }, signal }),
    placeholderData: keepPreviousData,
    enabled: asked,
  });

const eventsKey = ['salesEvents'] as const;

/** The owner's own sales events. @param asked whether they are shown. */
export const useSalesEventsQuery = (asked: boolean) =>
  useQuery({
    queryKey: eventsKey,
    queryFn: ({ signal }) => client.call(forecastRoutes.listSalesEvents, { signal }),
    enabled: asked,
  });

const calendarKey = ['calendar'] as const;

/** The days that the calendar knows by itself, with the names of holidays in a language. */
export const useCalendarQuery = (language: Language) =>
  useQuery({
    queryKey: [...calendarKey, language],
    queryFn: ({ signal }) => client.call(forecastRoutes.listCalendar, { query: { language }, signal }),
  });

export function useChangeCalendar(language: Language) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (change: Omit<CalendarChangeInput, 'language'>) =>
      client.call(forecastRoutes.changeCalendar, { body: { ...change, language } }),
    onSuccess: (answer) => cache.setQueryData([...calendarKey, language], answer),
  });
}

function useEventChange<Input>(change: (input: Input) => ReturnType<typeof addEvent>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (answer) => cache.setQueryData(eventsKey, answer),
  });
}
const addEvent = (event: SalesEventInput) => client.call(forecastRoutes.addSalesEvent, { body: event });
const removeEvent = (id: string) => client.call(forecastRoutes.removeSalesEvent, { params: { id } });

export const useAddSalesEvent = () => useEventChange(addEvent);
export const useRemoveSalesEvent = () => useEventChange(removeEvent);
