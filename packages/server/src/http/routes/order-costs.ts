import type { RouteModule } from '../app/build-app.ts';
import {
  addOrderCost,
  listOrderCostFiles,
  listOrderCosts,
  withdrawOrderCost,
  withdrawOrderCostFile,
} from '../../costs/order-costs.ts';
import { listPaymentMethods } from '../../costs/payment-methods.ts';

/** What single orders really cost, and how they were paid. */
export const orderCostRoutes: RouteModule = (_app, implement, services) => {
  implement('listOrderCosts', async ({ params, actor }) => ({
    costs: await listOrderCosts(services, actor.shopId, params.id),
  }));
  implement('addOrderCost', ({ params, body, actor }) => addOrderCost(services, actor, params.id, body));
  implement('withdrawOrderCost', ({ params, actor }) => withdrawOrderCost(services, actor, params.id));
  implement('listOrderCostFiles', async ({ actor }) => ({ files: await listOrderCostFiles(services, actor.shopId) }));
  implement('listPaymentMethods', async ({ actor }) => ({ methods: await listPaymentMethods(services, actor.shopId) }));
  implement('withdrawOrderCostFile', ({ params, actor }) => withdrawOrderCostFile(services, actor, params.id));
};
