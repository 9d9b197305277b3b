import { expect, test } from 'vitest';
import { sampleForecast } from '@adaos/api/sample';
import { toSimulationView } from './toSimulationView.ts';

const textOf = () => 'Lost';
const data = sampleForecast(20, 10);

test('[FORE-2] a simulation is idle, then on its way, then there; cleared, it is idle again', () => {
  expect(toSimulationView({ status: 'idle', data: undefined, error: null }, true, textOf)).toEqual({ status: 'idle' });
  expect(toSimulationView({ status: 'pending', data: undefined, error: null }, true, textOf)).toEqual({
    status: 'simulating',
  });
  expect(toSimulationView({ status: 'success', data, error: null }, true, textOf)).toEqual({ status: 'results', data });
});

test('a simulation that failed says why', () => {
  expect(toSimulationView({ status: 'error', data: undefined, error: new Error('lost') }, false, textOf)).toEqual({
    status: 'error',
    message: 'Lost',
  });
});

test('[ALL-6] results of the sample are never shown as the shop’s own, nor the other way round', () => {
  expect(toSimulationView({ status: 'success', data, error: null }, false, textOf)).toEqual({ status: 'idle' });
  const own = { ...data, source: 'live' } as const;
  expect(toSimulationView({ status: 'success', data: own, error: null }, true, textOf)).toEqual({ status: 'idle' });
  expect(toSimulationView({ status: 'success', data: own, error: null }, false, textOf)).toMatchObject({
    status: 'results',
  });
});
