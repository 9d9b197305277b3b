import { afterAll, beforeAll, expect, test } from 'vitest';
import { Closing } from './closing.ts';
import { readConfig } from './config/config.ts';
import { keepConnection } from './integrations/connections.ts';
import { serve } from './serve.ts';
import { createTestApp, type TestApp } from './testing/app.ts';

const NOWHERE = '127.0.0.1:1';
let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

test('a start plans the read of a shop that was lost from the queue', async () => {
  const { services, testDatabase } = testApp;
  const { log, dataDir, database } = services;
  const { shopId, accountId } = await testApp.createShop();
  const attempt = { shopId, accountId, platform: 'shopify', store: 'lana-si-lut.myshopify.com' } as const;
  await keepConnection(services, attempt, { credentials: { accessToken: 'token' }, scopes: 'read' });
  await database.pool.query(`update jobs.job set state = 'failed' where name = 'store'`);

  const config = readConfig({ PORT: '0', SHOPIFY_BASE: `http://${NOWHERE}`, OUTBOUND_ALLOW: NOWHERE });
  const closing = new Closing();
  try {
    await serve({ config, log, dataDir, postgres: testDatabase.config, closing });
    // The read may have been made by now, and the one after it planned.
    const { rows } = await database.pool.query(
      `select distinct data->>'shopId' as shop from jobs.job where name = 'store' and state <> 'failed'`,
    );
    expect(rows).toEqual([{ shop: shopId }]);
  } finally {
    await closing.run(log);
  }
});
