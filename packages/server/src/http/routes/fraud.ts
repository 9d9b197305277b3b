import type { RouteModule } from '../app/build-app.ts';
import { getFraudCase } from '../../fraud/case.ts';
import { getFraud, setThreshold } from '../../fraud/fraud.ts';
import { getReturns } from '../../fraud/returns.ts';
import { setVerdict } from '../../verdicts/verdicts.ts';

/** Fraud and returns, what the shop says of its orders, and from when on it is warned. */
export const fraudRoutes: RouteModule = (_app, implement, services) => {
  const { database } = services;
  implement('getFraud', ({ actor }) => getFraud(database, actor.shopId));
  implement('setFraudSettings', ({ body, actor }) => setThreshold(database, actor, body.alertThreshold));
  implement('getFraudCase', ({ params, actor }) => getFraudCase(database, actor, params.id));
  implement('setFraudVerdict', ({ params, body, actor }) => setVerdict(services, actor, params.id, body.verdict));
  implement('getReturns', ({ actor }) => getReturns(database, actor.shopId));
};
