import type { LedgerKind, Role } from '@adaos/domain';

interface Amounts {
  /** Major units of the chosen currency; null is not known. */
  netSales: number | null;
  costs: number | null;
  netProfit: number | null;
  roi: number | null;
  /** Costs that some of the sales lack. */
  missing: readonly LedgerKind[];
}

export interface ComparedShop extends Amounts {
  id: string;
  name: string;
  role: Role;
  /** Of its own figures; null until the first import settles it. */
  currency: string | null;
  open: boolean;
  /** Units of the chosen currency for one of its own, and the day that was published on; null where none is needed or there is none. */
  rate: number | null;
  rateOn: string | null;
  /** The share of the sales, in percent, whose goods have a known cost; null without sales. */
  goodsCovered: number | null;
  /** Why it is not in the sum; null where it is. */
  leftOut: 'costs_unknown' | 'no_orders' | 'no_rate' | null;
}

export interface ShopsData {
  /** What all amounts are in, and what can be chosen. */
  currency: string;
  currencies: readonly string[];
  from: string;
  to: string;
  shops: readonly ComparedShop[];
  sum: Amounts;
  /** The shops that the plan serves. `limit` null: as many as wanted. `mayAdd`: by role. */
  plan: { limit: number | null; used: number; mayAdd: boolean };
}

export type ShopsView =
  | { status: 'loading' }
  /** `message` is finished text in the reader's language. */
  | { status: 'error'; message: string }
  | { status: 'ready'; data: ShopsData };

export interface NewShop {
  name: string;
  currency: string;
  timezone: string;
}

export type AddShopState = { status: 'idle' } | { status: 'busy' } | { status: 'failed'; message: string };
