import { COST_RULE_KINDS, type CostRuleKind } from '@adaos/domain';
import { attributeOrders } from '../campaigns/attribute-orders.ts';
import { removeForgotten } from '../campaigns/entered-campaign.ts';
import type { ShopTransaction } from '../db/database.ts';
import { postAdSpend } from '../ledger/ad-spend.ts';
import { lockCosts } from '../ledger/change-costs.ts';
import { settleEnteredSpend } from '../ledger/entered-ad-spend.ts';
import { postNoAds } from '../ledger/no-ads.ts';
import { postOrdersRecorded } from '../ledger/order-costs.ts';
import { postDisputed, postProductCosts, postProductFacts, postRules } from '../ledger/post-rules.ts';
import type { OnProgress } from '../ledger/progress.ts';
import { reallocate } from '../ledger/reallocate.ts';
import type { CostChange } from '../ledger/recomputation.ts';
import { costShop } from './cost-shop.ts';
import { separateNumbers } from './separate-numbers.ts';

/** What of the ledger is to follow. */
interface Posted {
  readonly shopId: string;
  /** As it is kept of a recomputation. */
  readonly kind: string;
  readonly ids: readonly string[];
  readonly onProgress?: OnProgress | undefined;
}

const isRuleKind = (kind: string): kind is CostRuleKind => (COST_RULE_KINDS as readonly string[]).includes(kind);

/** Each brings the ledger in line with what is stored by then, by appending differences: doing it again changes nothing. */
const WORK: Record<CostChange['work'], (trx: ShopTransaction, posted: Posted) => Promise<void>> = {
  async rules(trx, { shopId, kind, onProgress }) {
    if (!isRuleKind(kind)) throw new Error(`There are no rules of ${kind}.`);
    const { today } = await costShop(trx, shopId);
    await postRules(trx, { shopId, today, onProgress }, kind);
  },
  products: (trx, { shopId, ids, onProgress }) => postProductCosts(trx, shopId, ids, onProgress),
  orders: (trx, { shopId, ids, onProgress }) => postOrdersRecorded(trx, shopId, ids, onProgress),
  facts: (trx, { shopId, ids, onProgress }) => postProductFacts(trx, shopId, ids, onProgress),
  disputes: (trx, { shopId, ids }) => postDisputed(trx, shopId, ids),
  no_ads: (trx, { shopId }) => postNoAds(trx, shopId),
  numbers: (trx, { shopId, ids }) => separateNumbers(trx, shopId, ids),
  allocation: (trx, { shopId, onProgress }) => reallocate(trx, shopId, onProgress),
  async ad_spend(trx, { shopId, ids }) {
    await settleEnteredSpend(trx, shopId);
    await postAdSpend(trx, shopId);
    // Nothing is entered for a campaign while it is removed.
    if (ids.length > 0) await lockCosts(trx, shopId);
    for (const campaignId of ids) await removeForgotten(trx, shopId, campaignId);
    await attributeOrders(trx, shopId);
  },
};

/** Brings the ledger in line with a change of costs that is stored. Doing it again changes nothing. */
export const postChange = (
  trx: ShopTransaction,
  shopId: string,
  { kind, work, ids = [] }: Omit<CostChange, 'kind'> & { readonly kind: string },
  onProgress?: OnProgress,
): Promise<void> => WORK[work](trx, { shopId, kind, ids, onProgress });
