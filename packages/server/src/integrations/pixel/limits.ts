import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyError } from '../../errors/domain-errors.ts';
import type { Services } from '../../services/services.ts';
import { networkOf } from '../../auth/limits.ts';

/** A visitor who looks at a page every second for ten minutes is at the limit; so is a shop with 20 visitors at every second. */
const LIMITS = {
  pixelByAddress: { points: 600, seconds: 600 },
  pixelByShop: { points: 12_000, seconds: 600 },
} as const;

/** Counts what comes from one network, and for one shop. */
export function createPixelLimits({ database }: Pick<Services, 'database'>) {
  const counter = (name: keyof typeof LIMITS) =>
    new RateLimiterPostgres({
      storeClient: database.pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points: LIMITS[name].points,
      duration: LIMITS[name].seconds,
      clearExpiredByTimeout: false,
    });
  const [byAddress, byShop] = [counter('pixelByAddress'), counter('pixelByShop')];
  /** @throws TooManyError */
  return async (address: string, key: string): Promise<void> => {
    try {
      await byAddress.consume(networkOf(address));
      await byShop.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new TooManyError('too_many_attempts', 'Too many visits at once.', { retryAfter });
    }
  };
}
