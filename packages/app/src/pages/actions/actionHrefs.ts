import type { StoreLink } from '@adaos/api';
import { firstDayOf, lastDayOf } from '@adaos/domain';
import type { ActionItem } from '@adaos/ui/screens/AlertsScreen';
import { paths } from '../../routes/paths.ts';

export interface ActionHrefs {
  /** The rows behind it. */
  why?: string;
  /** Where it is done. */
  place?: string;
}

const ofDay = (day: string): ActionHrefs => {
  const period = { from: day, to: day };
  return { why: paths.figure('netSales', period), place: paths.overviewOf(period) };
};
/** The card of a campaign's budget, with the proposed one. */
export const budgetOf = (id: string, sample: boolean) => `${paths.campaign(id, { sample })}#budget`;
export const ofProduct = (code: string): ActionHrefs => ({ why: paths.product(code, {}) });
/** Its price and its texts are changed in the store. */
const inStore = (code: string, { store }: Known): ActionHrefs => ({
  ...ofProduct(code),
  ...(store && { place: `${store.products}${encodeURIComponent(code)}` }),
});

/** What is known beside the subject of an action. */
interface Known {
  /** The name of its product, or of its supplier. */
  readonly product: string;
  readonly supplier: string;
  readonly store: StoreLink | null;
}

/** Where the rows behind an action are, and where it is done, by what it is of. */
const PLACES: Readonly<Record<string, (subject: string, known: Known) => ActionHrefs>> = {
  raise_price: inStore,
  restore_margin: inStore,
  // Its returns with their reasons are with those of all others.
  check_returns: (code, { store }) => ({
    ...ofProduct(code),
    place: store ? `${store.products}${encodeURIComponent(code)}` : paths.fraud,
  }),
  describe_product: inStore,
  ask_lower_cost: (code) => ({ ...ofProduct(code), place: paths.costs }),
  reorder: (item, { product }) => ({ why: paths.stockOf(product), place: paths.orderItem(item) }),
  clear_stock: (_, { product }) => ({ why: paths.stockOf(product), place: paths.adCopyFor(product) }),
  press_supplier: (_, { supplier }) => ({ why: paths.stockOf(supplier), place: paths.suppliers }),
  check_supplier: (_, { supplier }) => ({ why: paths.stockOf(supplier), place: paths.suppliers }),
  review_orders: () => ({ why: paths.fraud, place: paths.fraud }),
  lower_fraud: () => ({ why: paths.fraud, place: paths.fraud }),
  import_orders: () => ({ place: paths.integrations }),
  fill_costs: () => ({ why: paths.campaigns, place: paths.costs }),
  fill_cost: (cost) => ({
    why: paths.figure('netProfit', {}),
    place: cost === 'cogs' ? paths.missingCosts : paths.costs,
  }),
  check_month: (month) => {
    const period = { from: firstDayOf(month), to: lastDayOf(month) };
    return { why: paths.overviewOf(period), place: paths.figure('netProfit', period) };
  },
  check_sales_day: ofDay,
  check_orders_day: ofDay,
};

/** The names in what is said of it. */
export const namesIn = (wording: ActionItem['wording']) => {
  const { product = '', supplier = '' } = wording?.values ?? {};
  return { product: String(product), supplier: String(supplier) };
};

export interface ActionsOf {
  /** Of the fixed sample, whose campaigns no shop has. */
  readonly sample: boolean;
  /** Where the shop's products are changed. */
  readonly store: StoreLink | null;
}

export function actionHrefs({ type, subject, wording }: ActionItem, { sample, store }: ActionsOf): ActionHrefs {
  // The proposed budget is in the card of the campaign's budget.
  if (type === 'ads' && subject !== '')
    return { why: paths.campaign(subject, { sample }), place: budgetOf(subject, sample) };
  const name = wording?.code.replace('recommendation.', '') ?? '';
  const known = { ...namesIn(wording), store };
  // The sample's products and costs are no shop's.
  return sample ? {} : (PLACES[name]?.(subject, known) ?? {});
}
