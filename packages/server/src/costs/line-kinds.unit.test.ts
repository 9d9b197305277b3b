import { expect, test } from 'vitest';
import { lineKindOf } from './line-kinds.ts';

test.each([
  ['POST', 'POSTAGE', 'shipping'],
  ['DOT', 'DOTCOM POSTAGE', 'shipping'],
  ['C2', 'CARRIAGE', 'shipping'],
  ['L1', 'Livrare prin curier', 'shipping'],
  ['Cost livrare', null, 'shipping'],
  ['X', 'Frais de port', 'shipping'],
  ['X', 'Frais d’expédition', 'shipping'],
  ['X', 'Gastos de envío', 'shipping'],
  ['X', 'Portes de envio', 'shipping'],
  ['BANK CHARGES', ' Bank Charges', 'fee'],
  ['AMAZONFEE', 'AMAZON FEE', 'fee'],
  ['CRUK', 'CRUK Commission', 'fee'],
  ['R', 'Taxă ramburs', 'fee'],
  ['M', 'Manual', 'correction'],
  ['ADJUST2', 'Adjustment by Peter on Jun 25 2010 ', 'correction'],
  ['B', 'Adjust bad debt', 'bad_debt'],
  ['D', 'Discount', 'discount'],
  ['S', 'SAMPLES', 'sample'],
  ['X', 'Échantillon', 'sample'],
  ['gift_0001_20', 'Dotcomgiftshop Gift Voucher £20.00', 'gift_voucher'],
  ['gift_0001_80', null, 'gift_voucher'],
  ['X', 'Card cadou 100 lei', 'gift_voucher'],
  ['X', 'Cheque-prenda', 'gift_voucher'],
  ['TEST001', 'This is a test product.', 'test'],
])('%s (%s) seems to be %s', (code, name, kind) => {
  expect(lineKindOf(code, name)).toBe(kind);
});

test.each([
  ['22726', 'VINTAGE POST OFFICE ALARM CLOCK'],
  ['84879', 'CARRIAGE CLOCK, BRASS'],
  ['20725', 'TEST TUBE VASE'],
  ['DCGS0058', 'MISO PRETTY  GUM'],
  ['PADS', 'PADS TO MATCH ALL CUSHIONS'],
  ['M-12', 'Manual coffee grinder'],
  ['T-1', 'Transport box for cats'],
  ['C-9', 'Card holder'],
  ['D3', 'D'],
  ['85072', 'OCCASIONS GIFT CARD ASSORTMENT'],
])('%s (%s) is a product', (code, name) => {
  expect(lineKindOf(code, name)).toBeNull();
});
