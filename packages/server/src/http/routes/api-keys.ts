import { createApiKey, listApiKeys, revokeApiKey } from '../../api-keys/api-keys.ts';
import type { RouteModule } from '../app/build-app.ts';

/** The keys by which programs read the shop. */
export const apiKeyRoutes: RouteModule = (_app, implement, services) => {
  implement('listApiKeys', ({ actor }) => listApiKeys(services, actor));
  implement('createApiKey', ({ actor, body }) => createApiKey(services, actor, body));
  implement('revokeApiKey', async ({ actor, params }) => {
    await revokeApiKey(services, actor, params.id);
    return { ok: true as const };
  });
};
