import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';

type Answer = readonly [status: number, body: unknown, type?: string];
interface Asked {
  readonly email?: string;
  readonly oldPassword?: string;
  readonly question?: string;
}

const JSON_TYPE = 'application/json';
const user = (email: string) => ({ id: '65f1c0ffee65f1c0ffee65f1', email, role: 'admin' });
const session = (email: string, mustChangePassword = false) => ({
  accessToken: 'an access token',
  refreshToken: 'a refresh token',
  user: user(email),
  mustChangePassword,
});

/** What a host that has only the specification's section 7 answers: no codes, no problem documents, no other call. */
const answers: Readonly<Record<string, (asked: Asked) => Answer>> = {
  'POST /auth/login': ({ email = '' }) => {
    if (email.startsWith('unconfirmed')) return [403, { message: 'You have to confirm your email first.' }];
    if (email.startsWith('page')) return [500, '<!doctype html><h1>Oops</h1>', 'text/html'];
    if (email.startsWith('markup')) return [400, { error: '<img src=x onerror=alert(1)>' }];
    if (email.startsWith('nobody')) return [401, { error: 'Nobody here has this e-mail.' }];
    return [200, session(email, email.startsWith('new'))];
  },
  'POST /auth/register': () => [409, { error: 'This company has an account.' }],
  'POST /auth/resend': () => [200, { success: true }],
  'POST /auth/reset-request': () => [503, { message: 'Mails go out from nine on.' }],
  'POST /auth/reset-confirm': () => [400, { message: 'This link was used before.' }],
  'POST /auth/change-password': ({ oldPassword }) =>
    oldPassword === 'first' ? [200, { success: true }] : [401, { error: 'The old one was another.' }],
  'POST /support/ask': ({ question = '' }) => [200, { answer: `You asked: ${question}` }],
  'GET /billing/subscription': () => [200, null],
  'POST /billing/create-checkout-session': () => [200, { id: 'cs_test_foreign1' }],
  'GET /auth/users': () => [
    200,
    { data: [user('ana@shop.test'), { ...user('ion@shop.test'), id: 'ion', role: 'viewer' }] },
  ],
  'DELETE /auth/users/ion': () => [409, { error: 'Ion has open orders.' }],
  'GET /api/integrations/connect/shopify': () => [200, { success: false, error: 'Shopify is closed today.' }],
  'GET /api/integrations': () => [200, { success: true, oauthConnections: {}, integrations: [] }],
};

/** Answers one call, for pages of any origin. */
export async function answerAsForeignHost(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://host');
  const answer = answers[`${request.method} ${pathname}`];
  const asked = request.method === 'POST' ? ((await json(request)) as Asked) : {};
  const [status, body, type = JSON_TYPE] = answer?.(asked) ?? [404, { error: `There is no ${pathname}` }];
  response.writeHead(request.method === 'OPTIONS' ? 204 : status, {
    'content-type': type,
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'authorization, content-type',
    'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  });
  response.end(request.method === 'OPTIONS' ? undefined : type === JSON_TYPE ? JSON.stringify(body) : body);
}

/** A host that is not this repository's, on a port of the loopback. */
export const foreignHost = (): Server =>
  createServer((request, response) => void answerAsForeignHost(request, response));
