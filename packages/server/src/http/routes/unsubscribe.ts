import type { FastifyReply } from 'fastify';
import { DEFAULT_LANGUAGE, type Language } from '@adaos/domain';
import type { RouteModule } from '../app/build-app.ts';
import { brandStyle } from '../../html/brand-style.ts';
import { html, type Html } from '../../html/html.ts';
import { readRecipient } from '../../deliveries/recipient.ts';
import { isOfReport, readUnsubscribeToken, unsubscribe } from '../../deliveries/unsubscribe.ts';
import { unsubscribeTexts } from '../../deliveries/unsubscribe-texts.ts';

const PATH = '/notifications/unsubscribe';
const STYLES = `${PATH}/page.css`;

const STYLE = `${brandStyle}* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px; background: var(--paper); color: var(--ink); font: 16px/1.5 var(--font) }
main { width: 100%; max-width: 480px; padding: 32px; border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface) }
h1 { margin: 0 0 12px; font-size: 24px; line-height: 32px; letter-spacing: -0.4px }
p { margin: 0 0 20px; overflow-wrap: anywhere }
a { color: var(--brand) }
button { font: inherit; font-weight: 560; padding: 10px 20px; border: 0; border-radius: 8px; background: var(--brand); color: var(--onBrand); cursor: pointer }
button:focus-visible, a:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px }
form { margin: 0 0 20px }
`;

const page = (language: Language, title: string, content: Html): string =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Adaos</title>
        <link rel="stylesheet" href="${STYLES}" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html> `.toString();

const send = (reply: FastifyReply, status: number, text: string) =>
  reply.status(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(text);

interface Query {
  readonly Querystring: { readonly token?: string | string[] };
}

/** Ends mails without a login: a person by the page's button, a mail program by its POST alone (RFC 8058). */
export const unsubscribeRoutes: RouteModule = async (app, _implement, services) => {
  const { appOrigin, database } = services;
  const settings = (language: Language) =>
    html`<a href="${appOrigin()}/dashboard/settings">${unsubscribeTexts[language].settings}</a>`;
  const invalid = (reply: FastifyReply) => {
    const { title, invalid: text } = unsubscribeTexts[DEFAULT_LANGUAGE];
    return send(
      reply,
      404,
      page(
        DEFAULT_LANGUAGE,
        title,
        html`<p>${text}</p>
          ${settings(DEFAULT_LANGUAGE)}`,
      ),
    );
  };
  const find = async (token: unknown) => {
    const subscription = typeof token === 'string' ? readUnsubscribeToken(services, token) : undefined;
    if (!subscription) return undefined;
    const recipient = await readRecipient(database, subscription.shopId, subscription.accountId);
    return { subscription, language: recipient?.language ?? DEFAULT_LANGUAGE, shop: recipient?.shop ?? 'Adaos' };
  };

  app.get(STYLES, (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));

  app.get<Query>(PATH, async ({ query }, reply) => {
    const found = await find(query.token);
    if (!found) return invalid(reply);
    const { subscription, language, shop } = found;
    const { title, question, stop } = unsubscribeTexts[language];
    const { mail } = subscription;
    const text = question[isOfReport(mail) ? 'report' : mail].replace('{shop}', () => shop);
    const content = html`<p>${text}</p>
      <form method="post"><button type="submit">${stop}</button></form>
      ${settings(language)}`;
    return send(reply, 200, page(language, title, content));
  });

  await app.register(async (own) => {
    // What a mail program sends says nothing that the address does not.
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, null));
    own.post<Query>(PATH, { bodyLimit: 4096 }, async ({ query }, reply) => {
      const found = await find(query.token);
      if (!found) return invalid(reply);
      await unsubscribe(services, found.subscription);
      const { title, done } = unsubscribeTexts[found.language];
      return send(
        reply,
        200,
        page(
          found.language,
          title,
          html`<p role="status">${done}</p>
            ${settings(found.language)}`,
        ),
      );
    });
  });
};
