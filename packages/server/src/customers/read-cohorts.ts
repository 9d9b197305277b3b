import type { ChannelPayback, Cohort, CustomersAnswer } from '@adaos/api';
import { VALUE_MONTHS } from '@adaos/domain';
import { sql } from 'kysely';
import { addMonths, firstDayOf, lastDayOf } from '../calendar/months.ts';
import type { ShopTransaction } from '../db/database.ts';
import { readPeriodTotals } from '../insights/read-totals.ts';
import { toMajor } from '../ledger/money.ts';
import { sumOf } from '../insights/totals.ts';
import {
  type CohortCells,
  type CohortMonthRow,
  cohortsOf,
  cumulativeOf,
  errorOf,
  monthlyAverages,
  testValues,
  valueOf,
} from './cohorts.ts';

/** Cohorts that are shown. */
const MOST_COHORTS = 24;
/** The months whose new customers the cost of acquisition is measured by. */
const PAYBACK_MONTHS = 12;

/** The months of a shop: the last one with data, and the last one that is over. */
export interface KnownMonths {
  readonly last: string;
  readonly over: string;
}

const round = (amount: number, digits: number) => toMajor(BigInt(Math.round(amount)), digits);
const hundredths = (share: number) => Math.round(share * 10_000) / 100;

async function readRows(trx: ShopTransaction, shopId: string): Promise<CohortMonthRow[]> {
  const { rows } = await sql<
    Omit<CohortMonthRow, 'customers' | 'contribution'> & Record<'customers' | 'contribution', string>
  >`
    select to_char(cohort, 'YYYY-MM') as cohort, to_char(month, 'YYYY-MM') as month, channel, customers, contribution
    from cohort_months where shop_id = ${shopId}`.execute(trx);
  return rows.map((row) => ({ ...row, customers: Number(row.customers), contribution: Number(row.contribution) }));
}

function toCohort(cohort: CohortCells, cohorts: readonly CohortCells[], over: string, digits: number): Cohort {
  let contributed = 0;
  const value = valueOf(cohort, cohorts, over);
  return {
    month: cohort.month,
    customers: Math.round(cohort.size),
    months: cohort.months.map(({ customers, contribution }) => {
      contributed += contribution;
      return {
        customers: Math.round(customers),
        retention: hundredths(customers / cohort.size),
        contribution: round(contributed / cohort.size, digits),
      };
    }),
    value: value === null ? null : round(value, digits),
  };
}

function toValue(cohorts: readonly CohortCells[], over: string, digits: number): CustomersAnswer['value'] {
  const first = cohorts[0]?.month;
  if (first === undefined) return null;
  const averages = monthlyAverages(cohorts, over).filter((amount) => amount !== null);
  const tests = testValues(cohorts, over);
  const error = errorOf(tests);
  return {
    predicted:
      averages.length === VALUE_MONTHS
        ? round(
            averages.reduce((sum, amount) => sum + amount, 0),
            digits,
          )
        : null,
    predictedFrom: addMonths(first, VALUE_MONTHS),
    testedFrom: addMonths(first, 2 * VALUE_MONTHS - 1),
    tests: tests.map(({ cohort, predicted, actual }) => ({
      month: cohort.month,
      customers: Math.round(cohort.size),
      predicted: round(predicted, digits),
      actual: round(actual, digits),
    })),
    error: error === null ? null : Math.round(error * 10) / 10,
  };
}

interface Channel {
  readonly channel: string | null;
  readonly rows: readonly CohortMonthRow[];
  /** Minor units. */
  readonly spend: number;
}

/** When the contribution of the customers who came by a channel covered what winning them cost. */
function toPayback({ channel, rows, spend }: Channel, known: KnownMonths, digits: number): ChannelPayback {
  const cohorts = cohortsOf(rows, known.last);
  const customers = cohorts.reduce((sum, { size }) => sum + size, 0);
  const cost = customers > 0 && spend > 0 ? spend / customers : null;
  const cumulative = cumulativeOf(cohorts, known.over);
  const covered = cost === null ? -1 : cumulative.findIndex((amount) => amount >= cost);
  return {
    channel,
    spend: round(spend, digits),
    customers: Math.round(customers * 100) / 100,
    cost: cost === null ? null : round(cost, digits),
    cumulative: cumulative.map((amount) => round(amount, digits)),
    paidBack: covered < 0 ? null : covered + 1,
  };
}

async function readSpend(trx: ShopTransaction, shopId: string, from: string, to: string) {
  const { rows } = await sql<{ platform: string; spend: string }>`
    select platform, sum(spend_minor) as spend
    from campaign_days d join campaigns c on c.shop_id = ${shopId} and c.id = d.campaign_id
    where d.shop_id = ${shopId} and day between ${from}::date and ${to}::date group by platform`.execute(trx);
  return new Map(rows.map(({ platform, spend }) => [platform, Number(spend)]));
}

async function readPayback(
  trx: ShopTransaction,
  shopId: string,
  all: readonly CohortMonthRow[],
  known: KnownMonths,
  digits: number,
) {
  const first = addMonths(known.over, 1 - PAYBACK_MONTHS);
  const months = all.map(({ cohort }) => cohort).filter((cohort) => cohort >= first && cohort <= known.over);
  const from = months.toSorted()[0];
  if (from === undefined) return { payback: [], paybackPeriod: null, attributed: false };
  const rows = all.filter(({ cohort }) => cohort >= from && cohort <= known.over);
  const period = { from: firstDayOf(from), to: lastDayOf(known.over) };
  const spend = await readSpend(trx, shopId, period.from, period.to);
  const totals = await readPeriodTotals(trx, shopId, period);
  const attributed = rows.some(({ channel }) => channel !== '');
  const names = attributed ? [...new Set([...spend.keys(), ...rows.map(({ channel }) => channel)])] : [];
  const channels: Channel[] = names.map((channel) => {
    return { channel, rows: rows.filter((row) => row.channel === channel), spend: spend.get(channel) ?? 0 };
  });
  const sorted = channels.toSorted((a, b) => Number(a.channel === '') - Number(b.channel === '') || b.spend - a.spend);
  const blended = { channel: null, rows, spend: -Number(sumOf(totals, ['ad_spend'])) };
  return {
    payback: [...sorted, blended].map((channel) => toPayback(channel, known, digits)),
    paybackPeriod: { from, to: known.over },
    attributed,
  };
}

/** The cohorts, what a customer is worth in twelve months, and when winning customers has paid back. */
export async function readCohorts(
  trx: ShopTransaction,
  shopId: string,
  known: KnownMonths,
  digits: number,
): Promise<Pick<CustomersAnswer, 'cohorts' | 'value' | 'payback' | 'paybackPeriod' | 'attributed'>> {
  const rows = await readRows(trx, shopId);
  const cohorts = cohortsOf(rows, known.last).filter(({ size }) => size > 0);
  return {
    cohorts: cohorts.slice(-MOST_COHORTS).map((cohort) => toCohort(cohort, cohorts, known.over, digits)),
    value: toValue(cohorts, known.over, digits),
    ...(await readPayback(trx, shopId, rows, known, digits)),
  };
}
