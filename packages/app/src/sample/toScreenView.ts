import type { Source } from '@adaos/api';
import type { Read } from '../queries/states.ts';

/** What a screen of one read shows; structurally the view that the screens of the library take. */
export type ScreenView<T> =
  | { status: 'loading' }
  | { status: 'empty' }
  | { status: 'error'; message: string }
  | { status: 'ready'; data: T; source: 'live' | 'sample'; loadFailed?: string };

export interface ScreenInput<T> {
  readonly live: Read<T>;
  readonly sample: Read<T>;
  /** Whether the visitor has asked for the sample. */
  readonly sampleChosen: boolean;
  /** Whether the sample stands in for data that could not be loaded; else the screen says so and offers another try. */
  readonly sampleOnFailure: boolean;
  /** The words for a failed call. */
  readonly textOf: (error: unknown) => string;
}

/** The shop's own data; the sample, marked as such, where it was asked for or replaces a failed read. */
export function toScreenView<T extends { readonly source: Source }>(input: ScreenInput<T>): ScreenView<T> {
  const { live, sample, sampleChosen, sampleOnFailure, textOf } = input;
  const failure = !sampleChosen && live.data === undefined ? live.error : null;
  if (failure !== null && !sampleOnFailure) return { status: 'error', message: textOf(failure) };
  if (sampleChosen || failure !== null) {
    if (sample.data) {
      const failed = failure === null ? {} : { loadFailed: textOf(failure) };
      return { status: 'ready', data: sample.data, source: 'sample', ...failed };
    }
    return sample.error ? { status: 'error', message: textOf(failure ?? sample.error) } : { status: 'loading' };
  }
  if (!live.data) return { status: 'loading' };
  if (live.data.source === 'none') return { status: 'empty' };
  return { status: 'ready', data: live.data, source: live.data.source };
}
