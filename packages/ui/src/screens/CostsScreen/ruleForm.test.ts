import { COST_RULE_BASES, COST_RULE_KINDS } from '@adaos/domain';
import { describe, expect, test } from 'vitest';
import { basesOf, emptyRule, parseAmount, ruleSchema, type RuleValues } from './ruleForm.ts';

describe('an amount', () => {
  test.each([
    ['4,50', 4.5],
    ['4.5', 4.5],
    [' 0 ', 0],
    ['1200', 1_200],
  ])('%j is read', (text, amount) => {
    expect(parseAmount(text, 2)).toBe(amount);
  });

  test.each(['', '-1', '1,200', '1.2.3', '4,555', 'four', '1e3', '4,'])('%j is none', (text) => {
    expect(parseAmount(text, 2)).toBeUndefined();
  });

  test('has as many decimals as the currency', () => {
    expect(parseAmount('4.5', 0)).toBeUndefined();
    expect(parseAmount('4', 0)).toBe(4);
    expect(parseAmount('4.555', 3)).toBe(4.555);
  });
});

const read = (values: Partial<RuleValues>) => {
  const result = ruleSchema(2).safeParse({ ...emptyRule('shipping_cost', '2025-01-01'), ...values });
  return result.success
    ? result.data
    : Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message]));
};
const none = { percent: null, perOrder: null, perItem: null, perMonth: null, once: null };

test.each(COST_RULE_KINDS)('of %s one amount is enough, and none is not', (kind) => {
  const bases = basesOf({ kind, rhythm: 'perMonth' });
  for (const basis of bases) {
    const amounts = { ...none, [basis]: 1.25 };
    expect(read({ kind, label: 'Name', [basis]: '1.25' })).toMatchObject({ kind, ...amounts });
    expect(COST_RULE_BASES[kind]).toContain(basis);
  }
  expect(read({ kind, label: 'Name' })).toEqual({ [bases[0] ?? '']: 'required' });
});

describe('typed values become a rule', () => {
  test('without what its cost does not have', () => {
    expect(read({ kind: 'custom_cost', label: ' Rent ', perOrder: '9', country: 'RO', perMonth: '1200' })).toEqual({
      ...none,
      kind: 'custom_cost',
      label: 'Rent',
      country: null,
      perMonth: 1_200,
      from: '2025-01-01',
      to: null,
    });
  });

  test('paid every month or once, which both may have a last day', () => {
    const both = { kind: 'custom_cost', label: 'Photos', perMonth: '20', once: '300', to: '2025-12-31' } as const;
    expect(read({ ...both, rhythm: 'once' })).toMatchObject({ perMonth: null, once: 300, to: '2025-12-31' });
    expect(read({ ...both, rhythm: 'perMonth' })).toMatchObject({ perMonth: 20, once: null, to: '2025-12-31' });
  });

  test('of one country, or of all', () => {
    expect(read({ perOrder: '4', country: 'RO' })).toMatchObject({ country: 'RO' });
    expect(read({ perOrder: '4' })).toMatchObject({ country: null });
  });

  test('of VAT, which is in the prices or added to them, for one group of products or all', () => {
    const vat = { kind: 'tax', percent: '19' } as const;
    expect(read(vat)).toMatchObject({ percent: 19, vatIncluded: true, group: null });
    expect(read({ ...vat, vat: 'added', group: 'Books' })).toMatchObject({ vatIncluded: false, group: 'Books' });
    expect(read({ kind: 'shipping_cost', perOrder: '4', group: 'Books' })).not.toHaveProperty('group');
  });

  test('with three decimals of a percentage', () => {
    expect(read({ kind: 'payment_fee', percent: '1,425' })).toMatchObject({ percent: 1.425 });
  });
});

describe('typed values with errors', () => {
  test.each([
    [{ perOrder: 'much' }, { perOrder: 'number' }],
    [{ kind: 'payment_fee', percent: '100.001' }, { percent: 'number' }],
    [{ kind: 'custom_cost', perMonth: '5' }, { label: 'required' }],
    [{ perOrder: '4', from: '' }, { from: 'required' }],
    [{ perOrder: '4', from: '1999-12-31' }, { from: 'range' }],
    [{ perOrder: '4', to: '2024-12-31' }, { to: 'range' }],
    [{ perOrder: '4', to: '2100-01-01' }, { to: 'invalid' }],
    [{ perOrder: '4', label: 'x'.repeat(81) }, { label: 'tooLong' }],
  ] as const)('%j', (values, problems) => {
    expect(read(values)).toEqual(problems);
  });
});
