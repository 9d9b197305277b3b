import { describe, expect, test } from 'vitest';
import { adSpendSchema, type AdSpendValues } from './adSpendForm.ts';

const typed: AdSpendValues = {
  platform: ' Radio ',
  campaign: 'Spring',
  amount: '450,5',
  currency: 'EUR',
  from: '2025-12-01',
  to: '2025-12-24',
};
const parse = (own: Partial<AdSpendValues> = {}) => adSpendSchema('2025-12-31').safeParse({ ...typed, ...own });
const wrong = (own: Partial<AdSpendValues>) =>
  parse(own).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

describe('ad spend in the form', () => {
  test('is an entry once it is complete', () => {
    expect(parse().data).toEqual({ ...typed, platform: 'Radio', amount: 450.5 });
  });

  test('without a last day is of one day', () => {
    expect(parse({ to: '' }).data).toMatchObject({ from: '2025-12-01', to: '2025-12-01' });
  });

  test('says all that is missing at once', () => {
    const none = { platform: '', campaign: ' ', amount: '', currency: '', from: '', to: '' };
    expect(wrong(none)).toEqual([
      'platform required',
      'campaign required',
      'currency required',
      'amount required',
      'from required',
    ]);
  });

  test.each([
    [{ amount: '0' }, 'amount number'],
    [{ amount: '1,234.5' }, 'amount number'],
    [{ amount: '1.5', currency: 'JPY' }, 'amount number'],
    [{ from: '1999-12-31' }, 'from range'],
    [{ from: '2026-01-01' }, 'from range'],
    [{ to: '2025-11-30' }, 'to range'],
    [{ to: '2026-01-01' }, 'to range'],
    [{ from: '2024-12-30', to: '2025-12-31' }, 'to range'],
    [{ campaign: 'x'.repeat(256) }, 'campaign tooLong'],
  ])('refuses %j', (own, issue) => {
    expect(wrong(own)).toEqual([issue]);
  });

  test('may be of 366 days', () => {
    expect(wrong({ from: '2024-12-31', to: '2025-12-31' })).toBeUndefined();
  });
});
