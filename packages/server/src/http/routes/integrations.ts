import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RouteModule } from '../app/build-app.ts';
import type { Services } from '../../services/services.ts';
import { ATTEMPT_SECONDS } from '../../integrations/attempts.ts';
import { finishShopify, finishWooCommerce } from '../../integrations/callbacks.ts';
import {
  beginShopify,
  beginWooCommerce,
  callbackPath,
  endConnection,
  readNow,
} from '../../integrations/connections.ts';
import { readStoreData } from '../../integrations/store-data.ts';
import { fewAtOnce } from '../../outside/few-at-once.ts';
import { createWebhooks } from '../../integrations/webhooks/receive.ts';
import { PRIVACY_PATH, takePrivacyRequest } from '../../integrations/webhooks/privacy.ts';
import { webhookPath } from '../../integrations/webhooks/subscribe.ts';
import { deleteIntegration, listIntegrations, saveIntegration } from '../../integrations/integrations.ts';

// Binds the platform's answer to the browser that asked: nobody else's consent ends up in this shop.
const COOKIE = 'adaos_connect';

function setState(reply: FastifyReply, state: string, seconds: number, secure: boolean): void {
  const parts = [
    `${COOKIE}=${state}`,
    `Path=${callbackPath('shopify')}`,
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Lax',
  ];
  void reply.header('set-cookie', [...parts, ...(secure ? ['Secure'] : [])].join('; '));
}

function stateOf(request: FastifyRequest): string | undefined {
  return new RegExp(`(?:^|; *)${COOKIE}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1];
}

/** An order of some hundred lines, in bytes. */
const WEBHOOK_LIMIT = 1024 * 1024;

/** Webhooks of connected shops, on the body as it was signed. Answered once they are stored. */
async function registerWebhooks(app: FastifyInstance, services: Services): Promise<void> {
  const take = createWebhooks(services);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post<{ Params: { shopId: string } }>(
      webhookPath(':shopId'),
      { bodyLimit: WEBHOOK_LIMIT },
      async ({ params, headers, body }) => {
        await take(params.shopId, headers, Buffer.isBuffer(body) ? body : Buffer.alloc(0));
        return { ok: true };
      },
    );
    scope.post(PRIVACY_PATH, { bodyLimit: WEBHOOK_LIMIT }, async ({ headers, body }) => {
      await takePrivacyRequest(services, headers, Buffer.isBuffer(body) ? body : Buffer.alloc(0));
      return { ok: true };
    });
  });
}

/** How the shop is connected to its platforms, and the connections by consent. */
export const integrationRoutes: RouteModule = async (app, implement, services) => {
  const secure = () => services.appOrigin().startsWith('https:');
  implement('listIntegrations', ({ actor }) => listIntegrations(services, actor.shopId));
  implement('saveIntegration', ({ body, actor }) => saveIntegration(services, actor, body));
  implement('deleteIntegration', async ({ params, actor }) => {
    await deleteIntegration(services, actor, params.id);
    return {};
  });
  implement('connectShopify', async ({ query, actor, reply }) => {
    const { answer, state } = await beginShopify(services, actor, query.shop ?? '');
    if (state !== undefined) setState(reply, state, ATTEMPT_SECONDS, secure());
    return answer;
  });
  implement('connectWooCommerce', async ({ query, actor }) => {
    const begin = () => beginWooCommerce(services, actor, query.shop ?? '');
    return (await fewAtOnce(`connect ${actor.shopId}`, begin)).answer;
  });
  implement('getStoreData', ({ params, actor }) => readStoreData(services, actor.shopId, params.platform));
  implement('disconnectPlatform', async ({ params, query, actor }) => {
    await endConnection(services, actor, params.platform, query.erase === 'true');
    return { ok: true as const };
  });
  implement('readStore', async ({ params, actor }) => {
    await readNow(services, actor, params.platform);
    return { ok: true as const };
  });

  app.get(callbackPath('shopify'), { exposeHeadRoute: false }, async (request, reply) => {
    const query = new URL(request.url, 'http://localhost').searchParams;
    const to = await finishShopify(services, query, stateOf(request));
    setState(reply, '', 0, secure());
    return reply.header('cache-control', 'no-store').redirect(to, 303);
  });
  app.post(callbackPath('woocommerce'), async (request, reply) => {
    await finishWooCommerce(services, request.body);
    void reply.header('cache-control', 'no-store');
    return { ok: true };
  });
  await registerWebhooks(app, services);
};
