import * as z from 'zod/mini';
import { IsoDay, Source } from '../common.ts';
import { route } from '../route.ts';

/**
 * What the script in the shop's pages counted in a period. A visit begins with a page that was opened from elsewhere: not by a link of the
 * shop, nor by loading it again or going back. Visitors who refuse the script are not counted.
 */
export const VisitsAnswer = z.object({
  /** `none` where there is no visit. */
  source: Source,
  from: IsoDay,
  to: IsoDay,
  /** The first day with a visit: all counts begin there. Null without any. */
  since: z.nullable(IsoDay),
  visits: z.int(),
  /** Pages that were seen. */
  views: z.int(),
  /** Orders that the script reported; the shop may have others. */
  orders: z.int(),
  /** Orders that the script reported, out of 100 visits; null where it reported none. */
  conversionRate: z.nullable(z.number()),
  /** The ten pages that were seen most, by their paths; parts that could show who saw them are `-`. `visits` began there. */
  topPages: z.array(z.object({ page: z.string(), views: z.int(), visits: z.int() })),
});
export type VisitsAnswer = z.infer<typeof VisitsAnswer>;

// Apart from the other calls of the analytics: the overview makes it.
export const visitRoutes = {
  getVisits: route({
    method: 'GET',
    path: '/api/visits',
    access: 'viewer',
    summary: 'Visits of the shop’s pages, the orders among them, and the pages seen most.',
    query: z.object({ from: IsoDay, to: IsoDay }),
    status: 200,
    answer: VisitsAnswer,
  }),
} as const;
