import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from './database.ts';

async function query(config: pg.ClientConfig, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

test('each test database is migrated, empty and apart from the others', async () => {
  const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  try {
    await query(one.config, "insert into shops (shop_id, name) values (gen_random_uuid(), 'One')");
    expect(await query(one.config, 'select name from shops')).toEqual([{ name: 'One' }]);
    expect(await query(two.config, 'select name from shops')).toEqual([]);
  } finally {
    await Promise.all([one.drop(), two.drop()]);
  }
  await expect(query(one.config, 'select 1')).rejects.toThrow(/does not exist/);
});
