import { expect, test } from 'vitest';
import { toRecomputationView } from './toRecomputationView.ts';

const last = {
  id: '7',
  kind: 'handling',
  imported: false,
  change: -412.3,
  changed: 1_204,
  months: [{ month: '2025-10', change: -412.3 }],
};
const answer = { currency: 'EUR', running: null, last };

test('of a recomputation is said how far it is, then what it changed', () => {
  const running = { kind: 'handling', phase: 'posting' as const, done: 3, months: 12 };
  expect(toRecomputationView({ ...answer, running }, false)).toEqual({ status: 'running', ...running });
  expect(toRecomputationView(answer, true)).toMatchObject({
    status: 'done',
    change: -412.3,
    changed: 1_204,
    currency: 'EUR',
  });
});

test('nothing is said of one that ended before the page was open, that changed nothing, or of a kind from a newer server', () => {
  expect(toRecomputationView(undefined, true)).toBeNull();
  expect(toRecomputationView(answer, false)).toBeNull();
  expect(toRecomputationView({ ...answer, last: { ...last, changed: 0 } }, true)).toBeNull();
  expect(toRecomputationView({ ...answer, last: { ...last, kind: 'duty' } }, true)).toBeNull();
});
