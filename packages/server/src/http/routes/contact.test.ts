import { sampleContactForm } from '@adaos/api/sample/auth';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AccountsApp, createAccountsApp, problemOf } from '../../testing/accounts.ts';

const received: { to: string[]; raw: Buffer }[] = [];

/** A real SMTP server that can be taken down and started again at its address. */
function startSink(port: number): Promise<{ port: number; stop(): Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks) });
        done();
      });
    },
  });
  const listening = server.listen(port, '127.0.0.1');
  return once(listening, 'listening').then(() => ({
    port: (listening.address() as AddressInfo).port,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
      }),
  }));
}

let accounts: AccountsApp;
let sink: Awaited<ReturnType<typeof startSink>>;
beforeAll(async () => {
  sink = await startSink(0);
  accounts = await createAccountsApp({
    env: {
      SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
      MAIL_FROM: 'Adaos <post@adaos.example>',
      CONTACT_TO: 'people@adaos.example',
    },
  });
  // The queue's own pauses are longer than a test. Without any, the oldest mail is tried again before the next has its turn.
  await accounts.services.database.pool.query('update jobs.queue set retry_delay = 1, retry_backoff = false');
});
afterAll(async () => {
  await accounts.close();
  await sink.stop();
});
beforeEach(async () => {
  received.length = 0;
  await accounts.services.database.pool.query('delete from rate_limits');
});

const form = { ...sampleContactForm, message: 'Prima linie.\n<b>A doua</b> linie, cu ținte.' };
const send = (payload: object = form, remoteAddress = '192.0.2.1') =>
  accounts.call('POST', '/api/contact', { payload, remoteAddress });
const kept = async () =>
  (await accounts.services.database.db.selectFrom('contact_messages').selectAll().orderBy('created_at').execute()).at(
    -1,
  );
const count = async () =>
  (await accounts.services.database.db.selectFrom('contact_messages').select('id').execute()).length;
/** The mails that have arrived, once there are as many. */
async function arrived(number: number): Promise<Email[]> {
  await vi.waitFor(() => expect(received).toHaveLength(number), { timeout: 15_000, interval: 50 });
  return Promise.all(received.map(({ raw }) => PostalMime.parse(raw)));
}

describe('the contact form', () => {
  test('[LAND-6] a message is kept, and mailed on with the way to answer it', async () => {
    const answer = await send({ ...form, language: 'ro' });
    expect(answer).toMatchObject({ status: 200, body: { message: expect.stringContaining('24 hours') } });
    const { name, email, company, message } = form;
    expect(await kept()).toMatchObject({ name, email, company, message, language: 'ro' });
    const [mail] = await arrived(1);
    expect(received[0]?.to).toEqual(['people@adaos.example']);
    expect(mail).toMatchObject({ from: { address: 'post@adaos.example' }, replyTo: [{ address: email, name }] });
    expect(mail?.subject).toBe(`Mesaj de la ${name}, ${company}`);
    expect(mail?.text).toContain(message);
    expect(mail?.html).toContain('Prima linie.<br />&lt;b&gt;A doua&lt;/b&gt; linie, cu ținte.');
    await vi.waitFor(async () => expect((await kept())?.mailed_at).toBeInstanceOf(Date), 15_000);
  });

  test('no field becomes a header of the mail: lines are refused, and those that are kept already go as one', async () => {
    const [name, company] = ['Ana\r\nBcc: victim@other.example', 'Shop\nSubject: no'];
    for (const forged of [{ name }, { company }]) {
      const answer = await send({ ...form, ...forged });
      expect([answer.status, problemOf(answer).code]).toEqual([400, 'invalid_request']);
    }
    const id = randomUUID();
    const { database, jobs } = accounts.services;
    await database.db
      .insertInto('contact_messages')
      .values({ id, name, company, email: form.email, message: form.message, language: 'en' })
      .execute();
    await jobs.send('mail', { purpose: 'contact', messageId: id });
    const [mail] = await arrived(1);
    expect(received[0]?.to).toEqual(['people@adaos.example']);
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail?.subject).toBe('Message from Ana Bcc: victim@other.example, Shop Subject: no');
  });

  test('[LAND-6] while the mail server is down nothing is lost: each message arrives once it is back', async () => {
    await sink.stop();
    for (const number of [1, 2, 3]) expect((await send({ ...form, message: `Message ${number}` })).status).toBe(200);
    await vi.waitFor(
      async () => {
        const { rows } = await accounts.services.database.pool.query(
          "select from jobs.job where name = 'mail' and retry_count > 0",
        );
        expect(rows.length).toBeGreaterThanOrEqual(3);
      },
      { timeout: 15_000 },
    );
    expect(received).toEqual([]);
    sink = await startSink(sink.port);
    const texts = (await arrived(3)).map((mail) => /Message \d/.exec(mail.text ?? '')?.[0] ?? '').toSorted();
    expect(texts).toEqual(['Message 1', 'Message 2', 'Message 3']);
  });

  test.each(['name', 'email', 'company', 'message'] as const)('[LAND-6] without %s it is refused', async (field) => {
    const before = await count();
    const { [field]: _, ...rest } = form;
    for (const payload of [rest, { ...form, [field]: '   ' }]) {
      const answer = await send(payload);
      expect([answer.status, problemOf(answer).code]).toEqual([400, 'invalid_request']);
      expect(problemOf(answer).fields).toHaveProperty(field);
    }
    expect(await count()).toBe(before);
  });

  test('[LAND-6] one with the hidden field filled in is dropped, without a word to the sender', async () => {
    const before = await count();
    const spam = await send({ ...form, website: 'https://spam.example' });
    const real = await send({ ...form, website: '' });
    expect(spam.body).toEqual(real.body);
    expect(await count()).toBe(before + 1);
  });

  test('[LAND-6] one network sends at most ten messages an hour, and one address five', async () => {
    const statuses: number[] = [];
    for (let tried = 0; tried < 12; tried++) {
      statuses.push((await send({ ...form, email: `person${tried}@shop.example` }, '198.51.100.7')).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    const same: number[] = [];
    for (let tried = 0; tried < 6; tried++) {
      same.push((await send({ ...form, email: 'same@shop.example' }, `203.0.113.${tried}`)).status);
    }
    expect(same).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('the form of a browser without scripts', () => {
  const navigation = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };
  const post = (fields: Record<string, string>, url = '/api/contact', headers = navigation) =>
    accounts.app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    });
  const { name, email, company, message } = form;

  test('[LAND-6] is taken, and leads back to the page, which says that it was sent', async () => {
    const before = await count();
    const answer = await post({ name, email, company, message, website: '', language: 'fr' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/fr/contact?sent=1']);
    expect(await count()).toBe(before + 1);
    expect(await kept()).toMatchObject({ message, language: 'fr' });
  });

  test('[LAND-6] leads back to the page with the reason where it is refused', async () => {
    const invalid = { name, email: 'no address', company, message };
    for (const [language, page] of [
      ['en', '/contact'],
      ['ro', '/ro/contact'],
      ['//evil.example', '/contact'],
    ] as const) {
      const answer = await post({ ...invalid, language });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, `${page}?error=invalid_request`]);
    }
    for (let tried = 0; tried < 12; tried++) await post({ name, email, company, message });
    const refused = await post({ name, email, company, message });
    expect(refused.headers.location).toBe('/contact?error=too_many_attempts');
  });

  test('[LAND-6] leads back to the page that says so, in the language of the form, where it cannot be kept or read', async () => {
    const fields = { name, email, company, message, language: 'ro' };
    const led = async (sent: Record<string, string>) => {
      const { statusCode, headers } = await post(sent, '/api/contact?language=ro');
      return [statusCode, headers.location];
    };
    const keeping = vi.spyOn(accounts.services.database.db, 'transaction');
    for (const cause of [new Error('unforeseen'), Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })]) {
      keeping.mockImplementationOnce(() => {
        throw cause;
      });
      expect(await led(fields)).toEqual([303, '/ro/contact?error=unavailable']);
    }
    keeping.mockRestore();
    const large = { ...fields, message: 'ă'.repeat(20_000) };
    expect(await led(large)).toEqual([303, '/ro/contact?error=invalid_request']);
  });

  test('no other call takes a form: a browser is redirected to the page, a program gets a problem', async () => {
    const answer = await post({ email, password: 'x' }, '/auth/login');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/auth/login']);
    const refused = await post({ email, password: 'x' }, '/auth/login', { accept: '*/*', 'sec-fetch-mode': 'cors' });
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([415, 'unsupported_media_type']);
  });
});
