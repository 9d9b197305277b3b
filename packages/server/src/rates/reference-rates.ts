import type { Database, ShopTransaction } from '../db/database.ts';
import { addDays } from '../calendar/days.ts';
import { divideRounded } from '../ledger/money.ts';
import { type Decimal, decimalText, toDecimal } from '../orders/decimal.ts';
import { bundledRates, type DayRates } from './table.ts';

/** What amounts of one currency are converted by. */
export interface Rate {
  /** Units of the shop's currency for one of the other, a decimal in text. */
  readonly rate: string;
  /** The day that it was published on, `YYYY-MM-DD`. */
  readonly on: string;
}

/**
 * The days that a rate holds where the next ones have none. The longest pause of the table, over Easter or Christmas, is five days; a
 * currency that is no longer published has no rate, rather than an old one.
 */
const HOLDS_DAYS = 7;
/** Decimals of a rate between two currencies. */
const DECIMALS = 12;

function parse(text: string): Decimal | null {
  const found = /^(\d+)(?:\.(\d+))?$/.exec(text);
  return found && toDecimal(false, found[1] ?? '', found[2]);
}

/** `a / b`, rounded half away from zero. */
function quotient(a: Decimal, b: Decimal): string {
  const units = divideRounded(a.units * 10n ** BigInt(b.scale + DECIMALS), b.units * 10n ** BigInt(a.scale));
  return decimalText({ units, scale: DECIMALS });
}

const EURO: Decimal = { units: 1n, scale: 0 };

/** Reference rates by day, of the euro against other currencies; the rate between two others is the quotient of theirs. */
export class ReferenceRates {
  readonly #byDay: readonly ReadonlyMap<string, DayRates>[];
  readonly #known = new Map<string, Rate | null>();

  /** @param byDay tables by day; of two that have a day the first counts. */
  constructor(...byDay: readonly ReadonlyMap<string, DayRates>[]) {
    this.#byDay = byDay;
  }

  #inEuro(currency: string, rates: DayRates): Decimal | null {
    if (currency === 'EUR') return EURO;
    const text = rates[currency];
    const value = text === undefined ? null : parse(text);
    return value && value.units > 0n ? value : null;
  }

  #find(from: string, to: string, day: string): Rate | null {
    for (let back = 0; back <= HOLDS_DAYS; back += 1) {
      const on = addDays(day, -back);
      const rates = this.#byDay.map((table) => table.get(on)).find((found) => found !== undefined);
      const [a, b] = rates ? [this.#inEuro(from, rates), this.#inEuro(to, rates)] : [null, null];
      const rate = a && b && quotient(b, a);
      if (rate && rate !== '0') return { rate, on };
    }
    return null;
  }

  /** Whether there is a rate between two currencies on any day. */
  knows(from: string, to: string): boolean {
    return this.#byDay.some((table) =>
      Array.from(table.values()).some(
        (rates) => this.#inEuro(from, rates) !== null && this.#inEuro(to, rates) !== null,
      ),
    );
  }

  /**
   * The rate of a day: the one published on it, else the last before it, at most seven days back.
   * @param day `YYYY-MM-DD`
   * @returns null where there is none.
   */
  of(from: string, to: string, day: string): Rate | null {
    const key = `${from} ${to} ${day}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const found = this.#find(from, to, day);
    this.#known.set(key, found);
    return found;
  }
}

/** The rates that came with this version, and those that were read since. */
export async function loadRates(trx: ShopTransaction): Promise<ReferenceRates> {
  const bundled = await bundledRates();
  const rows = await trx.selectFrom('reference_rates').select(['day', 'rates']).execute();
  return new ReferenceRates(bundled, new Map(rows.map(({ day, rates }) => [day, rates])));
}

/** The last day that has rates. */
export async function newestRateDay(database: Database): Promise<string> {
  const bundled = Array.from((await bundledRates()).keys()).at(-1) ?? '';
  const { newest } = await database.db
    .selectFrom('reference_rates')
    .select((of) => of.fn.max('day').as('newest'))
    .executeTakeFirstOrThrow();
  return newest !== null && newest > bundled ? newest : bundled;
}

/** Keeps the rates of days that are new; of a known day they stay. @returns how many are new. */
export async function keepRates(database: Database, byDay: ReadonlyMap<string, DayRates>): Promise<number> {
  if (byDay.size === 0) return 0;
  const rows = Array.from(byDay, ([day, rates]) => ({ day, rates: JSON.stringify(rates) }));
  const added = await database.db
    .insertInto('reference_rates')
    .values(rows)
    .onConflict((conflict) => conflict.column('day').doNothing())
    .returning('day')
    .execute();
  return added.length;
}
