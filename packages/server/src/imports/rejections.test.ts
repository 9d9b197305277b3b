/** @module-tag full */
import { get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../testing/app.ts';
import { createImportApp, importFile } from '../testing/imports.ts';

/** Lines that are read from the database in several turns, and more text than a connection holds. */
const REJECTED = 10_000;

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createImportApp();
});
afterAll(() => testApp.close());

test('a download whose rows cannot be read to the end is cut off, and the server lives', async () => {
  const shop = await testApp.createShop();
  const broken = Array.from({ length: REJECTED }, (_, at) => `${at},no date,1,2.50,A,${'Lamp '.repeat(400)}`);
  const { id } = await importFile(
    testApp,
    shop,
    ['Order,Date,Quantity,Price,SKU,Name', '1,2024-01-02,1,2.50,A,Lamp', ...broken].join('\n'),
  );
  await testApp.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = testApp.app.server.address() as AddressInfo;
  const path = `/api/imports/${id}/rejected.csv`;

  const request = get({ host: '127.0.0.1', port, path, headers: shop.headers });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  // Nothing of it is read yet, so the server has stopped to ask for rows.
  const owner = new pg.Client(testApp.testDatabase.config);
  await owner.connect();
  await owner.query('alter table import_rejections rename to import_rejections_away');
  await expect(text(answer)).rejects.toThrow('aborted');
  await owner.query('alter table import_rejections_away rename to import_rejections');
  await owner.end();

  const whole = await testApp.app.inject({ url: path, headers: shop.headers });
  expect(whole.body.trim().split('\r\n')).toHaveLength(REJECTED + 1);
});
