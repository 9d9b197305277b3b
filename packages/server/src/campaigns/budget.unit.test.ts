import { describe, expect, test } from 'vitest';
import { optimizedBudget, type SpendDay } from './budget.ts';

/** Days that follow the curve exactly, with spend from 20 to 60. */
const curve = (scale: number, elasticity: number, days = 28): SpendDay[] =>
  Array.from({ length: days }, (_, index) => {
    const spend = 20 + (index % 9) * 5;
    return { spend, contribution: scale * spend ** elasticity };
  });

describe('the budget that earns most', () => {
  test('[CAMP-4] is where the last unit spent brings one back', () => {
    // 12 * 0.5 * s^-0.5 = 1 at s = 36.
    expect(optimizedBudget(curve(12, 0.5))).toBeCloseTo(36, 6);
  });

  test('stays between half and twice what was spent', () => {
    const usual = 1_100 / 28; // thrice 20 to 60, and 20 once more
    expect(optimizedBudget(curve(500, 0.5))).toBeCloseTo(usual * 2, 6);
    expect(optimizedBudget(curve(2, 0.5))).toBeCloseTo(usual / 2, 6);
  });

  test('is not known from 20 days, from spend that never varied, or where more spend brings less or ever more', () => {
    expect(optimizedBudget(curve(12, 0.5, 20))).toBeNull();
    expect(optimizedBudget(Array.from({ length: 40 }, () => ({ spend: 30, contribution: 60 })))).toBeNull();
    expect(optimizedBudget(curve(12, -0.4))).toBeNull();
    expect(optimizedBudget(curve(12, 1.3))).toBeNull();
  });

  test('does not count days without spend or without orders', () => {
    const idle = Array.from({ length: 30 }, () => ({ spend: 0, contribution: 0 }));
    expect(optimizedBudget([...curve(12, 0.5), ...idle])).toBeCloseTo(36, 6);
  });
});
