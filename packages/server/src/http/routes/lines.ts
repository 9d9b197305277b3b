import type { RouteModule } from '../app/build-app.ts';
import { decideLine, listLines, withdrawLineDecision } from '../../costs/lines.ts';

/** Which lines of orders are no products. */
export const lineRoutes: RouteModule = (_app, implement, services) => {
  implement('listLines', ({ actor }) => listLines(services, actor.shopId));
  implement('decideLine', ({ body, actor }) => decideLine(services, actor, body));
  implement('withdrawLineDecision', ({ params, actor }) => withdrawLineDecision(services, actor, params.id));
};
