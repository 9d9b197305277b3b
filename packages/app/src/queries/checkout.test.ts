/// <reference types="node" />
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient, memoryTokens } from '@adaos/api/client';
import { checkoutOutcome, checkoutProblem, checkoutReturn, createCheckout, safeAddress } from './checkout.ts';

const ORIGIN = 'https://shop.example';
let server: Server;
let handler: RequestListener;
let bodies: string[];
let leave: ReturnType<typeof vi.fn<(address: string) => Promise<void>>>;
let checkout: ReturnType<typeof createCheckout>;

beforeEach(async () => {
  bodies = [];
  server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      bodies.push(`${request.method} ${request.url} ${body}`);
      handler(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const client = createClient({
    baseUrl: `http://127.0.0.1:${address.port}`,
    tokens: memoryTokens({ accessToken: 'a', refreshToken: undefined }),
    onSessionEnd: () => undefined,
  });
  leave = vi.fn<(address: string) => Promise<void>>(() => Promise.resolve());
  checkout = createCheckout({ client, origin: ORIGIN, pageOf: (session) => `/pay?session=${session}`, leave });
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const answer =
  (status: number, body: unknown): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const refuse = (status: number) =>
  answer(status, { type: 'x', title: 'x', status, code: 'x', error: 'No.', message: 'No.' });
const problem = () =>
  checkout('growth').then(
    () => 'none',
    (error: unknown) => checkoutProblem(error),
  );
const STRIPE = 'https://checkout.stripe.com/c/pay/cs_1';

describe('[BILL-2] a checkout', () => {
  test("sends the plan alone and goes on to the provider's page", async () => {
    handler = answer(200, { id: 'cs_1', url: STRIPE });
    await checkout('growth');
    expect(bodies).toEqual(['POST /billing/create-checkout-session {"plan":"growth"}']);
    expect(leave).toHaveBeenCalledExactlyOnceWith(STRIPE);
  });

  test('of which the host says the id alone goes on over the own page', async () => {
    handler = answer(200, { id: 'cs_test_a1' });
    await checkout('growth');
    expect(leave).toHaveBeenCalledExactlyOnceWith('/pay?session=cs_test_a1');
  });

  test('wished for twice is one session', async () => {
    handler = answer(200, { id: 'cs_1', url: STRIPE });
    await Promise.all([checkout('growth'), checkout('growth')]);
    expect(bodies).toHaveLength(1);
    expect(leave).toHaveBeenCalledOnce();
  });

  test('that failed can be tried again', async () => {
    handler = refuse(500);
    expect(await problem()).toBe('server');
    handler = answer(200, { id: 'cs_1', url: STRIPE });
    expect(await problem()).toBe('none');
  });
});

describe('[BILL-3] a checkout that does not begin', () => {
  test.each([
    [403, 'settingUp'],
    [404, 'settingUp'],
    [409, 'server'],
    [500, 'server'],
    [502, 'server'],
  ])('because of status %i', async (status, expected) => {
    handler = refuse(status);
    expect(await problem()).toBe(expected);
  });

  test('because the server is not reached', async () => {
    handler = (_, response) => void response.destroy();
    expect(await problem()).toBe('network');
  });

  test.each([
    ['no session id', {}],
    ['no object', 'x'],
    ['an id of nothing', { id: '' }],
    ['an id that Stripe does not make', { id: '../dashboard' }],
  ])('because the answer has %s', async (_, body) => {
    handler = answer(200, body);
    expect(await problem()).toBe('start');
  });

  test.each([['an address at another host', { id: 'cs_1', url: 'https://checkout.stripe.com.evil.example/' }]])(
    'because the answer has %s',
    async (_, body) => {
      handler = answer(200, body);
      expect(await problem()).toBe('redirect');
      expect(leave).not.toHaveBeenCalled();
    },
  );

  test('because the browser does not go there', async () => {
    handler = answer(200, { id: 'cs_1', url: STRIPE });
    leave.mockRejectedValue(new Error('blocked'));
    expect(await problem()).toBe('redirect');
  });
});

test('the sandbox is opened on the own origin, whatever the server thinks that is', () => {
  expect(safeAddress('http://127.0.0.1:4000/checkout/sandbox/abcdefgh', ORIGIN)).toBe('/checkout/sandbox/abcdefgh');
  expect(safeAddress(`${ORIGIN}/pay?x=1`, ORIGIN)).toBe(`${ORIGIN}/pay?x=1`);
});

test.each(['http://checkout.stripe.com/', 'javascript:alert(1)', 'https://evil.example/', 'nonsense'])(
  '%s is no way to pay',
  (url) => {
    expect(() => safeAddress(url, ORIGIN)).toThrow(/payment page/);
  },
);

test('[BILL-2] the return address says how a checkout ended', () => {
  const outcomeAt = (path: string) => checkoutOutcome(new URL(path, ORIGIN).searchParams);
  expect(outcomeAt(checkoutReturn.success)).toBe('success');
  expect(outcomeAt(checkoutReturn.cancelled)).toBe('cancelled');
  expect(outcomeAt(checkoutReturn.testPortal)).toBe('testPortal');
  for (const other of ['other', 'toString', '']) expect(outcomeAt(`/billing?checkout=${other}`)).toBeUndefined();
});
