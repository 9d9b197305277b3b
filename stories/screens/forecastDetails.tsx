import { sampleCalendar } from '@adaos/api/sample';
import { CalendarDays, ForecastParts, SalesEvents } from '@adaos/ui/screens/ForecastScreen';
import { fn } from 'storybook/test';
import { ownParts } from './forecastStates.ts';

export const calendarChanged = fn(async () => undefined);

/** What is under a shop's own forecast. */
export const forecastDetails = [
  <ForecastParts
    key="parts"
    by="product"
    view={{ status: 'ready', data: ownParts }}
    currency="EUR"
    onBy={fn()}
    onRetry={fn()}
  />,
  <SalesEvents
    key="events"
    events={[{ id: '1', name: 'Spring sale', from: '2025-04-04', to: '2025-04-10' }]}
    today="2026-01-01"
    onAdd={fn(async () => undefined)}
    onRemove={fn()}
  />,
  <CalendarDays
    key="calendar"
    events={sampleCalendar.events}
    country={sampleCalendar.country}
    onChange={calendarChanged}
  />,
];
