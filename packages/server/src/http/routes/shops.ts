import type { RouteModule } from '../app/build-app.ts';
import { addShop, readPlanOfShops } from '../../shops/add-shop.ts';
import { compareShops } from '../../shops/compare-shops.ts';
import { listOwnShops } from '../../shops/own-shops.ts';

const today = () => new Date().toISOString().slice(0, 10);

/** The shops of an account. */
export const ownShopRoutes: RouteModule = (_app, implement, { database }) => {
  implement('listShops', async ({ actor }) => ({
    open: actor.shopId,
    shops: await listOwnShops(database, actor.accountId),
    plan: await readPlanOfShops(database, actor),
  }));
  implement('addShop', ({ actor, body }) => addShop(database, actor, body));
  implement('compareShops', ({ actor, query }) => compareShops(database, actor.accountId, query, today()));
};
