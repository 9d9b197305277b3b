import type { RouteModule } from '../app/build-app.ts';
import { languageOfAccount } from '../../auth/language.ts';
import { ask } from '../../support/ask.ts';
import { answerConversation, listConversations, readConversation, setConversationStatus } from '../../support/desk.ts';
import { createHub } from '../../support/hub.ts';
import { listOwnMessages, presentMessage } from '../../support/messages.ts';
import { registerSupportSocket } from './support-socket.ts';

/** The support: questions over a socket or by a call, and the desk of those who answer them. */
export const supportRoutes: RouteModule = async (app, implement, services) => {
  const { database, log } = services;
  const hub = createHub(database, log);
  app.addHook('onClose', () => hub.close());
  await registerSupportSocket(app, services, hub);

  implement('askSupport', async ({ actor, body }) => {
    const language = body.language ?? (await languageOfAccount(database, actor.accountId));
    const { answer } = await ask(services, actor, { text: body.question, id: body.id, language });
    const { text, id, timestamp, links } = presentMessage(answer);
    return { answer: text, id, timestamp, ...(links && { links }), handedOver: answer.handed_over };
  });

  implement('listSupportMessages', ({ actor, query }) =>
    database.readShop(actor.shopId, async (trx) => ({
      source: 'live' as const,
      ...(await listOwnMessages(trx, actor, query)),
    })),
  );

  implement('listConversations', ({ query }) => listConversations(database, query));
  implement('getConversation', ({ params, query }) => readConversation(database, params.id, query));
  implement('answerConversation', ({ actor, params, body }) => answerConversation(database, actor, params.id, body));
  implement('setConversationStatus', ({ params, body }) => setConversationStatus(database, params.id, body.status));
};
