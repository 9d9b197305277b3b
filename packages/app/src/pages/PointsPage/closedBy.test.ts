import { samplePoints } from '@adaos/api/sample';
import { expect, test } from 'vitest';
import { closedBy } from './closedBy.ts';

const live = { status: 'ready', source: 'live', data: samplePoints } as const;
const sample = { status: 'ready', source: 'sample', data: samplePoints } as const;

test('[GAME-1] a team of one and a shop that has switched it off have no ranking, and see why', () => {
  expect(closedBy(live, 'single')).toEqual({ closed: 'single', shown: { status: 'empty' } });
  expect(closedBy({ status: 'empty' }, 'off')).toEqual({ closed: 'off', shown: { status: 'empty' } });
});

test('a team has its own, and the sample is shown to everybody', () => {
  expect(closedBy(live, 'on')).toEqual({ closed: undefined, shown: live });
  expect(closedBy(live, undefined)).toEqual({ closed: undefined, shown: live });
  expect(closedBy(sample, 'single')).toEqual({ closed: undefined, shown: sample });
  expect(closedBy({ status: 'loading' }, 'off').shown).toEqual({ status: 'loading' });
});
