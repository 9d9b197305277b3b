import type { LedgerKind } from '@adaos/api';
import type { CampaignEventKind } from '../db/insight-tables.ts';

export interface DemoLine {
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  /** Cents. */
  readonly price: number;
  readonly amount: number;
}

export interface DemoEntry {
  readonly kind: LedgerKind;
  /** Cents, signed as it enters the net profit. */
  readonly amount: number;
  readonly on: string;
  /** Index of the order's line that it is of. */
  readonly line?: number;
}

export interface DemoOrder {
  readonly externalId: string;
  /** UTC. */
  readonly placedAt: string;
  readonly on: string;
  readonly customer: string;
  readonly country: string;
  readonly billingCountry: string;
  readonly cardKey: string;
  readonly status: string;
  readonly paymentMethod: string;
  /** When the bank took the money back, `YYYY-MM-DD`: the owner says so, and the ledger follows. */
  readonly chargedBackOn?: string;
  readonly returnReason: string | null;
  readonly lines: readonly DemoLine[];
  readonly entries: readonly DemoEntry[];
  /** Keys of the campaigns that brought it, in the order of the visits. */
  readonly campaigns: readonly string[];
}

export interface DemoCampaignDay {
  readonly key: string;
  readonly day: string;
  readonly spend: number;
  readonly impressions: number;
  readonly clicks: number;
  readonly invalidClicks: number;
  readonly conversions: number;
}

export interface DemoCampaignEvent {
  readonly key: string;
  readonly at: string;
  readonly kind: CampaignEventKind;
  readonly budget: number | null;
}

/** One month of the shop. */
export interface DemoMonth {
  /** `YYYY-MM` */
  readonly month: string;
  readonly orders: readonly DemoOrder[];
  readonly campaignDays: readonly DemoCampaignDay[];
}
