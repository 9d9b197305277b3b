import type { RouteModule } from '../app/build-app.ts';
import { ask } from '../support/ask.ts';
import { answerConversation, listConversations, readConversation, setConversationStatus } from '../support/desk.ts';
import { createHub } from '../support/hub.ts';
import { languageOf } from '../support/language.ts';
import { listMessages, presentMessage } from '../support/messages.ts';
import { registerSupportSocket } from '../support/socket.ts';

/** The support: questions over a socket or by a call, and the desk of those who answer them. */
export const supportRoutes: RouteModule = async (app, implement, services) => {
  const { database, log } = services;
  const hub = createHub(database, log);
  app.addHook('onClose', () => hub.close());
  await registerSupportSocket(app, services, hub);

  const languageFor = async (accountId: string) => {
    const account = await database.db
      .selectFrom('accounts')
      .select('language')
      .where('id', '=', accountId)
      .executeTakeFirst();
    return languageOf(account?.language);
  };

  implement('askSupport', async ({ actor, body }) => {
    const language = body.language ?? (await languageFor(actor.accountId));
    const { answer } = await ask(services, actor, { text: body.question, id: body.id, language });
    const { text, id, timestamp, links } = presentMessage(answer);
    return { answer: text, id, timestamp, ...(links && { links }), handedOver: answer.handed_over };
  });

  implement('listSupportMessages', ({ actor, query }) =>
    database.readShop(actor.shopId, async (trx) => {
      const conversation = await trx
        .selectFrom('conversations')
        .select('id')
        .where('shop_id', '=', actor.shopId)
        .where('account_id', '=', actor.accountId)
        .executeTakeFirst();
      const page = await listMessages(trx, { shopId: actor.shopId, conversationId: conversation?.id }, query);
      return { source: 'live' as const, ...page };
    }),
  );

  implement('listConversations', ({ query }) => listConversations(database, query));
  implement('getConversation', ({ params, query }) => readConversation(database, params.id, query));
  implement('answerConversation', ({ actor, params, body }) => answerConversation(database, actor, params.id, body));
  implement('setConversationStatus', ({ params, body }) => setConversationStatus(database, params.id, body.status));
};
