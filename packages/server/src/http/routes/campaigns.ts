import type { RouteModule } from '../app/build-app.ts';
import { getAds } from '../../campaigns/ads.ts';
import { getCampaign, listCampaigns } from '../../campaigns/campaigns.ts';

/** The ads: their totals, the campaigns, and each of them. */
export const campaignRoutes: RouteModule = (_app, implement, { database }) => {
  implement('listCampaigns', ({ query, actor }) => listCampaigns(database, actor.shopId, query));
  implement('getCampaign', ({ params, query, actor }) => getCampaign(database, actor.shopId, params.id, query));
  implement('getAds', ({ query, actor }) => getAds(database, actor.shopId, query));
};
