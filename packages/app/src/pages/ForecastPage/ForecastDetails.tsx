import type { ForecastPartsAnswer } from '@adaos/api';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ForecastParts, type PartKind, type PartsView, SalesEvents } from '@adaos/ui/screens/ForecastScreen';
import { errorText, knownErrorText } from '../../errors/index.ts';
import {
  useAddSalesEvent,
  useForecastPartsQuery,
  useRemoveSalesEvent,
  useSalesEventsQuery,
} from '../../queries/forecast.ts';
import { useMay } from '../../queries/session.ts';
import { notify } from '../../state/index.ts';
import { sayDone } from '../../undo/index.ts';
import { Calendar } from './Calendar.tsx';
import { messages } from './ForecastPage.messages.ts';

interface PartsRead {
  readonly data: ForecastPartsAnswer | undefined;
  readonly error: unknown;
}

function toPartsView({ data, error }: PartsRead, textOf: (error: unknown) => string): PartsView {
  if (data) return { status: 'ready', data };
  return error ? { status: 'error', message: textOf(error) } : { status: 'loading' };
}

export interface ForecastDetailsProps {
  currency: string | null;
  /** In the shop's calendar, `YYYY-MM-DD`. */
  today: string;
}

/** The parts of the shop's own forecast, and the sales events that it counts: read when they are shown. */
export function ForecastDetails({ currency, today }: ForecastDetailsProps) {
  const intl = useIntl();
  const [by, setBy] = useState<PartKind>('product');
  const parts = useForecastPartsQuery(by, true);
  const events = useSalesEventsQuery(true);
  const add = useAddSalesEvent();
  const remove = useRemoveSalesEvent();
  const canManage = useMay('manager');
  return (
    <>
      <ForecastParts
        by={by}
        view={toPartsView(parts, (error) => errorText(intl, error))}
        currency={currency}
        onBy={setBy}
        onRetry={() => void parts.refetch()}
      />
      {events.data && (
        <SalesEvents
          events={events.data.events}
          today={today}
          {...(canManage && {
            onAdd: async (terms) => {
              const known = new Set(events.data.events.map(({ id }) => id));
              const { events: all } = await add.mutateAsync(terms);
              const added = all.find(({ id }) => !known.has(id));
              sayDone(messages.eventAdded, added && (() => remove.mutateAsync(added.id)));
            },
            onRemove: ({ id, ...terms }) =>
              remove.mutate(id, {
                onSuccess: () => sayDone(messages.eventRemoved, () => add.mutateAsync(terms)),
                onError: () => notify({ severity: 'error', message: messages.eventNotRemoved }),
              }),
          })}
          failureReason={(error) => knownErrorText(intl, error)}
        />
      )}
      <Calendar />
    </>
  );
}
