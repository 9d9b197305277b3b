import type { RouteModule } from '../app/build-app.ts';
import { createUser, deleteUser, inviteAgain, setUserRole } from '../../users/manage.ts';
import { listShopUsers } from '../../users/shop-users.ts';

/** The users of the own shop, for its admins. */
export const userRoutes: RouteModule = (_app, implement, services) => {
  const { database } = services;

  implement('listUsers', async ({ actor: { shopId } }) => ({
    data: await database.readShop(shopId, (trx) => listShopUsers(trx, shopId)),
    source: 'live' as const,
  }));

  implement('createUser', async ({ actor, body, request }) => ({
    message: 'The user has been invited.',
    data: await createUser(services, actor, body, request.ip),
  }));

  implement('inviteAgain', async ({ actor, params, request }) => ({
    message: 'The invitation has been sent again.',
    data: await inviteAgain(services, actor, params.id, request.ip),
  }));

  implement('setUserRole', async ({ actor, params, body }) => ({
    message: 'The role has been changed.',
    data: await setUserRole(services, actor, { id: params.id, role: body.role }),
  }));

  implement('deleteUser', async ({ actor, params }) => {
    await deleteUser(services, actor, params.id);
    return { message: 'The user has been deleted.' };
  });
};
