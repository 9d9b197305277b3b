import type { Overview, Session } from '@adaos/api';
import type { Period } from '@adaos/domain';
import type { OverviewView } from '@adaos/ui/screens/OverviewScreen';
import type { Read } from '../../queries/states.ts';

export interface OverviewInput {
  readonly session: Read<Session>;
  readonly overview: Read<Overview>;
  readonly sample: Read<Overview>;
  readonly period: Period | 'empty' | undefined;
  /** Whether the visitor has asked for the sample. */
  readonly sampleChosen: boolean;
  /** The words for a failed call. */
  readonly textOf: (error: unknown) => string;
}

/** The failure that hides the shop's own figures; null where there is none. */
export function overviewFailure({ session, overview }: Pick<OverviewInput, 'session' | 'overview'>): unknown {
  if (overview.data) return null;
  return overview.error ?? (session.data ? null : session.error);
}

function sampleView({ sample, textOf }: OverviewInput, failure: unknown): OverviewView {
  if (sample.data) {
    const failed = failure === null ? {} : { loadFailed: textOf(failure) };
    return { status: 'ready', data: sample.data, source: 'sample', ...failed };
  }
  return sample.error ? { status: 'error', message: textOf(failure ?? sample.error) } : { status: 'loading' };
}

/** What the overview shows: the shop's figures, the way to them, or the sample, marked as such. */
export function toOverviewView(input: OverviewInput): OverviewView {
  const { overview, period, sampleChosen } = input;
  if (sampleChosen) return sampleView(input, null);
  if (period === 'empty') return { status: 'empty', sampleOffered: true };
  const failure = overviewFailure(input);
  if (failure !== null) return sampleView(input, failure);
  if (!overview.data) return { status: 'loading' };
  if (overview.data.source === 'none') return { status: 'empty', sampleOffered: true };
  return { status: 'ready', data: overview.data, source: 'live', stale: overview.isPlaceholderData ?? false };
}
