import { expect, test } from 'vitest';
import { PLANS } from './plans.ts';
import { includesReports, monthsBefore, reportDays, type ReportPeriodKind } from './reports.ts';

const days = (kind: ReportPeriodKind, today: string) => {
  const found = reportDays({ kind }, today);
  return found && `${found.from} ${found.to}`;
};
const before = (kind: ReportPeriodKind, today: string) => {
  const found = monthsBefore({ kind }, reportDays({ kind }, today) ?? { from: '', to: '' });
  return found && `${found.from} ${found.to}`;
};

test.each([
  ['last_7_days', '2026-03-01', '2026-02-22 2026-02-28'],
  ['last_90_days', '2026-03-01', '2025-12-01 2026-02-28'],
  ['this_month', '2026-03-01', '2026-03-01 2026-03-01'],
  ['last_month', '2026-03-31', '2026-02-01 2026-02-28'],
  ['last_month', '2026-01-15', '2025-12-01 2025-12-31'],
  ['this_quarter', '2026-05-04', '2026-04-01 2026-05-04'],
  ['last_quarter', '2026-02-04', '2025-10-01 2025-12-31'],
  ['last_12_months', '2026-03-15', '2025-03-01 2026-02-28'],
  ['this_year', '2026-03-15', '2026-01-01 2026-03-15'],
  ['last_year', '2026-03-15', '2025-01-01 2025-12-31'],
] as const)('%s on %s is %s', (kind, today, expected) => {
  expect(days(kind, today)).toBe(expected);
});

test('a custom period is its own days, and none without both', () => {
  expect(reportDays({ kind: 'custom', from: '2026-01-05', to: '2026-01-09' }, '2026-03-01')).toEqual({
    from: '2026-01-05',
    to: '2026-01-09',
  });
  expect(reportDays({ kind: 'custom', from: '2026-01-05' }, '2026-03-01')).toBeNull();
});

test.each([
  ['last_month', '2026-04-10', '2026-02-01 2026-02-28'],
  ['last_month', '2026-03-10', '2026-01-01 2026-01-31'],
  ['this_month', '2026-03-30', '2026-02-01 2026-02-28'],
  ['this_month', '2026-03-10', '2026-02-01 2026-02-10'],
  ['last_quarter', '2026-05-10', '2025-10-01 2025-12-31'],
  ['last_year', '2026-05-10', '2024-01-01 2024-12-31'],
  ['last_7_days', '2026-05-10', null],
] as const)('%s on %s is compared with %s', (kind, today, expected) => {
  expect(before(kind, today)).toBe(expected);
});

test('reports are in Growth and all plans above it', () => {
  expect(PLANS.filter(includesReports).map(({ id }) => id)).toEqual(['growth', 'enterprise']);
});
