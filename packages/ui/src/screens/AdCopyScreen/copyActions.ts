import type { CopyPartText } from './AdCopyView.ts';

/** What can be done with an ad. */
export interface CopyActions {
  /** The name of the shop, as the ad shows who advertises. */
  shopName: string;
  /** What became of copying an ad, or a part of it, by its id. */
  resultOf: (id: string) => 'copied' | 'failed' | undefined;
  onCopy: (id: string, text: string) => void;
  /** Keeps the parts as edited; rejected with finished text. */
  onEdit: (id: string, parts: readonly CopyPartText[]) => Promise<void>;
}
