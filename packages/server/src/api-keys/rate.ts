import { API_CALLS_PER_MINUTE, type Plan } from '@adaos/domain';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

const WINDOW = 60;

/** What is left of a minute's calls. */
export interface Rate {
  readonly limit: number;
  /** Seconds of the window. */
  readonly window: number;
  readonly remaining: number;
  /** Seconds until the window begins again. */
  readonly resets: number;
  readonly exceeded: boolean;
}

/** Counts the calls of a shop in a minute, of all its keys and on all servers together. */
export function createApiRate(pool: Pool): (shopId: string, plan: Plan) => Promise<Rate> {
  const counters = new Map<number, RateLimiterPostgres>();
  const counterOf = (points: number) => {
    const known = counters.get(points);
    if (known) return known;
    const counter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: 'apiByShop',
      points,
      duration: WINDOW,
      // Those of logins delete the expired rows of all.
      clearExpiredByTimeout: false,
    });
    counters.set(points, counter);
    return counter;
  };
  return async (shopId, plan) => {
    const limit = API_CALLS_PER_MINUTE[plan.id];
    const rate = ({ remainingPoints, msBeforeNext }: RateLimiterRes, exceeded: boolean): Rate => ({
      limit,
      window: WINDOW,
      remaining: Math.max(0, remainingPoints),
      resets: Math.max(1, Math.ceil(msBeforeNext / 1000)),
      exceeded,
    });
    try {
      return rate(await counterOf(limit).consume(shopId), false);
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return rate(refusal, true);
      throw refusal;
    }
  };
}
