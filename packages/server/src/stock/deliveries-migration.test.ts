import pg from 'pg';
import { expect, test } from 'vitest';
import { migrate } from '../jobs/migrate.ts';
import { createTestDatabase } from '../testing/database.ts';

const [SHOP, OTHER] = ['0193a000-0000-7000-8000-000000000001', '0193a000-0000-7000-8000-000000000002'] as const;
const id = (number: number) => `0193a000-0000-7000-8000-0000000001${String(number).padStart(2, '0')}`;

/** Shop, id, ordered, due, received. */
const DELIVERIES = [
  [SHOP, id(2), '2024-01-05', '2024-01-12', '2024-01-14'],
  [SHOP, id(1), '2024-01-05', '2024-01-10', '2024-01-05'],
  [SHOP, id(3), '2024-02-01', '2024-02-08', null],
  [OTHER, id(1), '2024-03-01', '2024-03-08', '2024-03-04'],
] as const;
const READ = `select shop_id, id, supplier_id, ordered_on::text, due_on::text, received_on::text from deliveries order by shop_id, id`;

test(
  'deliveries that were kept before there were purchase orders are orders and receipts, and read as they were',
  { tags: ['full'] },
  async () => {
    const database = await createTestDatabase({ upTo: '0065-forecasts' });
    const owner = new pg.Client(database.config);
    await owner.connect();
    try {
      for (const shop of [SHOP, OTHER]) {
        await owner.query(`insert into shops (shop_id, name) values ($1, 'Shop')`, [shop]);
        await owner.query(`insert into suppliers (shop_id, id, name, promised_days) values ($1, $2, 'Mill', 7)`, [
          shop,
          id(90),
        ]);
      }
      for (const delivery of DELIVERIES) {
        await owner.query('insert into deliveries values ($1, $2, $3, $4, $5, $6)', [
          ...delivery.slice(0, 2),
          id(90),
          ...delivery.slice(2),
        ]);
      }
      const before = (await owner.query(READ)).rows as unknown[];
      expect(before).toHaveLength(DELIVERIES.length);
      await migrate(database.config);
      expect((await owner.query(READ)).rows).toEqual(before);
      const orders = await owner.query(
        `select o.shop_id, o.number, o.id, o.state, r.received_on::text as received from purchase_orders o
         left join goods_receipts r on r.shop_id = o.shop_id and r.order_id = o.id order by o.shop_id, o.number`,
      );
      expect(orders.rows).toEqual([
        { shop_id: SHOP, number: 1, id: id(1), state: 'ordered', received: '2024-01-05' },
        { shop_id: SHOP, number: 2, id: id(2), state: 'ordered', received: '2024-01-14' },
        { shop_id: SHOP, number: 3, id: id(3), state: 'ordered', received: null },
        { shop_id: OTHER, number: 1, id: id(1), state: 'ordered', received: '2024-03-04' },
      ]);
    } finally {
      await owner.end();
      await database.drop();
    }
  },
);
