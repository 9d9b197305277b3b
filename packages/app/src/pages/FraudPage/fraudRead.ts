import type { FraudAnswer, ReturnsAnswer, Source } from '@adaos/api';
import type { Read } from '../../queries/states.ts';

interface FraudRead {
  readonly source: Source;
  readonly currency: string | null;
  readonly fraud: FraudAnswer;
  readonly returns: ReturnsAnswer;
}

export function joined(fraud: FraudAnswer, returns: ReturnsAnswer): FraudRead {
  const source = fraud.source === 'none' ? returns.source : fraud.source;
  return { source, currency: fraud.currency ?? returns.currency, fraud, returns };
}

/** Fraud and returns as one read: there once both are, failed as soon as one is. */
export function fraudRead(fraud: Read<FraudAnswer>, returns: Read<ReturnsAnswer>): Read<FraudRead> {
  const data = fraud.data && returns.data ? joined(fraud.data, returns.data) : undefined;
  return { data, error: fraud.error ?? returns.error };
}
