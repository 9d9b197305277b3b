import { FIRST_RULE_DAY, MOST_NO_ADS_DAYS, MOST_SPEND_DAYS } from '@adaos/domain';
import * as z from 'zod/mini';
import { Currency, IsoDay, Money, PeriodQuery, Timestamp, Uuid } from './common.ts';
import { CostPreview, madeOnceShape, recomputationShape } from './recomputation.ts';
import { route } from './route.ts';
import { singleLine } from './text.ts';

const SpendDay = IsoDay.check(z.refine((day) => day >= FIRST_RULE_DAY, { error: 'Not of this century' }));
const daysOf = ({ from, to }: { from: string; to: string }) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

const terms = {
  /** Where the ads ran, e.g. `Instagram` or a newspaper. */
  platform: singleLine({ least: 1, most: 100 }),
  campaign: singleLine({ least: 1, most: 255 }),
  /** Major units of its currency, above 0; spread evenly over the days. */
  amount: z.number().check(z.positive(), z.maximum(1_000_000_000)),
  currency: Currency,
  from: SpendDay,
  /** The last day, at most today in the shop's calendar. */
  to: SpendDay,
};

export const AdSpendInput = z.object({ ...terms, ...madeOnceShape }).check(
  z.refine((spend) => spend.to >= spend.from, { error: 'Before the first day', path: ['to'] }),
  z.refine((spend) => daysOf(spend) <= MOST_SPEND_DAYS, { error: 'Too many days', path: ['to'] }),
);
export type AdSpendInput = z.infer<typeof AdSpendInput>;

/** Ad spend that was entered by hand. It never changes: it is taken back and entered again. */
export const AdSpendEntry = z.object({
  ...terms,
  id: Uuid,
  /** In the shop's currency, by the rates of its days. */
  shopAmount: Money,
  /** The part of it that counts: not what was taken back, nor the days that a report has. */
  counted: Money,
  /** Days that a report of the same platform and campaign has: they keep the report's spend. */
  reportedDays: z.int(),
  createdAt: Timestamp,
  createdBy: z.nullable(z.string()),
  /** When it was taken back; null while it is in force. */
  withdrawnAt: z.nullable(Timestamp),
});
export type AdSpendEntry = z.infer<typeof AdSpendEntry>;

/** Days on which no ads ran, as the owner says. */
export const NoAdsInput = z
  .object({ from: SpendDay, /** The last day, at most today in the shop's calendar. */ to: SpendDay })
  .check(
    z.refine((period) => period.to >= period.from, { error: 'Before the first day', path: ['to'] }),
    z.refine((period) => daysOf(period) <= MOST_NO_ADS_DAYS, { error: 'Too many days', path: ['to'] }),
  );
export type NoAdsInput = z.infer<typeof NoAdsInput>;

/** A statement that no ads ran. It never changes: it is taken back and given again. A day that has ad spend counts by its spend. */
export const NoAdsPeriod = z.object({
  id: Uuid,
  from: SpendDay,
  to: SpendDay,
  /** Its days that have ad spend: there it does not count. */
  spendDays: z.int(),
  createdAt: Timestamp,
  createdBy: z.nullable(z.string()),
  /** When it was taken back; null while it is in force. */
  withdrawnAt: z.nullable(Timestamp),
});
export type NoAdsPeriod = z.infer<typeof NoAdsPeriod>;

export const AdSpendEntries = z.object({
  /** The shop's, of `shopAmount` and `counted`; null while it has none. */
  currency: z.nullable(z.string()),
  /** Newest first, with those that were taken back. */
  entries: z.array(AdSpendEntry),
  /** The latest 1,000 statements that no ads ran, newest first, with those that were taken back. */
  noAds: z.array(NoAdsPeriod),
});
export type AdSpendEntries = z.infer<typeof AdSpendEntries>;

/** What an entry would change. `changed` are days. */
export const AdSpendPreview = z.extend(CostPreview, {
  /** Its days that a report has already: they do not change. */
  reportedDays: z.int(),
});
export type AdSpendPreview = z.infer<typeof AdSpendPreview>;

export const adSpendRoutes = {
  listAdSpend: route({
    method: 'GET',
    path: '/api/costs/ad-spend',
    access: 'viewer',
    summary: 'The latest 1,000 entries of ad spend that were entered by hand, with those that were taken back.',
    status: 200,
    answer: AdSpendEntries,
  }),
  addAdSpend: route({
    method: 'POST',
    path: '/api/costs/ad-spend',
    access: 'manager',
    summary: 'Enter ad spend for which there is no report. It is spread evenly over its days.',
    body: AdSpendInput,
    status: 201,
    answer: z.extend(AdSpendEntry, recomputationShape),
  }),
  previewAdSpend: route({
    method: 'POST',
    path: '/api/costs/ad-spend/preview',
    access: 'manager',
    summary: 'What an entry of ad spend would change in the profit, of all days and of a period, without adding it.',
    query: PeriodQuery,
    body: AdSpendInput,
    status: 200,
    answer: AdSpendPreview,
  }),
  withdrawAdSpend: route({
    method: 'POST',
    path: '/api/costs/ad-spend/:id/withdraw',
    access: 'manager',
    summary: 'Take an entry of ad spend back: what it added to the ad spend is taken off again.',
    params: z.object({ id: Uuid }),
    status: 200,
    answer: z.extend(AdSpendEntry, recomputationShape),
  }),
  stateNoAds: route({
    method: 'POST',
    path: '/api/costs/no-ads',
    access: 'manager',
    summary: 'State that no ads ran on some days: their ad spend is then known to be 0, except where there is spend.',
    body: NoAdsInput,
    status: 201,
    answer: z.extend(NoAdsPeriod, recomputationShape),
  }),
  withdrawNoAds: route({
    method: 'POST',
    path: '/api/costs/no-ads/:id/withdraw',
    access: 'manager',
    summary: 'Take a statement that no ads ran back: the ad spend of its days is unknown again.',
    params: z.object({ id: Uuid }),
    status: 200,
    answer: z.extend(NoAdsPeriod, recomputationShape),
  }),
} as const;
