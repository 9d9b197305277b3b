import { cleanLine, cutText, type LedgerKind } from '@adaos/api';
import { NET_SALES_KINDS, type SetAsideReason } from '@adaos/domain';
import type { OrderTouch } from '../../campaigns/order-touches.ts';
import { TEXT_LENGTH } from '../../orders/bounds.ts';
import { type Decimal, toDecimal } from '../../orders/decimal.ts';

/** One line of an order as its platform reports it. */
export interface StoreLine {
  readonly sku: string | null;
  readonly name: string | null;
  readonly quantity: Decimal;
  readonly unitPrice: Decimal;
  /** Quantity x price, in major units. */
  readonly amount: Decimal;
  /** What was taken off of it, of the discount among the order's amounts; null where the platform does not say it. */
  readonly discount: Decimal | null;
  /** The product that it is a variant of, by the platform's id; left out where it is none, or the platform does not say it. */
  readonly variantOf?: { readonly id: number; readonly name: string | null } | undefined;
}

/** What an order has in addition to its lines: a discount, shipping, a fee, a refund on its day. */
export interface StoreAmount {
  /** Distinguishes it from the others of its order, now and at every later read. Letters, digits and dashes. */
  readonly key: string;
  readonly kind: LedgerKind;
  /** Major units, signed as it enters the net profit. */
  readonly amount: Decimal;
  /** When it happened, in milliseconds since 1970; null: with the order. */
  readonly at: number | null;
  /** The place of the order's line that it is of; left out: of the order as a whole. */
  readonly line?: number | undefined;
}

/** Goods of an order that came back. */
export interface StoreReturn {
  /** Distinguishes it from the other returns of its line. */
  readonly key: string;
  /** The place of the order's line. */
  readonly line: number;
  readonly units: Decimal;
  /** Whether they can be sold again; null where the platform does not say. */
  readonly restocked: boolean | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** An order as its platform reports it, whole: what is not in it is not in the order. */
export interface StoreOrder {
  /** What the platform itself knows it by. */
  readonly id: string;
  /** The number that the shop and its exports know it by. */
  readonly ref: string;
  /** The number, where `ref` has more to distinguish it from another order that had the number before. */
  readonly number?: string;
  /** Milliseconds since 1970. */
  readonly placedAt: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly billingCountry: string | null;
  readonly shippingCountry: string | null;
  /** How it was paid, as the platform calls it. */
  readonly paymentMethod: string | null;
  /** How it was sent, as the platform calls it, and what it weighs in grams. */
  readonly carrier: string | null;
  /** The codes of discounts that it was placed with, several joined. */
  readonly discountCode: string | null;
  readonly grams: number | null;
  readonly status: string | null;
  /** False of one that was called off or never paid: nothing of it counts. */
  readonly isSale: boolean;
  readonly lines: readonly StoreLine[];
  readonly amounts: readonly StoreAmount[];
  readonly returns: readonly StoreReturn[];
  readonly returnReason: string | null;
  /** The campaign, or the source alone, that the customer came by, as the address of the first page named it. */
  readonly touch: OrderTouch | null;
  readonly stated: StatedTotals;
}

/** What the platform says of an order as a whole, to compare what is counted of it with. Major units; null where it says nothing. */
export interface StatedTotals {
  readonly total: Decimal | null;
  /** VAT, inside the prices or added to them. */
  readonly tax: Decimal | null;
  readonly shipping: Decimal | null;
  readonly discount: Decimal | null;
  readonly tip: Decimal | null;
  /** What gift cards paid, where the total is without it. */
  readonly giftCard: Decimal | null;
  /** What is in the total and no sale: duties, which are the customs', and gift cards that were sold, which are owed to their holders. */
  readonly duties: Decimal | null;
  readonly giftCardsSold: Decimal | null;
  readonly edited: boolean;
  /** It was placed to try out the checkout. */
  readonly test: boolean;
}

/** An order that cannot be read. */
export interface SetAside {
  readonly id: string;
  readonly ref: string;
  readonly reason: SetAsideReason;
  /** Of an order that can be read: when it was placed, in milliseconds since 1970, and its total in its own currency. */
  readonly stated?: { readonly placedAt: number; readonly currency: string; readonly total: Decimal | null };
}

/** How far a platform's file of all orders was read, which it puts together by an operation of its own. */
export interface BulkProgress {
  /** The operation's id at the platform. */
  readonly operation: string;
  /** Orders that changed until then are in it; milliseconds since 1970. */
  readonly startedAt: number;
  /** How many lines of the file were read. */
  readonly lines: number;
}

/** One answer of a platform. */
export interface StorePage {
  /** In the platform's order: of two with one id the later counts. */
  readonly orders: readonly (StoreOrder | SetAside)[];
  /** Orders that changed before this moment are all in this page or those before; milliseconds since 1970. */
  readonly through: number | null;
  /** How far the operation has been read by this page; null: it has ended. Left out: nothing of it has changed. */
  readonly bulk?: BulkProgress | null;
  /** The platform needs time: the reading is to go on in so many milliseconds. */
  readonly again?: number;
}

/** A shop's own settings at its platform. */
export interface StoreFacts {
  readonly currency: string;
  /** An IANA name; null where the platform has none. */
  readonly timezone: string | null;
}

/** Reads the orders of one shop at its platform, those that changed first before the others. */
export interface OrderSource {
  facts(): Promise<StoreFacts>;
  /** Whether the store has an order no more. @param id what the platform knows it by. */
  isGone(id: string): Promise<boolean>;
  /**
   * @param since milliseconds since 1970; null: from the beginning.
   * @param bulk the operation that an earlier reading began.
   */
  pages(since: number | null, bulk: BulkProgress | null): AsyncIterable<StorePage>;
}

/** Thrown where an order cannot be read: it is set aside, and the others are read. */
export class OrderUnreadable extends Error {
  readonly reason: SetAsideReason;
  constructor(reason: SetAsideReason) {
    super(reason);
    this.name = 'OrderUnreadable';
    this.reason = reason;
  }
}

/**
 * The result of reading an order: itself, or why it is set aside.
 * @param known what the order is known by, whatever is wrong with it.
 * @param read throws OrderUnreadable; what else it throws is not about the order alone.
 */
export async function orSetAside(
  { id, ref }: Pick<SetAside, 'id' | 'ref'>,
  read: () => StoreOrder | Promise<StoreOrder>,
): Promise<StoreOrder | SetAside> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof OrderUnreadable)) throw error;
    return { id, ref, reason: error.reason };
  }
}

export const NOTHING: Decimal = { units: 0n, scale: 0 };

// JSON has small and large numbers with an exponent; the large ones keep it.
const digitsOf = (value: string | number) =>
  typeof value === 'number' && Math.abs(value) < 1 ? value.toFixed(12) : String(value).trim();

/**
 * An amount as platforms write it, `-12.50`; one that is not there counts for nothing.
 * @throws OrderUnreadable
 */
export function decimalOf(value: string | number | null | undefined): Decimal {
  const text = digitsOf(value ?? '');
  if (text === '') return NOTHING;
  const found = /^(-)?(\d+)(?:\.(\d+))?$/.exec(text);
  if (!found) throw new OrderUnreadable(typeof value === 'number' ? 'amount_too_large' : 'amount_unreadable');
  const decimal = toDecimal(found[1] !== undefined, found[2] ?? '', found[3]);
  if (!decimal) throw new OrderUnreadable('amount_too_large');
  return decimal;
}

/** As `decimalOf`, of what counts for nothing but a comparison: null where it is not there or cannot be read. */
export function statedOf(value: unknown): Decimal | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  try {
    return decimalOf(value);
  } catch {
    return null;
  }
}

export function sum(...amounts: readonly Decimal[]): Decimal {
  const scale = Math.max(0, ...amounts.map((amount) => amount.scale));
  const units = amounts.reduce((total, amount) => total + amount.units * 10n ** BigInt(scale - amount.scale), 0n);
  return { units, scale };
}

/** The figures of an order's money that each come to nothing once it was refunded whole: what they are sums of, and what takes them back. */
const REFUNDED_GROUPS = [
  { kinds: NET_SALES_KINDS, kind: 'refund', key: 'refund' },
  { kinds: ['shipping_charged'], kind: 'shipping_charged', key: 'refund-shipping' },
  { kinds: ['tip'], kind: 'tip', key: 'refund-tip' },
] as const satisfies { kinds: readonly LedgerKind[]; kind: LedgerKind; key: string }[];

/**
 * What is left of an order that was refunded whole, taken back with its last refund: net sales, shipping and tips come to exactly nothing,
 * also where the platform does not say what a refund was for.
 */
export function wholeRefund(
  lines: readonly StoreLine[],
  amounts: readonly StoreAmount[],
  last: { readonly id: number; readonly at: number },
): StoreAmount[] {
  return REFUNDED_GROUPS.map(({ kinds, kind, key }) => {
    const counted = amounts.filter((one) => (kinds as readonly LedgerKind[]).includes(one.kind));
    const left = sum(...[...(kind === 'refund' ? lines : []), ...counted].map(({ amount }) => amount));
    return { key: `${key}-${last.id}`, kind, amount: minus(left), at: last.at };
  });
}

export const minus = ({ units, scale }: Decimal): Decimal => ({ units: -units, scale });

/** A text of a platform as it is kept; an empty one stays so. */
export const lineOrNull = (text: string | null): string | null => text && cutText(cleanLine(text), TEXT_LENGTH);

const NAME_LENGTH = 255;

const lineOf = (text: string | null | undefined, most: number) => cutText(cleanLine(text ?? ''), most);

/** The codes of an order's discounts joined, in an order of their own; null without any. */
export function codesOf(
  discounts: readonly { readonly code?: string | null | undefined }[] | null | undefined,
): string | null {
  const codes = (discounts ?? []).flatMap(({ code }) => lineOf(code, NAME_LENGTH) || []);
  return codes.length === 0 ? null : [...new Set(codes)].sort().join(', ');
}

/** A campaign by its name, or a source alone; null where there is neither. */
export function touchOf(campaign: string | null | undefined, source: string | null | undefined): OrderTouch | null {
  const touch = { campaign: lineOf(campaign, NAME_LENGTH), source: lineOf(source, NAME_LENGTH) };
  return touch.campaign === '' && touch.source === '' ? null : touch;
}

/** The campaign, or the source, that an address names. @param address whole, or from its path on. */
export function touchIn(address: string | null | undefined): OrderTouch | null {
  if (!address || !URL.canParse(address, 'https://shop.invalid')) return null;
  const query = new URL(address, 'https://shop.invalid').searchParams;
  return touchOf(query.get('utm_campaign'), query.get('utm_source'));
}
