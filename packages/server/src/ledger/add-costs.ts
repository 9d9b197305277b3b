import type { ShopTransaction } from '../db/database.ts';
import { withSetsJoined } from '../db/join-sets.ts';
import { addToCampaigns, addToChannels } from './add-to-channels.ts';
import { addToCustomers, addToCustomerSums } from './add-to-customers.ts';
import { addToOrders } from './add-to-orders.ts';
import { addToProducts, addToYears, prepareYears } from './add-to-products.ts';
import { noteAddedCosts, noteMonthCosts } from './added-costs.ts';
import { refreshCampaignResults } from './campaign-results.ts';
import { refreshChannelDays } from './channel-days.ts';
import { refreshCustomers } from './customers.ts';
import { addMissingOrderSums } from './order-sums.ts';
import type { OnProgress } from './progress.ts';
import type { Changes } from './touched-days.ts';

/** Days on which something has no row that could be added to, by what is counted again there. */
interface Unknown {
  readonly orders: Set<string>;
  readonly products: Set<string>;
  readonly campaigns: Set<string>;
  readonly customers: Set<string>;
  readonly channels: Set<string>;
}

async function countUnknown(trx: ShopTransaction, shopId: string, unknown: Unknown): Promise<void> {
  if (unknown.orders.size > 0) await addMissingOrderSums(trx, shopId, [...unknown.orders]);
  if (unknown.campaigns.size > 0) await refreshCampaignResults(trx, shopId, [...unknown.campaigns]);
  const moved = unknown.customers.size > 0 ? await refreshCustomers(trx, shopId, [...unknown.customers]) : [];
  const days = new Set([...unknown.channels, ...(moved ?? [])]);
  if (days.size > 0) await refreshChannelDays(trx, shopId, [...days]);
}

interface AddOptions {
  readonly changes: Changes;
  /** Adds what the goods of some days have cost more to their coverage. */
  readonly addGoods: (days: readonly string[]) => Promise<void>;
  readonly onProgress?: OnProgress | undefined;
}

/**
 * Adds to the roll-ups, month by month, what entries after a given one add to the costs of orders, where nothing else has changed
 * (`areAdded`). These are sums, so they are as if they were counted again. Campaigns and channels have the costs that their orders lack,
 * too: where that has changed they are left to be counted.
 */
export async function addCosts(
  trx: ShopTransaction,
  shopId: string,
  since: string,
  { changes, addGoods, onProgress }: AddOptions,
): Promise<void> {
  const unknown: Unknown = {
    orders: new Set(),
    products: new Set(),
    campaigns: new Set(),
    customers: new Set(),
    channels: new Set(),
  };
  const note = (days: Set<string>, found: readonly string[]) => {
    for (const day of found) days.add(day);
  };
  // What is joined here are sets.
  await withSetsJoined(trx, async () => {
    const months = await noteAddedCosts(trx, shopId, since);
    await prepareYears(trx);
    for (const [done, month] of months.entries()) {
      await onProgress?.('counting', done, months.length);
      const days = await noteMonthCosts(trx, month);
      if (changes.costs.has('cogs')) await addGoods(days);
      note(unknown.orders, await addToOrders(trx, shopId, month));
      note(unknown.products, await addToProducts(trx, shopId, month, changes));
      note(unknown.customers, await addToCustomers(trx, shopId, month));
      if (changes.known) continue;
      note(unknown.campaigns, await addToCampaigns(trx, shopId));
      note(unknown.channels, await addToChannels(trx, shopId, month));
    }
    await addToCustomerSums(trx, shopId);
    await addToYears(trx, shopId, [...unknown.products]);
    await countUnknown(trx, shopId, unknown);
  });
}
