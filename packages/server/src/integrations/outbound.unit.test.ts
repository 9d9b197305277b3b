import { createSocket } from 'node:dgram';
import dns from 'node:dns';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callOut, isPublicAddress, OutboundError } from './outbound.ts';

let calls = 0;
const server = http.createServer((request, response) => {
  calls += 1;
  if (request.url === '/long') response.end(Buffer.alloc(2 * 1024 * 1024));
  else if (request.url === '/moved') response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
  else response.end('hello');
});
let host: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '64:ff9b::a9fe:a9fe',
  'localhost',
])('%s is no address of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])('%s is', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test('a private address is not called, by number, by name or in any spelling', async () => {
  const port = host.split(':')[1];
  for (const name of ['127.0.0.1', 'localhost', '127.1', '0x7f000001', '2130706433', '[::ffff:127.0.0.1]', '[::1]']) {
    await expect(callOut(`http://${name}:${port}/`, {}, [])).rejects.toThrow(OutboundError);
  }
  expect(calls).toBe(0);
});

/** Has names asked from a name server of its own, that answers each query with `answer`, or not at all. */
async function withNameServer(answer: (query: Buffer) => Buffer | null, work: (asked: () => number) => Promise<void>) {
  const nameServer = createSocket('udp4');
  let asked = 0;
  nameServer.on('message', (query, { port }) => {
    asked += 1;
    const reply = answer(query);
    if (reply) nameServer.send(reply, port, '127.0.0.1');
  });
  nameServer.bind(0, '127.0.0.1');
  await once(nameServer, 'listening');
  const before = dns.getServers();
  dns.setServers([`127.0.0.1:${nameServer.address().port}`]);
  try {
    await work(() => asked);
  } finally {
    dns.setServers(before);
    nameServer.close();
  }
}

/** The answer to a query (RFC 1035, 4.1): these addresses where it asks for those of IPv4, else none. */
function answerWith(query: Buffer, addresses: readonly string[]): Buffer {
  const question = query.subarray(12, query.indexOf(0, 12) + 5);
  const found = question.readUInt16BE(question.length - 4) === 1 ? addresses : [];
  const header = Buffer.from([...query.subarray(0, 2), 0x81, 0x80, 0, 1, 0, found.length, 0, 0, 0, 0]);
  const records = found.map((address) =>
    Buffer.from([0xc0, 0x0c, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split('.').map(Number)]),
  );
  return Buffer.concat([header, question, ...records]);
}

test.each([
  ['a private address', ['127.0.0.1'], /not on the public internet/],
  ['a private address beside a public one', ['93.184.216.34', '10.0.0.1'], /not on the public internet/],
  ['no address', [], /not known/],
])('a name with %s is not called', (_, addresses, message) =>
  withNameServer(
    (query) => answerWith(query, addresses),
    async () => {
      await expect(callOut(`http://shop.example:${host.split(':')[1]}/`, {}, [])).rejects.toThrow(message);
      expect(calls).toBe(0);
    },
  ),
);

test('a name server that is silent holds up nothing else', () =>
  withNameServer(
    () => null,
    async (asked) => {
      // More than the threads of the process.
      const made = Array.from({ length: 16 }, (_, at) =>
        callOut(`http://shop-${at}.example/`, {}, []).catch((error: unknown) => error),
      );
      await expect.poll(asked).toBeGreaterThanOrEqual(16);
      const began = performance.now();
      await stat('/');
      expect(performance.now() - began).toBeLessThan(2_000);
      for (const outcome of await Promise.all(made)) expect(outcome).toBeInstanceOf(OutboundError);
    },
  ));

test('a host that tests allow answers; a redirect is not followed, and too long an answer is given up', async () => {
  expect(await callOut(`http://${host}/`, {}, [host])).toMatchObject({ status: 200, text: 'hello' });
  expect((await callOut(`http://${host}/moved`, {}, [host])).status).toBe(302);
  await expect(callOut(`http://${host}/long`, {}, [host])).rejects.toThrow(/too long/);
  await expect(callOut('file:///etc/passwd', {}, [])).rejects.toThrow(OutboundError);
});
