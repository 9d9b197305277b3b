import { expect, test } from 'vitest';
import { changeBack } from './changeBack.ts';

const usual = { from: '2026-11-27', to: '2026-11-29' };
const moved = { year: 2026, from: '2026-11-20', to: '2026-11-29', usual };
const untouched = { year: 2026, ...usual, usual: null };
const move = { kind: 'move', year: 2026, from: '2026-11-26', to: '2026-11-30' } as const;

test('a day that was switched is switched again', () => {
  expect(changeBack(untouched, { kind: 'off' })).toEqual({ kind: 'on' });
  expect(changeBack(moved, { kind: 'on' })).toEqual({ kind: 'off' });
});

test('a day that was moved has its usual days again, or those that it had been moved to before', () => {
  expect(changeBack(untouched, move)).toEqual({ kind: 'restore', year: 2026 });
  expect(changeBack(moved, move)).toEqual({ kind: 'move', year: 2026, from: '2026-11-20', to: '2026-11-29' });
  expect(changeBack(moved, { kind: 'restore', year: 2026 })).toMatchObject({ kind: 'move', from: '2026-11-20' });
});
