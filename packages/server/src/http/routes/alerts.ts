import { decideAction, listActions } from '../../actions/actions.ts';
import { listAlerts, setAlertStatus } from '../../alerts/alerts.ts';
import { requestMissedEvaluation } from '../../alerts/evaluate.ts';
import type { RouteModule } from '../app/build-app.ts';

/** What needs a look in the shop, and what would raise its profit. */
export const alertRoutes: RouteModule = (_app, implement, services) => {
  const { database } = services;
  implement('listAlerts', async ({ actor }) => {
    await requestMissedEvaluation(services, actor.shopId);
    return listAlerts(database, actor.shopId);
  });
  implement('setAlertStatus', ({ params, body, actor }) => setAlertStatus(database, actor, params.id, body.status));
  implement('listRecommendations', async ({ actor }) => {
    await requestMissedEvaluation(services, actor.shopId);
    return listActions(database, actor.shopId);
  });
  implement('decideRecommendation', ({ params, body, actor }) => decideAction(database, actor, params.id, body));
};
