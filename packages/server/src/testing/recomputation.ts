import { expect, vi } from 'vitest';
import type { TestApp, TestShop } from './app.ts';

/** Waits until the figures of a shop are in line with all changes of its costs: a call answers after a second, done or not. */
export async function recomputed(
  { services }: Pick<TestApp, 'services'>,
  { shopId }: Pick<TestShop, 'shopId'>,
): Promise<void> {
  const open = () =>
    services.database.readShop(shopId, (trx) =>
      trx
        .selectFrom('recomputations')
        .select(['kind', 'phase'])
        .where('shop_id', '=', shopId)
        .where('finished_at', 'is', null)
        .execute(),
    );
  // `expect.poll` works within a test alone, and not in what is done before it.
  await vi.waitFor(async () => expect(await open()).toEqual([]), { timeout: 60_000, interval: 50 });
}
