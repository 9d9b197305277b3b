import type { CostPreview, ProductCosts } from '@adaos/api';
import type { CostPreviewView, ProductsView } from '@adaos/ui/screens/CostsScreen';
import type { Read } from '../../queries/states.ts';

export interface PreviewInput<Terms> {
  /** The rule, or the cost, in the form. */
  readonly rule: Terms | null;
  /** What was asked about. */
  readonly asked: Terms | null;
  readonly preview: Read<CostPreview> & { readonly isFetching: boolean };
  /** The words for a failed call. */
  readonly textOf: (error: unknown) => string;
}

/** What the form says of what is in it: nothing of what was in it before while it changes. */
export function toPreviewView<Terms>({ rule, asked, preview, textOf }: PreviewInput<Terms>): CostPreviewView {
  if (rule === null) return { status: 'idle' };
  if (rule !== asked || preview.isFetching) return { status: 'loading' };
  if (preview.data) return { status: 'ready', ...preview.data };
  return preview.error ? { status: 'error', message: textOf(preview.error) } : { status: 'loading' };
}

type ProductsRead = Read<ProductCosts> & { readonly isFetching: boolean; readonly isPlaceholderData?: boolean };

/** The products as the screen shows them: those of a query before stay until the next ones are there. */
export function toProductsView(
  { data, error, isFetching, isPlaceholderData = false }: ProductsRead,
  textOf: (error: unknown) => string,
): ProductsView {
  if (error && (!data || isPlaceholderData)) return { status: 'error', message: textOf(error), retrying: isFetching };
  if (!data) return { status: 'loading' };
  return { status: 'ready', data, refreshing: isPlaceholderData };
}
