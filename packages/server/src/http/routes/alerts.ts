import { listAlerts, setAlertStatus } from '../../alerts/alerts.ts';
import { listRecommendations } from '../../alerts/recommendations.ts';
import type { RouteModule } from '../app/build-app.ts';

/** What needs a look in the shop, and what would raise its profit. */
export const alertRoutes: RouteModule = (_app, implement, { database }) => {
  implement('listAlerts', ({ actor }) => listAlerts(database, actor.shopId));
  implement('setAlertStatus', ({ params, body, actor }) => setAlertStatus(database, actor, params.id, body.status));
  implement('listRecommendations', ({ actor }) => listRecommendations(database, actor.shopId));
};
