import type { CostPreview, TakeBack } from '@adaos/api';
import type { TakeBackKind } from '@adaos/domain';
import type { StoreChange } from '../ledger/change-costs.ts';
import { previewLedger } from '../ledger/preview-ledger.ts';
import type { Actor } from '../services/actor.ts';
import type { Services } from '../services/services.ts';
import { takeAdSpendBack } from './ad-spend.ts';
import { takeLineDecisionBack } from './lines.ts';
import { takeNoAdsBack } from './no-ads.ts';
import { takeOrderCostBack, takeOrderCostFileBack } from './order-costs.ts';
import { effectOf } from './preview-change.ts';
import { previewRuleTakenBack } from './preview-rules.ts';
import { takeProductCostBack } from './product-costs.ts';

const TAKE_BACK: Record<Exclude<TakeBackKind, 'rule'>, (actor: Actor, id: string) => StoreChange<unknown>> = {
  product_cost: takeProductCostBack,
  order_cost: takeOrderCostBack,
  order_cost_file: takeOrderCostFileBack,
  ad_spend: takeAdSpendBack,
  no_ads: takeNoAdsBack,
  line: takeLineDecisionBack,
};

/**
 * What taking something back would change in the profit; nothing is written. What was taken back already changes nothing.
 * @throws NotFoundError for what the shop does not have.
 */
export const previewTakeBack = (services: Services, actor: Actor, { what, id }: TakeBack): Promise<CostPreview> =>
  previewLedger(services, actor.shopId, (trx) =>
    what === 'rule' ? previewRuleTakenBack(trx, actor, id) : effectOf(trx, actor.shopId, TAKE_BACK[what](actor, id)),
  );
