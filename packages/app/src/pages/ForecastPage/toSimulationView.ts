import type { ForecastAnswer } from '@adaos/api';
import type { SimulationView } from '@adaos/ui/screens/ForecastScreen';

/** The parts of a simulation's call that decide what is shown. */
export interface SimulationCall {
  readonly status: 'idle' | 'pending' | 'error' | 'success';
  readonly data: ForecastAnswer | undefined;
  readonly error: unknown;
}

/** How far a simulation is. */
export function toSimulationView(
  { status, data, error }: SimulationCall,
  textOf: (error: unknown) => string,
): SimulationView {
  if (status === 'pending') return { status: 'simulating' };
  if (status === 'error') return { status: 'error', message: textOf(error) };
  return data ? { status: 'results', data } : { status: 'idle' };
}
