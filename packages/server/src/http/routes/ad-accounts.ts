import type { FastifyReply, FastifyRequest } from 'fastify';
import { AD_PLATFORMS, type AdPlatform } from '@adaos/domain';
import type { RouteModule } from '../app/build-app.ts';
import { ATTEMPT_SECONDS } from '../../integrations/attempts.ts';
import { adsCallbackPath, beginAds, finishAds } from '../../integrations/ads/consent.ts';
import { listAdConnections } from '../../integrations/ads/list.ts';
import { chooseAccounts, disconnectAds, readAdsNow } from '../../integrations/ads/manage.ts';
import { fewAtOnce } from '../../outside/few-at-once.ts';

// Binds the platform's answer to the browser that asked: nobody else's consent ends up in this shop.
const COOKIE = 'adaos_connect_ads';

function setState(
  reply: FastifyReply,
  platform: AdPlatform,
  { state, seconds, secure }: { state: string; seconds: number; secure: boolean },
): void {
  const parts = [
    `${COOKIE}=${state}`,
    `Path=${adsCallbackPath(platform)}`,
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Lax',
  ];
  void reply.header('set-cookie', [...parts, ...(secure ? ['Secure'] : [])].join('; '));
}

const stateOf = (request: FastifyRequest): string | undefined =>
  new RegExp(`(?:^|; *)${COOKIE}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1];

/** The ad accounts of a shop, read by the interfaces of their platforms. */
export const adAccountRoutes: RouteModule = async (app, implement, services) => {
  const secure = () => services.appOrigin().startsWith('https:');
  implement('listAdConnections', ({ actor }) => listAdConnections(services, actor));
  implement('connectAds', async ({ params, actor, reply }) => {
    const { answer, state } = await beginAds(services, actor, params.platform);
    if (state !== undefined) setState(reply, params.platform, { state, seconds: ATTEMPT_SECONDS, secure: secure() });
    return answer;
  });
  implement('chooseAdAccounts', async ({ params, body, actor }) => {
    await chooseAccounts(services, actor, params.platform, body.accounts);
    return { ok: true as const };
  });
  implement('readAds', async ({ params, actor }) => {
    await readAdsNow(services, actor, params.platform);
    return { ok: true as const };
  });
  implement('disconnectAds', async ({ params, actor }) => {
    await disconnectAds(services, actor, params.platform);
    return { ok: true as const };
  });

  for (const platform of AD_PLATFORMS) {
    app.get(adsCallbackPath(platform), { exposeHeadRoute: false }, async (request, reply) => {
      const query = new URL(request.url, 'http://localhost').searchParams;
      const kept = stateOf(request);
      const to = await fewAtOnce(`ads of ${request.ip}`, () => finishAds(services, platform, query, kept));
      setState(reply, platform, { state: '', seconds: 0, secure: secure() });
      return reply.header('cache-control', 'no-store').redirect(to, 303);
    });
  }
};
