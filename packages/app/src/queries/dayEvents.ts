import { dayEventRoutes, type DayEvent } from '@adaos/api';
import type { Language, Period } from '@adaos/domain';
import { client } from './client.ts';

/** What happened on the days of a period, with the names of holidays in a language. */
export async function readDayEvents(
  period: Period,
  language: Language,
  signal: AbortSignal,
): Promise<readonly DayEvent[]> {
  const answer = await client.call(dayEventRoutes.listDayEvents, { query: { ...period, language }, signal });
  return answer.events;
}
