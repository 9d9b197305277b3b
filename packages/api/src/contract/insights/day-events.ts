import { DAY_EVENTS, LANGUAGES } from '@adaos/domain';
import * as z from 'zod/mini';
import { IsoDay, Money, Source } from '../common.ts';
import { route } from '../route.ts';

export const DayEvent = z.object({
  kind: z.enum(DAY_EVENTS),
  /** Its first and last day; they may be before or after those asked for. */
  from: IsoDay,
  to: IsoDay,
  /** The file, the campaign, the sale or the holiday; null where the kind says it all, or it has no name. */
  name: z.nullable(z.string()),
  /** Of the files of a day: how many they are, beside `name` the others. */
  count: z.int(),
  /** The daily budget that a campaign has from then on, in major units; null where that is not what changed, or not known. */
  budget: z.nullable(Money),
});
export type DayEvent = z.infer<typeof DayEvent>;

export const DayEventsAnswer = z.object({
  /** `none` where there is no event in the days. */
  source: Source,
  /** In order of their first days. */
  events: z.array(DayEvent),
});
export type DayEventsAnswer = z.infer<typeof DayEventsAnswer>;

// Apart from the other calls of the forecast: the overview makes it.
export const dayEventRoutes = {
  listDayEvents: route({
    method: 'GET',
    path: '/api/day-events',
    access: 'viewer',
    summary: 'What happened on the days of a period: imports, changes of campaigns, sales, holidays.',
    query: z.object({
      from: IsoDay,
      to: IsoDay,
      /** Of the names of holidays. Left out: English. */
      language: z.optional(z.enum(LANGUAGES)),
    }),
    status: 200,
    answer: DayEventsAnswer,
  }),
} as const;
