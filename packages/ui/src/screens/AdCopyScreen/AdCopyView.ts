import type { CopyPart, CopyPlatform, CopyProductSort, CopyTone, CopyType, CopyWriter, Language } from '@adaos/domain';
import type { ScreenView } from '../../product/frame/screenView.ts';

/** A part of an ad, as it is entered at its platform. */
export interface CopyPartText {
  part: CopyPart;
  text: string;
}

/** One generated ad. */
export interface GeneratedCopy {
  id: string;
  title: string;
  content: string;
  /** The idea that it follows; of one written for no platform, where it is used. */
  type: CopyType;
  tone: CopyTone;
  /** The call to action. */
  cta: string;
  /** What it was written for; left out of ads from before platforms could be chosen. */
  platform?: CopyPlatform | undefined;
  parts?: readonly CopyPartText[] | undefined;
}

export interface CopyRequest {
  productName: string;
  /** Of a product that was chosen: what is known of it may be said. */
  productCode?: string | undefined;
  targetAudience: string;
  language: Language;
  tone: CopyTone;
  platform: CopyPlatform;
}

/** The ads of one request. */
export interface CopyEntry {
  productName: string;
  targetAudience: string;
  /** ISO 8601. */
  createdAt: string;
  copies: readonly GeneratedCopy[];
  writer?: CopyWriter | undefined;
}

export interface AdCopyData {
  summary: { copies: number; copiesThisMonth: number; products: number; audiences: number };
  /** Newest first. */
  entries: readonly CopyEntry[];
}

export type AdCopyView = Exclude<ScreenView<AdCopyData>, { status: 'empty' }>;

/** The state of generating new ads. `message` is finished text in the reader's language. */
export type Generation =
  | { status: 'idle' }
  | { status: 'busy' }
  | { status: 'failed'; message: string }
  | {
      status: 'done';
      request: CopyRequest;
      copies: readonly GeneratedCopy[];
      writer?: CopyWriter | undefined;
      /** What the shop's data says of the product, in the language of the ads. */
      facts?: readonly { text: string }[] | undefined;
    };

/** A product that can be advertised, with what speaks for and against it. */
export interface CopyProduct {
  code: string;
  name: string;
  /** In the shop's currency, of the latest 90 days. */
  contribution: number;
  /** In percent of the net sales. */
  margin: number | null;
  /** Whether all its costs are known. */
  complete: boolean;
  /** Units on hand; null where they are not counted. */
  stock: number | null;
  /** Of its orders, in percent, of which it came back. */
  returnRate: number | null;
}

export interface CopyProductsQuery {
  search: string;
  sort: CopyProductSort;
}

export type CopyProductsView =
  | { status: 'loading' }
  | { status: 'error'; message: string }
  | { status: 'ready'; currency: string | null; products: readonly CopyProduct[]; total: number };
