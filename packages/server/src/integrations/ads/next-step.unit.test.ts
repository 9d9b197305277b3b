import { expect, test } from 'vitest';
import { type Coverage, type Moment, nextStep } from './next-step.ts';

const NOTHING: Coverage = { from: null, through: null, restatedOn: null };

/** The days of every step of a run, as `from to`. */
function run(coverage: Coverage, moment: Moment): { steps: string[]; coverage: Coverage } {
  const steps: string[] = [];
  let [now, isLatest] = [coverage, false];
  for (let step = nextStep(now, moment, isLatest); step; step = nextStep(now, moment, isLatest)) {
    steps.push(`${step.from} ${step.to}`);
    now = step.coverage;
    isLatest ||= step.latest;
  }
  return { steps, coverage: now };
}

test('at first the last 30 days are read, then 30 at a time back to the same day two years before', () => {
  const { steps, coverage } = run(NOTHING, { today: '2026-03-10', hour: 1 });
  expect(steps[0]).toBe('2026-02-09 2026-03-10');
  expect(steps[1]).toBe('2026-01-10 2026-02-08');
  // 730 days: 24 times 30, and the rest.
  expect(steps).toHaveLength(25);
  expect(steps.at(-1)).toBe('2024-03-10 2024-03-20');
  expect(coverage).toEqual({ from: '2024-03-10', through: '2026-03-10', restatedOn: '2026-03-10' });
});

test('each step begins where the one before has ended, so that no day is missing', () => {
  const { steps } = run(NOTHING, { today: '2026-03-10', hour: 1 });
  const days = steps.map((step) => step.split(' ').map((day) => Date.parse(day) / 86_400_000));
  for (const [place, [from = 0, to = 0]] of days.entries()) {
    expect(to - from).toBeLessThan(30);
    if (place > 0) expect(days[place - 1]?.[0]).toBe(to + 1);
  }
});

const whole: Coverage = { from: '2024-03-10', through: '2026-03-10', restatedOn: '2026-03-10' };

test('an hour later it is yesterday and today; the first time of a night, the last 30 days again', () => {
  expect(run(whole, { today: '2026-03-10', hour: 15 }).steps).toEqual(['2026-03-09 2026-03-10']);
  expect(run(whole, { today: '2026-03-11', hour: 0 }).steps).toEqual(['2026-03-10 2026-03-11']);
  const night = run(whole, { today: '2026-03-11', hour: 3 });
  expect(night.steps).toEqual(['2026-02-10 2026-03-11']);
  expect(night.coverage).toEqual({ from: '2024-03-10', through: '2026-03-11', restatedOn: '2026-03-11' });
  expect(run(night.coverage, { today: '2026-03-11', hour: 4 }).steps).toEqual(['2026-03-10 2026-03-11']);
});

test('after a long pause every day in between is read, and the last of them counts as the night’s', () => {
  const { steps, coverage } = run(whole, { today: '2026-05-01', hour: 9 });
  expect(steps).toEqual(['2026-03-10 2026-04-08', '2026-04-02 2026-05-01']);
  expect(coverage).toEqual({ from: '2024-03-10', through: '2026-05-01', restatedOn: '2026-05-01' });
});
