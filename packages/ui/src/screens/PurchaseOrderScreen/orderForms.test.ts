import { expect, test } from 'vitest';
import { changeSchema, parseNumber, placeSchema, receiptSchema } from './orderForms.ts';

const lines = [
  { sku: 'A', product: 'A', units: 5, unitCost: 2, received: 0 },
  { sku: 'B', product: 'B', units: 3, unitCost: null, received: 0 },
];
const messagesOf = (result: { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

test('numbers are typed with a point or a comma, 0 or more', () => {
  expect(['12', '1,5', '0.25', '-1', 'x', '', '1.2.3'].map(parseNumber)).toEqual([
    12,
    1.5,
    0.25,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a draft keeps what has units, and a cost that is empty is not known', () => {
  const schema = changeSchema();
  const typed = {
    note: ' x ',
    add: '',
    lines: [
      { sku: 'A', units: '4', cost: '2,5' },
      { sku: 'B', units: '0', cost: '' },
    ],
  };
  expect(schema.safeParse(typed).data).toEqual({ note: 'x', lines: [{ sku: 'A', units: 4, unitCost: 2.5 }] });
  const none = {
    note: '',
    add: '',
    lines: [
      { sku: 'A', units: '0', cost: '' },
      { sku: 'B', units: '', cost: 'b' },
    ],
  };
  expect(messagesOf(schema.safeParse(none))).toEqual(['lines.0.units required', 'lines.1.cost number']);
});

test('goods come in from the day of the order to today', () => {
  const schema = receiptSchema(lines, '2026-03-01', '2026-03-09');
  const typed = (day: string, units = '2') => ({
    day,
    lines: [
      { units, cost: '' },
      { units: '', cost: '' },
    ],
  });
  expect(schema.safeParse(typed('2026-03-09')).data).toEqual({
    receivedOn: '2026-03-09',
    lines: [{ sku: 'A', units: 2 }],
  });
  expect(messagesOf(schema.safeParse(typed('2026-03-10')))).toEqual(['day range']);
  expect(messagesOf(schema.safeParse(typed('2026-02-28', '-1')))).toEqual([
    'day range',
    'lines.0.units number',
    'lines.0.units required',
  ]);
  expect(messagesOf(schema.safeParse(typed('')))).toEqual(['day required']);
});

test('an order is placed today or before, and comes after it', () => {
  const schema = placeSchema('2026-03-09');
  expect(schema.safeParse({ orderedOn: '2026-03-08', dueOn: '' }).data).toEqual({ orderedOn: '2026-03-08' });
  expect(messagesOf(schema.safeParse({ orderedOn: '2026-03-10', dueOn: '2026-03-09' }))).toEqual([
    'orderedOn range',
    'dueOn range',
  ]);
});
