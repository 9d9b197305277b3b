import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountsApp, createAccountsApp, tokenIn } from '../../testing/accounts.ts';
import { mailboxRoutes } from './mailbox.ts';
import { openOutbox } from '../../mail/outbox.ts';

let accounts: AccountsApp;
beforeAll(async () => {
  accounts = await createAccountsApp({ modules: [mailboxRoutes] });
});
afterAll(() => accounts.close());

const open = (url: string) =>
  accounts.app.inject({ url, headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate' } });

test('the mailbox is empty, then lists the mails and shows each with its link', async () => {
  const empty = await open('/dev/mailbox');
  expect(empty.statusCode).toBe(200);
  expect(empty.body).toContain('No mail yet.');

  await accounts.register({ email: 'ana@shop.example' });
  const [mail] = await accounts.mailsTo('ana@shop.example');
  const list = await open('/dev/mailbox');
  expect(list.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(list.headers['content-security-policy']).toContain("default-src 'none'");
  expect(list.body).toContain('ana@shop.example');
  const [href = ''] = /\/dev\/mailbox\/[^"]+\.eml/.exec(list.body) ?? [];

  const shown = await open(href);
  expect(shown.statusCode).toBe(200);
  const link = `http://localhost/auth/verify?token=${mail && tokenIn(mail)}`;
  expect(shown.body).toContain(`<a href="${link}">${link}</a>`);

  const rendered = await open(`${href}/html`);
  expect(rendered.body).toContain(`href="${link}"`);
  expect(rendered.headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  );
  expect((await open('/dev/mailbox.css')).headers['content-type']).toBe('text/css; charset=utf-8');
});

test('what a mail says cannot become part of the page', async () => {
  const outbox = openOutbox(accounts.services.dataDir);
  const mail =
    'To: <x@y.example>\r\nSubject: <script>alert(1)</script>\r\n\r\n<img src=x onerror=alert(2)> http://a.example/"onclick="x\r\n';
  await outbox.write('hostile', Buffer.from(mail));
  const [name] = await outbox.list();
  const pages = [(await open('/dev/mailbox')).body, (await open(`/dev/mailbox/${name}`)).body];
  for (const body of pages) {
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(body).not.toMatch(/<script|<img|"onclick/);
  }
});

test.each(['nothing.eml', '..%2Fsecret', '%2e%2e%2fpostgres.log'])(
  'there is nothing at /dev/mailbox/%s',
  async (name) => {
    expect((await open(`/dev/mailbox/${name}`)).statusCode).toBe(404);
  },
);

test('production has no mailbox', async () => {
  const production = await createAccountsApp({
    env: {
      NODE_ENV: 'production',
      APP_ORIGIN: 'https://app.adaos.example',
      APP_SECRET: 'x'.repeat(32),
      DATA_DIR: accounts.services.dataDir,
      SMTP_URL: 'smtp://127.0.0.1:1',
    },
    modules: [mailboxRoutes],
  });
  try {
    const answer = await production.app.inject({ url: '/dev/mailbox', headers: { accept: 'application/json' } });
    expect(answer.statusCode).toBe(404);
  } finally {
    await production.close();
  }
});
