import type { FigureSource } from '../figures/figures.ts';

/** What a screen of one read shows: the shop's own data, the sample in their place, or why there are none. */
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

/** What a screen with sample data asks for. */
export interface SampleActions {
  onRetry: () => void;
  onUseSample: () => void;
  /** Left out where the sample is all there is. */
  onLeaveSample?: (() => void) | undefined;
}
