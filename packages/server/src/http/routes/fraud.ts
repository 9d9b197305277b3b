import type { RouteModule } from '../app/build-app.ts';
import { getFraud, setThreshold } from '../../fraud/fraud.ts';
import { getReturns } from '../../fraud/returns.ts';

/** Fraud and returns, and from when on the shop is warned. */
export const fraudRoutes: RouteModule = (_app, implement, { database }) => {
  implement('getFraud', ({ actor }) => getFraud(database, actor.shopId));
  implement('setFraudSettings', ({ body, actor }) => setThreshold(database, actor.shopId, body.alertThreshold));
  implement('getReturns', ({ actor }) => getReturns(database, actor.shopId));
};
