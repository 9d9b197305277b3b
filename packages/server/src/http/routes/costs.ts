import type { RouteModule } from '../app/build-app.ts';
import { getCosts } from '../../costs/costs.ts';
import { previewCostRule } from '../../costs/preview-rules.ts';
import { addCostRule, withdrawCostRule } from '../../costs/rules.ts';
import { previewTakeBack } from '../../costs/take-backs.ts';
import { undoTakeBack } from '../../costs/undo-take-back.ts';
import { listProductCosts, productCostsFile } from '../../costs/list-products.ts';
import { setProductFacts } from '../../costs/product-facts.ts';
import { getRecomputation } from '../../costs/recomputation.ts';
import { addProductCost, previewProductCost, withdrawProductCost } from '../../costs/product-costs.ts';

/** The cost desk: dated rules of what the shop pays, what its products cost, and how much of its sales both cover. */
export const costRoutes: RouteModule = (_app, implement, services) => {
  implement('getCosts', ({ actor }) => getCosts(services, actor.shopId));
  implement('previewCostRule', ({ body, query, actor }) => previewCostRule(services, actor, body, query));
  implement('addCostRule', ({ body, actor }) => addCostRule(services, actor, body));
  implement('withdrawCostRule', ({ params, actor }) => withdrawCostRule(services, actor, params.id));
  implement('previewTakeBack', ({ body, actor }) => previewTakeBack(services, actor, body));
  implement('undoTakeBack', ({ body, actor }) => undoTakeBack(services, actor, body));
  implement('getRecomputation', ({ actor }) => getRecomputation(services, actor.shopId));
  implement('listProductCosts', ({ query, actor }) => listProductCosts(services, actor.shopId, query));
  implement('downloadProductCosts', ({ actor, reply }) => {
    reply.header('content-disposition', 'attachment; filename="unit-costs.csv"');
    return productCostsFile(services, actor.shopId);
  });
  implement('previewProductCost', ({ body, actor }) => previewProductCost(services, actor, body));
  implement('addProductCost', ({ body, actor }) => addProductCost(services, actor, body));
  implement('setProductFacts', ({ body, actor }) => setProductFacts(services, actor, body));
  implement('withdrawProductCost', ({ params, actor }) => withdrawProductCost(services, actor, params.id));
};
