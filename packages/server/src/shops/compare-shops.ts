import type { ShopFigures, ShopsFigures } from '@adaos/api';
import { LEDGER_KINDS, minorDigits, type MetricId } from '@adaos/domain';
import type { Period } from '../calendar/days.ts';
import type { Database } from '../db/database.ts';
import { InvalidInputError } from '../errors/domain-errors.ts';
import { divideRounded, isCurrency, percentOf, toMajor } from '../ledger/money.ts';
import { queryMetrics } from '../metrics/query.ts';
import { loadRates, type ReferenceRates } from '../rates/reference-rates.ts';
import { inTurns, listOwnShops } from './own-shops.ts';

const METRICS = ['net_sales', 'net_profit', 'ad_spend', 'goods_cost_coverage'] as const satisfies readonly MetricId[];

/** Amounts in minor units of the chosen currency; null for what is not known. */
interface Amounts {
  readonly netSales: bigint | null;
  readonly netProfit: bigint | null;
  readonly adSpend: bigint | null;
}
const NOTHING: Amounts = { netSales: null, netProfit: null, adSpend: null };

interface Compared extends Pick<ShopFigures, 'id' | 'rate' | 'rateOn' | 'goodsCovered' | 'leftOut' | 'missing'> {
  readonly amounts: Amounts;
}

interface Chosen {
  readonly currency: string;
  readonly period: Period;
  /** The day whose rates count. */
  readonly day: string;
}

const toMinor = (amount: number, digits: number): bigint => BigInt(Math.round(amount * 10 ** digits));

/** A function from major units of one currency to minor units of another. @param rate a decimal in text. */
function converter(from: string, to: string, rate: string): (amount: number | null) => bigint | null {
  const [whole = '0', fraction = ''] = rate.split('.');
  const units = BigInt(whole + fraction);
  const [digits, target] = [minorDigits(from), minorDigits(to)];
  const divisor = 10n ** BigInt(fraction.length + digits);
  return (amount) =>
    amount === null ? null : divideRounded(toMinor(amount, digits) * units * 10n ** BigInt(target), divisor);
}

/** What is shown of amounts. Costs and ROI follow from the amounts as they are shown, so the row can be checked by its reader. */
function figuresOf({ netSales, netProfit, adSpend }: Amounts, digits: number) {
  const major = (amount: bigint | null) => (amount === null ? null : toMajor(amount, digits));
  const known = netProfit !== null && adSpend !== null && adSpend > 0n;
  return {
    netSales: major(netSales),
    costs: major(netSales === null || netProfit === null ? null : netSales - netProfit),
    netProfit: major(netProfit),
    adSpend: major(adSpend),
    roi: known ? percentOf(netProfit + adSpend, adSpend) : null,
  };
}

async function readShop(
  database: Database,
  rates: ReferenceRates,
  { id, currency: own, role }: Awaited<ReturnType<typeof listOwnShops>>[number],
  { currency, period, day }: Chosen,
): Promise<Compared> {
  const query = { ...period, metrics: [...METRICS] };
  const { source, totals } = await queryMetrics(database, { shopId: id, role }, query, '');
  const { values } = totals;
  const of = (metric: (typeof METRICS)[number]) => values[metric] ?? null;
  const shown = { id, goodsCovered: of('goods_cost_coverage'), missing: totals.missing };
  if (own === null || source === 'none') {
    return { ...shown, rate: null, rateOn: null, missing: [], leftOut: 'no_orders', amounts: NOTHING };
  }
  const found = own === currency ? { rate: '1', on: null } : rates.of(own, currency, day);
  if (!found) return { ...shown, rate: null, rateOn: null, leftOut: 'no_rate', amounts: NOTHING };
  const convert = converter(own, currency, found.rate);
  const amounts = {
    netSales: convert(of('net_sales')),
    netProfit: convert(of('net_profit')),
    adSpend: convert(of('ad_spend')),
  };
  const leftOut = amounts.netSales === null || amounts.netProfit === null ? ('costs_unknown' as const) : null;
  return { ...shown, rate: Number(found.rate), rateOn: found.on, leftOut, amounts };
}

/** The sum of what is known of each; null where nothing is. */
function sumOf(shops: readonly Compared[], part: keyof Amounts): bigint | null {
  const known = shops.map(({ amounts }) => amounts[part]).filter((amount) => amount !== null);
  return known.length === 0 ? null : known.reduce((sum, amount) => sum + amount, 0n);
}

/**
 * The figures of all shops of an account in one currency, each read with the account's role there. Amounts of a shop are converted by one
 * rate: that of the period's last day, or of today where that is earlier, else the last one before it.
 * @param today `YYYY-MM-DD`. @throws InvalidInputError `unknown_currency`, `invalid_request`
 */
export async function compareShops(
  database: Database,
  accountId: string,
  { from, to, currency }: Period & { readonly currency: string },
  today: string,
): Promise<ShopsFigures> {
  if (!isCurrency(currency)) throw new InvalidInputError('unknown_currency', `There is no currency ${currency}.`);
  const own = await listOwnShops(database, accountId);
  const rates = await database.forAccount(accountId, loadRates);
  const chosen = { currency, period: { from, to }, day: to < today ? to : today };
  const shops = await inTurns(own, (shop) => readShop(database, rates, shop, chosen));
  const digits = minorDigits(currency);
  const counted = shops.filter(({ leftOut }) => leftOut === null);
  // Ad spend that one of them does not know makes the ROI of all unknown.
  const adSpend = counted.some(({ amounts }) => amounts.adSpend === null) ? null : sumOf(counted, 'adSpend');
  const sum = { netSales: sumOf(counted, 'netSales'), netProfit: sumOf(counted, 'netProfit'), adSpend };
  return {
    source: shops.every(({ leftOut }) => leftOut === 'no_orders') ? 'none' : 'live',
    currency,
    from,
    to,
    shops: shops.map(({ amounts, ...shop }) => ({ ...shop, ...figuresOf(amounts, digits) })),
    sum: {
      ...figuresOf(sum, digits),
      missing: LEDGER_KINDS.filter((kind) => counted.some(({ missing }) => missing.includes(kind))),
    },
  };
}
