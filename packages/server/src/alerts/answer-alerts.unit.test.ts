import { describe, expect, test } from 'vitest';
import type { Condition } from './condition.ts';
import type { Finding } from '../actions/finding.ts';
import { answerAlerts } from './answer-alerts.ts';
import { byCode, product } from '../actions/rules/rules.builder.ts';

describe('an alert that no other rule answers', () => {
  const condition = (code: Condition['code'], subject: string): Condition => ({
    code,
    subject,
    type: 'ads',
    priority: 'Medium',
    values: {},
  });
  const known = { campaigns: [], products: byCode(product('A', { price: 10_000, goods: 4_000 })) };
  const said = (findings: readonly Finding[]) =>
    findings.map(({ code, subject, expected }) => [code, subject, expected]);

  test('is in the queue with why its amount is not known', () => {
    const found = answerAlerts(
      [
        condition('alert.below_break_even', 'c1'),
        condition('alert.overspent', 'c1'),
        condition('alert.fraud_rate', ''),
        condition('alert.returns_rising', 'A'),
        condition('alert.supplier_late', 's1'),
        condition('alert.data_old', ''),
      ],
      [],
      known,
    );
    expect(said(found)).toEqual([
      ['recommendation.check_campaign', 'c1', { gap: 'few_days' }],
      ['recommendation.keep_budget', 'c1', { gap: 'spend_unclear' }],
      ['recommendation.lower_fraud', '', { gap: 'few_cases' }],
      ['recommendation.check_returns', 'A', { gap: 'few_days' }],
      ['recommendation.check_supplier', 's1', { gap: 'stock_lasts' }],
      ['recommendation.import_orders', '', { gap: 'old_data' }],
    ]);
    expect(found[3]?.measured).toMatchObject({ by: 'product', key: 'A' });
  });

  test('is none where a rule says what to do about the same thing', () => {
    const [paused] = answerAlerts([condition('alert.below_break_even', 'c1')], [], known);
    if (!paused) throw new Error('nothing found');
    const pause: Finding = { ...paused, code: 'recommendation.pause_campaign' };
    const alerts = [condition('alert.overspent', 'c1'), condition('alert.overspent', 'c2')];
    expect(said(answerAlerts(alerts, [pause], known))).toEqual([
      ['recommendation.keep_budget', 'c2', { gap: 'spend_unclear' }],
    ]);
  });
});
