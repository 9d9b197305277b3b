import { expect, test } from 'vitest';
import type { FigurePart } from '../../product/figures/figures.ts';
import { formulaRows } from './formula.ts';

const part = (kind: FigurePart['kind'], amount: number | null): FigurePart => ({
  kind,
  amount,
  quality: amount === null ? 'missing' : 'actual',
  entries: 1,
});
const shape = (rows: ReturnType<typeof formulaRows>) =>
  rows.map((row) => (row.row === 'part' ? row.kind : [row.subtotal, row.amount]));

test('the net profit lists what was sold, its net, then the costs, ads last', () => {
  const rows = formulaRows('netProfit', [
    part('ad_spend', -20),
    part('cogs', -40),
    part('refund', -10.1),
    part('sale', 110.3),
  ]);
  expect(shape(rows)).toEqual(['sale', 'refund', ['netSales', 100.2], 'cogs', 'ad_spend']);
});

test('the return on ads shows what the ads had to work with', () => {
  const rows = formulaRows('roi', [part('sale', 100), part('cogs', -40), part('ad_spend', -20)]);
  expect(shape(rows)).toEqual(['sale', 'cogs', ['contribution', 60], 'ad_spend']);
});

test('a sum over an unknown goods cost is itself unknown', () => {
  const rows = formulaRows('roi', [part('sale', 100), part('cogs', null), part('ad_spend', -20)]);
  expect(shape(rows)).toEqual(['sale', 'cogs', ['contribution', null], 'ad_spend']);
});

test('net sales and ad spend need no subtotal', () => {
  expect(shape(formulaRows('netSales', [part('refund', -10), part('sale', 110)]))).toEqual(['sale', 'refund']);
  expect(shape(formulaRows('adSpend', [part('ad_spend', 20)]))).toEqual(['ad_spend']);
});
