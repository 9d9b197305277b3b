import { expect, test } from 'vitest';
import { sampleForecast } from '@adaos/api/sample';
import { toSimulationView } from './toSimulationView.ts';

const textOf = () => 'Lost';
const data = sampleForecast(20, 10);

test('[FORE-2] a simulation is idle, then on its way, then there; cleared, it is idle again', () => {
  expect(toSimulationView({ status: 'idle', data: undefined, error: null }, textOf)).toEqual({ status: 'idle' });
  expect(toSimulationView({ status: 'pending', data: undefined, error: null }, textOf)).toEqual({
    status: 'simulating',
  });
  expect(toSimulationView({ status: 'success', data, error: null }, textOf)).toEqual({ status: 'results', data });
});

test('a simulation that failed says why', () => {
  expect(toSimulationView({ status: 'error', data: undefined, error: new Error('lost') }, textOf)).toEqual({
    status: 'error',
    message: 'Lost',
  });
});
