import { pino } from 'pino';
import { expect, test } from 'vitest';
import { Closing } from './closing.ts';
import { readConfig } from './config/config.ts';
import { keepConnection } from './integrations/connections.ts';
import { serve } from './serve.ts';
import { createTestApp } from './testing/app.ts';

test('wire', async () => {
  const testApp = await createTestApp();
  const shop = await testApp.createShop();
  await keepConnection(testApp.services, { shopId: shop.shopId, accountId: shop.accountId, platform: 'shopify', store: 'a.myshopify.com' }, { credentials: { accessToken: 'x' }, scopes: 'read' });
  await testApp.services.database.pool.query(`update jobs.job set state = 'failed' where name = 'store'`);
  const log = pino({ level: 'silent' });
  const closing = new Closing();
  await serve({ config: readConfig({ PORT: '0', SHOPIFY_BASE: 'http://127.0.0.1:1', OUTBOUND_ALLOW: '127.0.0.1:1' }), log, dataDir: testApp.services.dataDir, postgres: testApp.testDatabase.config, closing });
  const { rows } = await testApp.services.database.pool.query(`select state from jobs.job where name = 'store'`);
  console.log(rows);
  expect(rows).toHaveLength(2);
  await closing.run(log);
  await testApp.close();
});
