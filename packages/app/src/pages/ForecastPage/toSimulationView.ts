import type { ForecastAnswer } from '@adaos/api';
import type { SimulationView } from '@adaos/ui/screens/ForecastScreen';

/** The parts of a simulation's call that decide what is shown. */
interface SimulationCall {
  readonly status: 'idle' | 'pending' | 'error' | 'success';
  readonly data: ForecastAnswer | undefined;
  readonly error: unknown;
}

/**
 * How far a simulation is.
 * @param sample whether the screen shows the sample: results of the shop's own months are then none of it, and the other way round.
 */
export function toSimulationView(
  { status, data, error }: SimulationCall,
  sample: boolean,
  textOf: (error: unknown) => string,
): SimulationView {
  if (status === 'pending') return { status: 'simulating' };
  if (status === 'error') return { status: 'error', message: textOf(error) };
  return data && (data.source === 'sample') === sample ? { status: 'results', data } : { status: 'idle' };
}
