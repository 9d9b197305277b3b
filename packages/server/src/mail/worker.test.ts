import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type AccountsApp, createAccountsApp, tokenIn } from '../testing/accounts.ts';

describe('without SMTP_URL', () => {
  let accounts: AccountsApp;
  beforeAll(async () => {
    accounts = await createAccountsApp();
  });
  afterAll(() => accounts.close());

  test('each mail is a whole file in the outbox, named by time and purpose', async () => {
    await accounts.register({ email: 'ana@shop.example', language: 'pt' });
    const [mail] = await accounts.mailsTo('ana@shop.example');
    expect(mail).toMatchObject({
      subject: 'Confirme o seu e-mail para o Adaos',
      from: { name: 'Adaos' },
      to: [{ address: 'ana@shop.example' }],
    });
    expect(mail?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    expect(mail?.html).toContain('<html lang="pt"');
    expect(mail?.html).toContain(`/auth/verify?token=${mail && tokenIn(mail)}`);
    expect(mail?.text).toContain('A ligação é válida durante 24 horas.');
    const names = await readdir(`${accounts.services.dataDir}/outbox`);
    expect(names).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-\w{6}-verify\.eml$/)]);
  });

  test('the queue holds neither address nor token', async () => {
    await accounts.register({ email: 'queue@shop.example' });
    const [mail] = await accounts.mailsTo('queue@shop.example');
    const { rows } = await accounts.services.database.pool.query<{ data: object }>(
      "select data from jobs.job where name = 'mail'",
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('@');
    expect(JSON.stringify(rows)).not.toContain(mail ? tokenIn(mail) : '');
  });

  test('a mail to confirm an address that has been confirmed meanwhile is not sent', async () => {
    const { email, login } = await accounts.join('done@shop.example');
    const { jobs } = accounts.services;
    await jobs.send('mail', { purpose: 'verify', accountId: login.userId });
    await jobs.send('mail', { purpose: 'already-registered', accountId: login.userId, language: 'es' });
    const mails = await accounts.mailsTo(email, 2);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Confirm your email for Adaos',
      'Ya tienes una cuenta de Adaos',
    ]);
  });

  test('a mail to an account that is gone is let go', async () => {
    const gone = '0193a000-0000-7000-8000-000000000001';
    await accounts.services.jobs.send('mail', { purpose: 'verify', accountId: gone });
    await vi.waitFor(
      async () => {
        const { rows } = await accounts.services.database.pool.query<{ state: string }>(
          "select state from jobs.job where data->>'accountId' = $1",
          [gone],
        );
        expect(rows).toEqual([{ state: 'completed' }]);
      },
      { timeout: 10_000 },
    );
  });
});

describe('with SMTP_URL', () => {
  const received: { to: string[]; raw: Buffer }[] = [];
  let refusals = 1;
  const sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusals-- > 0) return done(new Error('the mailbox is full, try again later'));
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks) });
        return done();
      });
    },
  });
  let accounts: AccountsApp;
  beforeAll(async () => {
    const server = sink.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    accounts = await createAccountsApp({
      env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Adaos <post@adaos.example>' },
    });
  });
  afterAll(async () => {
    await accounts.close();
    await new Promise<void>((resolve) => {
      sink.close(resolve);
    });
  });

  test('mails go over SMTP; one that is refused is sent again by the queue', async () => {
    // The queue's own pauses are longer than a test.
    await accounts.services.database.pool.query('update jobs.queue set retry_delay = 0, retry_backoff = false');
    await accounts.register({ email: 'ana@shop.example', language: 'ro' });
    await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 15_000, interval: 50 });
    expect(refusals).toBe(-1);
    expect(received[0]?.to).toEqual(['ana@shop.example']);
    const mail = await PostalMime.parse(received[0]?.raw ?? '');
    expect(mail).toMatchObject({
      subject: 'Confirmă adresa de e-mail pentru Adaos',
      from: { name: 'Adaos', address: 'post@adaos.example' },
    });
    expect(mail.text).toContain('Bun venit la Adaos! Confirmă că această adresă îți aparține');
    expect((await accounts.call('GET', `/auth/verify?token=${tokenIn(mail)}`)).status).toBe(200);
  });
});
