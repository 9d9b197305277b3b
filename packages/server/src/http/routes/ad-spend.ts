import type { RouteModule } from '../app/build-app.ts';
import { addAdSpend, listAdSpend, previewAdSpend, withdrawAdSpend } from '../../costs/ad-spend.ts';

/** Ad spend that is entered by hand. */
export const adSpendRoutes: RouteModule = (_app, implement, services) => {
  implement('listAdSpend', ({ actor }) => listAdSpend(services, actor.shopId));
  implement('addAdSpend', ({ body, actor }) => addAdSpend(services, actor, body));
  implement('previewAdSpend', ({ body, actor }) => previewAdSpend(services, actor, body));
  implement('withdrawAdSpend', ({ params, actor }) => withdrawAdSpend(services, actor, params.id));
};
