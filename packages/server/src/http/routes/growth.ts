import { generateCopy, listCopies } from '../../ad-copy/ad-copy.ts';
import { getAnalytics, getUsersList } from '../../analytics/analytics.ts';
import { getVisits } from '../../analytics/visits.ts';
import type { RouteModule } from '../app/build-app.ts';
import { fewAtOnce } from '../../outside/few-at-once.ts';
import { getPoints } from '../../points/points.ts';

/** Ad copy, points, customers and users. */
export const growthRoutes: RouteModule = (_app, implement, services) => {
  const { database } = services;
  implement('generateCopy', ({ body, actor }) =>
    fewAtOnce(`copy ${actor.shopId}`, () => generateCopy(services, actor, body)),
  );
  implement('listCopies', ({ actor }) => listCopies(services, actor.shopId));
  implement('getPoints', ({ actor }) => getPoints(database, actor.shopId));
  implement('getAnalytics', ({ actor }) => getAnalytics(database, actor.shopId));
  implement('getVisits', ({ query, actor }) => getVisits(database, actor.shopId, query));
  implement('getUsersList', ({ actor }) => getUsersList(database, actor.shopId));
};
