import type { CostPreview, CostRuleInput } from '@adaos/api';
import type { CostPreviewView } from '@adaos/ui/screens/CostsScreen';
import type { Read } from '../../sample/index.ts';

export interface PreviewInput {
  /** The rule in the form. */
  readonly rule: CostRuleInput | null;
  /** The rule that was asked about. */
  readonly asked: CostRuleInput | null;
  readonly preview: Read<CostPreview> & { readonly isFetching: boolean };
  /** The words for a failed call. */
  readonly textOf: (error: unknown) => string;
}

/** What the form says of the rule in it: nothing of the rule before it while it changes. */
export function toPreviewView({ rule, asked, preview, textOf }: PreviewInput): CostPreviewView {
  if (rule === null) return { status: 'idle' };
  if (rule !== asked || preview.isFetching) return { status: 'loading' };
  if (preview.data) return { status: 'ready', ...preview.data };
  return preview.error ? { status: 'error', message: textOf(preview.error) } : { status: 'loading' };
}
