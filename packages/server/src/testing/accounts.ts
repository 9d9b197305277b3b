import { contract, LoginResponse, Problem, type RegisterRequest, Session, type ShopUser, TokenPair } from '@adaos/api';
import type { InjectOptions } from 'fastify';
import PostalMime, { type Email } from 'postal-mime';
import { vi } from 'vitest';
import type { RouteModule } from '../http/app/build-app.ts';
import { createAuthenticate } from '../http/app/authenticate.ts';
import { openOutbox } from '../mail/outbox.ts';
import { registerMailWorker } from '../mail/worker.ts';
import { auditRoutes } from '../http/routes/audit.ts';
import { authRoutes } from '../http/routes/auth.ts';
import { contactRoutes } from '../http/routes/contact.ts';
import { notificationRoutes } from '../http/routes/notifications.ts';
import { profileRoutes } from '../http/routes/profile.ts';
import { securityRoutes } from '../http/routes/security.ts';
import { userRoutes } from '../http/routes/users.ts';
import { createTestApp, type TestApp } from './app.ts';

export const PASSWORD = 'violet kettle 48 marsh';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** The user in an answer to a call that made or changed one. */
export function userOf(answer: unknown): ShopUser {
  const made = contract.createUser.answer.parse(answer);
  if (!('data' in made)) throw new Error('no user in the answer');
  return made.data;
}

export interface Member {
  readonly email: string;
  readonly login: LoginResponse;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface AccountsApp extends TestApp {
  call(
    method: Method,
    url: string,
    options?: Pick<InjectOptions, 'payload' | 'headers' | 'remoteAddress'>,
  ): Promise<Answer>;
  /** A call with an access token. */
  as(accessToken: string, method: Method, url: string, payload?: object): Promise<Answer>;
  register(request: Partial<RegisterRequest> & { email: string }): Promise<Answer>;
  login(email: string, password?: string): Promise<Answer>;
  refresh(refreshToken: string): Promise<Answer>;
  session(accessToken: string): Promise<Answer>;
  /** The mails to an address, oldest first, once there are as many. */
  mailsTo(email: string, count?: number): Promise<Email[]>;
  /** Follows the link in the newest invitation to an address, once there are so many mails to it. */
  accept(email: string, mails?: number): Promise<void>;
  /** Registers a company, follows the link in its mail and logs in. */
  join(email: string, request?: Partial<RegisterRequest>): Promise<Member>;
}

/** The token in the link of a mail. */
export function tokenIn(mail: Email): string {
  const token = /\/auth\/(?:verify|reset\/confirm)\?token=([\w-]+)/.exec(mail.text ?? '')?.[1];
  if (token === undefined) throw new Error(`no link in: ${mail.text}`);
  return token;
}

/** What an answer is to the one who calls, but for what names the single request. */
export function seen({ status, body }: Answer): unknown {
  const { requestId: _, ...rest } = body as Record<string, unknown>;
  return { status, body: rest };
}

export const problemOf = (answer: Answer): Problem => Problem.parse(answer.body);
export const tokensOf = (answer: Answer): TokenPair => TokenPair.parse(answer.body);
export const sessionOf = (answer: Answer): Session => Session.parse(answer.body);

const accountModules: readonly RouteModule[] = [
  authRoutes,
  securityRoutes,
  userRoutes,
  profileRoutes,
  notificationRoutes,
  contactRoutes,
  auditRoutes,
];

/** The calls of accounts with their mails, on a database of their own. For tests of the `server` project. */
export async function createAccountsApp(
  options: { env?: Record<string, string>; modules?: readonly RouteModule[] } = {},
): Promise<AccountsApp> {
  const { env = {}, modules = [] } = options;
  const testApp = await createTestApp({
    modules: [...accountModules, ...modules],
    authenticate: createAuthenticate,
    env,
  });
  const { app, services } = testApp;
  await registerMailWorker(services);
  const outbox = openOutbox(services.dataDir);
  // Mails do not change once written; parsing all of them at each look took most of the time of a test that waits for one.
  const parsed = new Map<string, Promise<Email>>();
  const read = (name: string) => {
    const mail = parsed.get(name) ?? outbox.read(name).then((raw) => PostalMime.parse(raw ?? ''));
    parsed.set(name, mail);
    return mail;
  };

  const call: AccountsApp['call'] = async (method, url, { headers, ...rest } = {}) => {
    const response = await app.inject({ method, url, headers: { accept: 'application/json', ...headers }, ...rest });
    return { status: response.statusCode, headers: response.headers, body: response.json() };
  };
  const as: AccountsApp['as'] = (accessToken, method, url, payload) =>
    call(method, url, { headers: { authorization: `Bearer ${accessToken}` }, ...(payload && { payload }) });
  const post = (url: string, payload: object) => call('POST', url, { payload });
  const register: AccountsApp['register'] = (request) =>
    post('/auth/register', { password: PASSWORD, name: 'Ceai și cafea', ...request });
  const login: AccountsApp['login'] = (email, password = PASSWORD) => post('/auth/login', { email, password });
  const mailsTo: AccountsApp['mailsTo'] = (email, count = 1) =>
    vi.waitFor(
      async () => {
        const names = (await outbox.list()).toReversed();
        const mails = await Promise.all(names.map(read));
        const own = mails.filter((mail) => mail.to?.some(({ address }) => address === email));
        if (own.length < count) throw new Error(`${own.length} of ${count} mails to ${email}`);
        return own;
      },
      { timeout: 10_000, interval: 50 },
    );

  const accept: AccountsApp['accept'] = async (email, mails = 1) => {
    const mail = (await mailsTo(email, mails)).at(-1);
    const { status } = await call('GET', `/auth/verify?token=${mail ? tokenIn(mail) : ''}`);
    if (status !== 200) throw new Error(`The invitation was answered with ${status}.`);
  };

  return {
    ...testApp,
    accept,
    call,
    as,
    register,
    login,
    mailsTo,
    refresh: (refreshToken) => post('/auth/refresh', { refreshToken }),
    session: (accessToken) => as(accessToken, 'GET', '/auth/session'),
    async join(email, request = {}) {
      await register({ ...request, email });
      const [mail] = await mailsTo(email);
      if (!mail) throw new Error('no mail');
      await call('GET', `/auth/verify?token=${tokenIn(mail)}`);
      return { email, login: LoginResponse.parse((await login(email, request.password)).body) };
    },
  };
}
