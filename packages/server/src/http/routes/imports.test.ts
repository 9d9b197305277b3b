import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createImportApp } from '../../testing/imports.ts';

const FILE = Buffer.from(`Order,Date,Quantity,Price\n${'1001,2024-03-05,1,10.00\n'.repeat(50_000)}`);
const FORM = Buffer.concat([
  Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n'),
  FILE,
  Buffer.from('\r\n--b--\r\n'),
]);

let testApp: TestApp;
let port: number;
// Both calls go through this one connection.
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
beforeAll(async () => {
  testApp = await createImportApp();
  await testApp.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = testApp.app.server.address() as AddressInfo);
});
afterAll(async () => {
  agent.destroy();
  await testApp.close();
});

async function post(path: string, headers: object, body: Buffer): Promise<number | undefined> {
  const sent = http.request({
    agent,
    port,
    path,
    method: 'POST',
    headers: { ...headers, 'content-length': body.length },
  });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [http.IncomingMessage];
  await once(answer.resume(), 'end');
  return answer.statusCode;
}

test.each([
  ['as it is', 'text/csv', FILE, 200],
  ['in a form', 'multipart/form-data; boundary=b', FORM, 200],
  ['of another type', 'text/html', FILE, 415],
])(
  'a file sent %s whose end the preview does not need leaves the connection to the next call',
  async (_, type, body, status) => {
    const shop = await testApp.createShop();
    const headers = { ...shop.headers, 'content-type': type };
    expect(await post('/api/imports/preview', headers, body)).toBe(status);
    expect(await post('/api/imports/preview', headers, body)).toBe(status);
  },
);

test('nor does an import that is refused by its settings', async () => {
  const shop = await testApp.createShop();
  const headers = { ...shop.headers, 'content-type': 'text/csv' };
  for (let calls = 0; calls < 2; calls += 1) {
    expect(await post('/api/imports?currency=ZZZ&timezone=UTC', headers, FILE)).toBe(400);
    expect(await post('/api/imports?currency=zzz&timezone=UTC', headers, FILE)).toBe(400);
  }
});
