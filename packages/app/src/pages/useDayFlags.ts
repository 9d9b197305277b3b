import type { Granularity, Period } from '@adaos/domain';
import { useFormatters } from '@adaos/ui';
import type { ChartFlag } from '@adaos/ui/charts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { addMessages } from '../i18n/catalogs.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { whenOnline } from '../missingCode.ts';
import { useLive } from '../queries/live.ts';
import { ledgerKey } from '../queries/overview.ts';

/** With its texts, which are not among the first: the figures come before what happened beside them. */
const loadPart = () =>
  whenOnline(async () => {
    const [part] = await Promise.all([import('./DayFlags/index.ts'), addMessages('later')]);
    return part;
  });

/** What happened on the days of a chart, as flags; `undefined` waits. Where it can't be read, the chart is there without it. */
export function useDayFlags(
  period: Period | undefined,
  { granularity, currency }: { granularity: Granularity | undefined; currency: string | null },
): readonly ChartFlag[] | undefined {
  const intl = useIntl();
  const formatters = useFormatters();
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: [...ledgerKey, 'day-events', period, language],
    queryFn: period
      ? async ({ signal }) => {
          const { readDayEvents, dayEventFlags } = await loadPart();
          return { events: await readDayEvents(period, language, signal), dayEventFlags };
        }
      : skipToken,
    enabled: useLive(),
  });
  return granularity && data?.dayEventFlags(data.events, granularity, { intl, formatters, currency });
}
