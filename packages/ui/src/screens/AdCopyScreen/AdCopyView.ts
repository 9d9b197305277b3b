import type { CopyTone, CopyType } from '@adaos/domain';
import type { ScreenView } from '../../product/frame/screenView.ts';

/** One generated ad. */
export interface GeneratedCopy {
  id: string;
  title: string;
  content: string;
  /** Where it is to be used. */
  type: CopyType;
  tone: CopyTone;
  /** The call to action. */
  cta: string;
}

export interface CopyRequest {
  productName: string;
  targetAudience: string;
}

/** The ads of one request. */
export interface CopyEntry extends CopyRequest {
  /** ISO 8601. */
  createdAt: string;
  copies: readonly GeneratedCopy[];
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
  | { status: 'done'; request: CopyRequest; copies: readonly GeneratedCopy[] };
