import PostalMime from 'postal-mime';
import type { FastifyReply } from 'fastify';
import type { RouteModule } from '../app/build-app.ts';
import { NotFoundError } from '../../errors/domain-errors.ts';
import { brandStyle } from '../../html/brand-style.ts';
import { html, type Html } from '../../html/html.ts';
import { openOutbox } from '../../mail/outbox.ts';

const MOST_LISTED = 200;
const ADDRESS = /(https?:\/\/[^\s<>"]+)/;

const STYLE = `${brandStyle}body { margin: 0 auto; max-width: 760px; padding: 32px 20px; background: var(--paper); color: var(--ink); font: 15px/1.5 var(--font) }
h1 { font-size: 24px; letter-spacing: -0.4px; margin: 0 0 4px }
p, dl { color: var(--quiet); margin: 0 0 24px }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px }
dd { margin: 0; color: var(--ink) }
a { color: var(--brand) }
ol { list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface) }
li { display: grid; gap: 2px; padding: 14px 18px; border-top: 1px solid var(--line) }
li:first-child { border-top: 0 }
time, small { color: var(--quiet); font-size: 13px }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; padding: 24px; border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface) }
`;

const page = (title: string, content: Html): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="/dev/mailbox.css" />
      </head>
      <body>
        ${content}
      </body>
    </html> `.toString();

/** Plain text, with its addresses as links. */
const withLinks = (text: string): Html[] =>
  text.split(ADDRESS).map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));

const sendPage = (reply: FastifyReply, text: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(text);

async function parse(name: string, message: Buffer) {
  const mail = await PostalMime.parse(message);
  const to = mail.to?.map(({ address }) => address ?? '').join(', ') ?? '';
  return {
    name,
    to,
    from: mail.from?.address ?? '',
    subject: mail.subject ?? '',
    date: mail.date ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
  };
}

/** Outside production: a page with the mails that a local server has written to its outbox. */
export const mailboxRoutes: RouteModule = (app, _implement, { config, dataDir }) => {
  if (config.production) return;
  const outbox = openOutbox(dataDir);
  const read = async (name: string) => {
    const message = await outbox.read(name);
    if (!message) throw new NotFoundError('There is no such mail.');
    return parse(name, message);
  };

  app.get('/dev/mailbox.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));

  app.get('/dev/mailbox', async (_request, reply) => {
    const names = (await outbox.list()).slice(0, MOST_LISTED);
    const mails = await Promise.all(names.map(read));
    const items = mails.map(
      ({ name, subject, to, date }) =>
        html`<li><a href="/dev/mailbox/${name}">${subject}</a><span>${to}</span><time>${date}</time></li>`,
    );
    const where = config.smtpUrl === null ? outbox.directory : 'SMTP_URL is set: mails go there, not here';
    const list =
      items.length > 0
        ? html`<ol>
            ${items}
          </ol>`
        : html`<p>No mail yet.</p>`;
    return sendPage(
      reply,
      page(
        'Mailbox',
        html`<h1>Mailbox</h1>
          <p>${where}</p>
          ${list}`,
      ),
    );
  });

  app.get<{ Params: { name: string } }>('/dev/mailbox/:name', async ({ params }, reply) => {
    const mail = await read(params.name);
    const head = html`<dl>
      <dt>To</dt>
      <dd>${mail.to}</dd>
      <dt>From</dt>
      <dd>${mail.from}</dd>
      <dt>Date</dt>
      <dd>${mail.date}</dd>
    </dl>`;
    const links = html`<small
      ><a href="/dev/mailbox">All mails</a> · <a href="/dev/mailbox/${params.name}/html">As HTML</a></small
    >`;
    return sendPage(
      reply,
      page(
        mail.subject,
        html`${links}
          <h1>${mail.subject}</h1>
          ${head}
          <pre>${withLinks(mail.text)}</pre>`,
      ),
    );
  });

  app.get<{ Params: { name: string } }>('/dev/mailbox/:name/html', async ({ params }, reply) => {
    const mail = await read(params.name);
    // A mail brings its own styles; nothing else of it may load or run.
    reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    );
    return sendPage(reply, mail.html);
  });
};
