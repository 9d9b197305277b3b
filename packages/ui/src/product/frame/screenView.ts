import type { FigureSource } from '../figures/figures.ts';

/** What a screen with one query shows: the shop's own data, the sample instead, or why there is none. */
export type ScreenView<Data> =
  | { status: 'loading' }
  /** The shop has nothing to show here yet. */
  | { status: 'empty' }
  /** `message` is finished text in the reader's language. */
  | { status: 'error'; message: string }
  | {
      status: 'ready';
      data: Data;
      source: FigureSource;
      /** Why sample data stand in for the shop's own, in the reader's language; only with source `sample`. */
      loadFailed?: string;
    };

/** What a screen with sample data reports. */
export interface SampleActions {
  onRetry: () => void;
  onUseSample: () => void;
  /** Left out where there is only the sample. */
  onLeaveSample?: (() => void) | undefined;
}
