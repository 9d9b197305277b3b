export interface SavedViewItem {
  id: string;
  name: string;
  /** The address of the list with the view. */
  href: string;
  shared: boolean;
  /** Who shared it, where that was another; null of an own view. */
  by: string | null;
  /** It is what is shown. */
  current: boolean;
  removable: boolean;
}

export type SavedViewsState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'ready'; views: readonly SavedViewItem[] };

export interface SavedViewsProps {
  view: SavedViewsState;
  /** Whether the user may share a view with the shop. */
  canShare: boolean;
  /** The most characters of a name. */
  nameLength: number;
  /** Saves what is shown under a name; an own view of the same name is replaced. A rejection is reported and nothing typed is lost. */
  onSave: (name: string, shared: boolean) => Promise<void>;
  onRemove: (id: string) => void;
  onRetry: () => void;
  /** The reason why a view was not saved, in the reader's language. */
  failureReason?: ((error: unknown) => string | undefined) | undefined;
}
