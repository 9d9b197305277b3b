import { sql } from 'kysely';
import type { Database, ShopTransaction } from '../db/database.ts';
import { usageMonth } from './rules/month.ts';

const FLUSH_MS = 5_000;

/**
 * What one order line takes in the database with its ledger entries and indexes, in bytes; measured on 500,000 lines of a
 * wholesale shop (tests/load prints the size). Counting rows is cheap, asking PostgreSQL for sizes is not.
 */
const BYTES_PER_ENTRY = 400;
const BYTES_PER_GB = 1e9;

/** The shop's calls in the month of `now`. */
export async function apiCallsOf(trx: ShopTransaction, shopId: string, now: Date): Promise<number> {
  const row = await trx
    .selectFrom('shop_usage')
    .select('api_calls')
    .where('shop_id', '=', shopId)
    .where('month', '=', usageMonth(now))
    .executeTakeFirst();
  return Number(row?.api_calls ?? 0);
}

/** Gigabytes that the shop's orders and ledger take, with two decimals. */
export async function storageGbOf(trx: ShopTransaction, shopId: string): Promise<number> {
  const { rows } = await sql<{ entries: string }>`
    select coalesce(sum(entries), 0) as entries from daily_totals where shop_id = ${shopId}`.execute(trx);
  return Math.round(((Number(rows[0]?.entries ?? 0) * BYTES_PER_ENTRY) / BYTES_PER_GB) * 100) / 100;
}

/** Counts calls in memory and adds them to the database every few seconds, and once more at the end. */
export class CallCounter {
  readonly #database: Database;
  readonly #onError: (error: unknown) => void;
  readonly #pending = new Map<string, number>();
  /** What the database said at the last flush, by shop. */
  readonly #known = new Map<string, { month: string; calls: number }>();
  readonly #timer: NodeJS.Timeout;

  constructor(database: Database, onError: (error: unknown) => void) {
    this.#database = database;
    this.#onError = onError;
    this.#timer = setInterval(() => void this.flush(), FLUSH_MS).unref();
  }

  /** Counts one call. @returns the shop's calls this month; those through other processes are a few seconds late. */
  async add(shopId: string, now = new Date()): Promise<number> {
    this.#pending.set(shopId, (this.#pending.get(shopId) ?? 0) + 1);
    const month = usageMonth(now);
    if (this.#known.get(shopId)?.month !== month) {
      const calls = await this.#database.readShop(shopId, (trx) => apiCallsOf(trx, shopId, now));
      this.#known.set(shopId, { month, calls });
    }
    return (this.#known.get(shopId)?.calls ?? 0) + (this.#pending.get(shopId) ?? 0);
  }

  async flush(): Promise<void> {
    const month = usageMonth(new Date());
    for (const [shopId, calls] of this.#pending) {
      this.#pending.delete(shopId);
      try {
        const total = await this.#database.forShop(shopId, (trx) =>
          trx
            .insertInto('shop_usage')
            .values({ shop_id: shopId, month, api_calls: String(calls) })
            .onConflict((conflict) =>
              conflict
                .columns(['shop_id', 'month'])
                .doUpdateSet((of) => ({ api_calls: sql`${of.ref('shop_usage.api_calls')} + ${calls}` })),
            )
            .returning('api_calls')
            .executeTakeFirstOrThrow(),
        );
        this.#known.set(shopId, { month, calls: Number(total.api_calls) });
      } catch (error) {
        this.#pending.set(shopId, (this.#pending.get(shopId) ?? 0) + calls);
        this.#onError(error);
        return; // the database is away; all that is pending waits for the next time
      }
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }
}
