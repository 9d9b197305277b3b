import { generateCopy, listCopies } from '../../ad-copy/ad-copy.ts';
import { listCopyProducts } from '../../ad-copy/copy-products.ts';
import { editCopy } from '../../ad-copy/edit.ts';
import { getAnalytics, getUsersList } from '../../analytics/analytics.ts';
import { getVisits } from '../../analytics/visits.ts';
import type { RouteModule } from '../app/build-app.ts';
import { fewAtOnce } from '../../outside/few-at-once.ts';
import { getPoints } from '../../points/points.ts';
import { setGamification, setRanked } from '../../points/settings.ts';

/** Ad copy, points, customers and users. */
export const growthRoutes: RouteModule = (_app, implement, services) => {
  const { database } = services;
  implement('generateCopy', ({ body, actor }) =>
    fewAtOnce(`copy ${actor.shopId}`, () => generateCopy(services, actor, body)),
  );
  implement('listCopies', ({ actor }) => listCopies(services, actor.shopId));
  implement('editCopy', ({ params, body, actor }) => editCopy(database, actor.shopId, params.id, body));
  implement('listCopyProducts', ({ query, actor }) => listCopyProducts(database, actor.shopId, query));
  implement('getPoints', ({ actor }) => getPoints(database, actor));
  implement('setGamification', ({ body, actor }) => setGamification(database, actor, body.on));
  implement('setRanked', ({ body, actor }) => setRanked(database, actor, body.ranked));
  implement('getAnalytics', ({ actor }) => getAnalytics(database, actor.shopId));
  implement('getVisits', ({ query, actor }) => getVisits(database, actor.shopId, query));
  implement('getUsersList', ({ actor }) => getUsersList(database, actor.shopId));
};
