import type { RouteModule } from '../app/build-app.ts';
import { addCostRule, getCosts, previewCostRule, withdrawCostRule } from '../../costs/costs.ts';

/** The cost desk: dated rules of what the shop pays, and how much of its sales they cover. */
export const costRoutes: RouteModule = (_app, implement, services) => {
  implement('getCosts', ({ actor }) => getCosts(services, actor.shopId));
  implement('previewCostRule', ({ body, actor }) => previewCostRule(services, actor, body));
  implement('addCostRule', ({ body, actor }) => addCostRule(services, actor, body));
  implement('withdrawCostRule', ({ params, actor }) => withdrawCostRule(services, actor, params.id));
};
