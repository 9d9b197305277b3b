import type { AdPlatform, AdRowReason } from '@adaos/domain';
import type { Decimal } from '../../orders/decimal.ts';

/** What a consent opens. Kept sealed. */
export interface AdsTokens {
  readonly accessToken: string;
  /** Milliseconds since 1970; null: it does not expire by itself. */
  readonly expiresAt: number | null;
  readonly refreshToken: string | null;
}

/** An ad account that the person who consented may see. */
export interface AdAccount {
  readonly id: string;
  readonly name: string;
  /** ISO 4217; null where the platform does not say. */
  readonly currency: string | null;
  /** The manager account or customer that it is reached through, by the platform's number; null where it needs none. */
  readonly parent: string | null;
}

/** Whole days of an account, `YYYY-MM-DD`, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** One campaign on one day, as the platform reports it. */
export interface ReportRow {
  readonly campaignId: string;
  readonly campaign: string;
  /** `active`, `paused` or `ended`; null where the report does not say. */
  readonly status: 'active' | 'paused' | 'ended' | null;
  readonly day: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Major units of `currency`. */
  readonly spend: Decimal;
  readonly impressions: bigint;
  readonly clicks: bigint;
  /** Clicks that the platform took for fraud; null where it does not say. */
  readonly invalidClicks: bigint | null;
  /** What the platform attributes to the campaign, rounded. */
  readonly conversions: bigint;
  /** The value of the conversions in major units, as the platform says; null where it does not. */
  readonly value: Decimal | null;
  /** The budget of a day, in major units; null where it has none of its own. */
  readonly budget: Decimal | null;
}

/** A row that cannot be read, by what is known of it. */
export interface UnreadRow {
  readonly reason: AdRowReason;
  /** As the platform names them, shortened; empty where not known. */
  readonly campaign: string;
  readonly day: string;
}

export type ReadRow = ReportRow | UnreadRow;

export const isUnread = (row: ReadRow): row is UnreadRow => 'reason' in row;

/** The consent that is asked for. */
export interface ConsentRequest {
  readonly state: string;
  /** Where the platform sends the browser back to; registered with the app there. */
  readonly redirect: string;
  /** The challenge of PKCE by S256, for the platforms that take one. */
  readonly challenge: string;
}

/** What comes back with a consent. */
export interface Consent {
  readonly code: string;
  readonly redirect: string;
  /** The verifier of PKCE. */
  readonly verifier: string;
}

/** One call of a platform is made under these. */
export interface AdsCall {
  /** Aborted: the waiting ends at once. */
  readonly signal: AbortSignal;
}

/**
 * A platform of ads, read by its interface. Every method may throw KeysRefused where the consent is no longer good, AccountRefused
 * where it does not reach the account, RateLimited where the platform wants fewer calls, and OutboundError for all else.
 */
export interface AdsPlatform {
  readonly id: AdPlatform;
  /** The name of the code in the query that the browser comes back with. */
  readonly codeParameter: string;
  /** The page on which the owner of the ad accounts consents. */
  consentUrl(request: ConsentRequest): string;
  exchange(consent: Consent, call: AdsCall): Promise<AdsTokens>;
  /** How long before they expire tokens are renewed, in milliseconds. */
  readonly renewBeforeMs: number;
  /** Tokens that are good for longer. */
  refresh(tokens: AdsTokens, call: AdsCall): Promise<AdsTokens>;
  accounts(accessToken: string, call: AdsCall): Promise<AdAccount[]>;
  /** Every campaign and day of the range that the account had ads on. @param range at most 30 days. */
  report(accessToken: string, account: AdAccount, range: DayRange, call: AdsCall): Promise<ReadRow[]>;
}
