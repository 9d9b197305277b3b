import { expect, test } from 'vitest';
import { joined } from './joined.ts';

const series = { id: 'sales', label: 'Sales', color: 'goods', history: [10, null, 30], forecast: [33, 36] } as const;

test('the forecast goes on from the last known value, and each point has one value', () => {
  expect(joined(series, 3, 5)).toEqual({
    id: 'sales',
    label: 'Sales',
    color: 'goods',
    values: [10, null, 30, 33, 36],
    history: [10, null, 30, null, null],
    forecast: [null, null, 30, 33, 36],
  });
});

test('its bounds open from that value', () => {
  const { low, high } = joined({ ...series, low: [31, 32], high: [35, 41] }, 3, 5);
  expect(low).toEqual([null, null, 30, 31, 32]);
  expect(high).toEqual([null, null, 30, 35, 41]);
});

test('without a past there is the forecast alone', () => {
  expect(joined({ ...series, history: [] }, 0, 2)).toMatchObject({
    values: [33, 36],
    history: [null, null],
    forecast: [33, 36],
  });
});
