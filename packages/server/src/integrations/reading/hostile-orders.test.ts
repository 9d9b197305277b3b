/** @module-tag full */
import type { OAuthPlatform } from '@adaos/api';
import fc, { type Arbitrary } from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StorePlatforms, startPlatforms } from '../../testing/connected-store.ts';
import { shopifyOrder, wooOrder } from '../../testing/fake-orders.ts';
import { hostileText } from '../../testing/fuzz/hostile-text.ts';
import { hostileValue } from '../../testing/fuzz/values.ts';

let platforms: StorePlatforms;
beforeAll(async () => {
  platforms = await startPlatforms();
});
afterAll(() => platforms.close());

type Json = Record<string, unknown>;
const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every text of an order, and now and then any other field of it, becomes something odd. */
function malformed(value: unknown, share: number): Arbitrary<unknown> {
  const odd = typeof value === 'string' ? fc.oneof(hostileText(600), hostileText(20), hostileValue) : hostileValue;
  const kept: Arbitrary<unknown> = Array.isArray(value)
    ? fc.tuple(...value.map((one) => malformed(one, share)))
    : isRecord(value)
      ? fc.record(Object.fromEntries(Object.entries(value).map(([name, one]) => [name, malformed(one, share)])))
      : fc.constant(value);
  return fc.oneof({ weight: share, arbitrary: kept }, { weight: 1, arbitrary: odd });
}

const ORDERS = 60;
const RIGHT = 900_001;
/** Only texts are odd, or some of everything is. */
const orderOf = (make: (number: number) => Json): Arbitrary<Json[]> =>
  fc.tuple(
    ...Array.from({ length: ORDERS }, (_, index) => {
      const order = make(index + 1);
      const texts = Object.entries(order).filter(([, value]) => typeof value === 'string');
      const changes = fc.record(
        Object.fromEntries(
          texts.map(([name, value]) => [
            name,
            fc.oneof({ weight: 8, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: hostileText(300) }),
          ]),
        ),
      );
      return fc.oneof(
        changes.map((change) => ({ ...order, ...change })),
        malformed(order, 40).map((all) => (isRecord(all) ? all : { ...order, note: all })),
      );
    }),
  );

const make: Record<OAuthPlatform, (number: number) => Json> = {
  shopify: (number) =>
    shopifyOrder(number, {
      refunds: [
        {
          id: number,
          created_at: '2024-03-20T23:30:00Z',
          note: 'Prea mic',
          refund_line_items: [{ subtotal: '45.00', total_tax: '7.18' }],
          order_adjustments: [{ amount: '-12.61', tax_amount: '-2.39', kind: 'shipping_refund' }],
        },
      ],
    }),
  woocommerce: (id) => wooOrder(id),
};

test.each(['shopify', 'woocommerce'] as const)(
  '[INTG-1] whatever is in the orders of a shop at %s, the shop is read to its end, and every order that is right',
  async (platform) => {
    const { orders } = platforms[platform];
    await fc.assert(
      fc.asyncProperty(orderOf(make[platform]), async (odd) => {
        const shop = await platforms.testApp.createShop({ currency: null });
        orders.list = [...odd, make[platform](RIGHT)];
        await platforms.connect(shop, platform);
        await platforms.read(shop, platform);
        const card = await platforms.cardOf(shop, platform);
        expect(card).toMatchObject({ problem: null, broken: false, reading: false });
        expect(card?.lastReadAt).not.toBeNull();
        // The orders are put in their own order by the platform, which knows no moment for some of them.
        const { rows } = await platforms.testApp.services.database.forShop(shop.shopId, async (trx) => ({
          rows: await trx.selectFrom('orders').select('external_id as ref').execute(),
        }));
        expect(rows.map(({ ref }) => ref)).toContain(platform === 'shopify' ? `#${RIGHT}` : String(RIGHT));
        expect(rows.length).toBe(card?.orders);
        // A second reading finds the same.
        await platforms.read(shop, platform);
        expect(await platforms.cardOf(shop, platform)).toMatchObject({
          orders: card?.orders,
          setAside: card?.setAside,
        });
      }),
      // A smaller example would take minutes to find; the seed of a failure is in its message.
      { numRuns: 4, endOnFailure: true },
    );
  },
  300_000,
);
