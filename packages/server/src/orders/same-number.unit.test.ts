import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type KnownOrder, type NumberedSale, separateOrders } from './same-number.ts';

const sale = (day: string, others: Partial<NumberedSale> = {}): NumberedSale => ({
  day,
  store: null,
  customer: null,
  returns: false,
  ...others,
});
const known = (ref: string, day: string, others: Partial<KnownOrder> = {}): KnownOrder => ({
  ref,
  store: null,
  customer: null,
  days: [day],
  ...others,
});

describe('sales of one number', () => {
  test('are of different orders where they lie far apart, the earliest with the plain number', () => {
    expect(separateOrders('7', [], [sale('2025-01-09'), sale('2024-01-08'), sale('2024-01-09')])).toEqual([
      '7 (2025)',
      '7',
      '7',
    ]);
  });

  test('are of one order where none is far from the next', () => {
    expect(separateOrders('7', [], [sale('2024-01-01'), sale('2024-02-15'), sale('2024-04-01')])).toEqual([
      '7',
      '7',
      '7',
    ]);
  });

  test('are of different orders by their store, also on one day', () => {
    const stores = [sale('2024-01-08', { store: 'North' }), sale('2024-01-08', { store: 'South' })];
    expect(separateOrders('7', [], [...stores, sale('2024-01-08', { store: 'NORTH' })])).toEqual([
      '7',
      '7 (South)',
      '7',
    ]);
  });

  test('are of different orders by their customer, from two days on', () => {
    const of = (day: string, customer: string) => sale(day, { customer });
    expect(separateOrders('7', [], [of('2024-01-08', 'a@x.ro'), of('2024-01-20', 'B@x.ro')])).toEqual([
      '7',
      '7 (2024-01-20)',
    ]);
    // Mail addresses are corrected, and a day is another one in another timezone.
    expect(separateOrders('7', [], [of('2024-01-08', 'a@x.ro'), of('2024-01-09', 'b@x.ro')])).toEqual(['7', '7']);
    expect(separateOrders('7', [], [of('2024-01-08', 'a@x.ro'), of('2024-01-20', 'A@X.RO')])).toEqual(['7', '7']);
  });

  test('and a return of any later day are of one order', () => {
    const [first, later] = [sale('2024-01-08'), sale('2025-01-08')];
    expect(separateOrders('7', [], [first, sale('2024-11-01', { returns: true })])).toEqual(['7', '7']);
    expect(separateOrders('7', [], [first, later, sale('2025-05-01', { returns: true })])).toEqual([
      '7',
      '7 (2025)',
      '7 (2025)',
    ]);
  });
});

describe('orders that are known', () => {
  test('keep their numbers, whichever came first', () => {
    expect(separateOrders('7', [known('7', '2025-01-09')], [sale('2024-01-08'), sale('2025-01-09')])).toEqual([
      '7 (2024)',
      '7',
    ]);
    const both = [known('7', '2025-01-09'), known('7 (2024)', '2024-01-08')];
    expect(separateOrders('7', both, [sale('2025-01-09'), sale('2024-01-08')])).toEqual(['7', '7 (2024)']);
  });

  test('are compared by customers only where both files name them in one way', () => {
    const order = known('7', '2024-01-08', { customer: 'Ana Pop' });
    expect(separateOrders('7', [order], [sale('2024-01-20', { customer: 'ana@x.ro' })])).toEqual(['7']);
    const mail = known('7', '2024-01-08', { customer: 'ana@x.ro' });
    expect(separateOrders('7', [mail], [sale('2024-01-20', { customer: 'ion@x.ro' })])).toEqual(['7 (2024-01-20)']);
  });

  test('are the same where another file had day and month the other way', () => {
    expect(separateOrders('7', [known('7', '2024-03-12')], [sale('2024-12-03')])).toEqual(['7']);
  });
});

test('sales are given the same orders again once these are known, in any order', () => {
  const sales = fc.array(
    fc.record({
      day: fc.constantFrom('2023-01-05', '2023-01-06', '2024-01-05', '2024-07-01', '2025-02-01'),
      store: fc.constantFrom(null, 'North', 'South'),
      customer: fc.constantFrom(null, 'a@x.ro', 'b@x.ro'),
      returns: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(sales, (given) => {
      // With stores and customers that are always or never known, as in files of one layout.
      const even = given.map((one) => ({
        ...one,
        store: one.store ?? 'North',
        customer: one.customer ?? 'a@x.ro',
        returns: false,
      }));
      const refs = separateOrders('7', [], even);
      const orders = [...new Set(refs)].map((ref) => {
        const own = even.filter((_sale, at) => refs[at] === ref);
        return {
          ref,
          store: own[0]?.store ?? null,
          customer: own[0]?.customer ?? null,
          days: own.map(({ day }) => day),
        };
      });
      expect(separateOrders('7', orders, even)).toEqual(refs);
      expect(separateOrders('7', orders.toReversed(), even.toReversed())).toEqual(refs.toReversed());
    }),
  );
});
