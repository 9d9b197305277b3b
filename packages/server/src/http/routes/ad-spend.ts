import type { RouteModule } from '../app/build-app.ts';
import { addAdSpend, listAdSpend, previewAdSpend, withdrawAdSpend } from '../../costs/ad-spend.ts';
import { stateNoAds, withdrawNoAds } from '../../costs/no-ads.ts';

/** Ad spend that is entered by hand, and that there was none. */
export const adSpendRoutes: RouteModule = (_app, implement, services) => {
  implement('listAdSpend', ({ actor }) => listAdSpend(services, actor.shopId));
  implement('addAdSpend', ({ body, actor }) => addAdSpend(services, actor, body));
  implement('previewAdSpend', ({ body, query, actor }) => previewAdSpend(services, actor, body, query));
  implement('withdrawAdSpend', ({ params, actor }) => withdrawAdSpend(services, actor, params.id));
  implement('stateNoAds', ({ body, actor }) => stateNoAds(services, actor, body));
  implement('withdrawNoAds', ({ params, actor }) => withdrawNoAds(services, actor, params.id));
};
