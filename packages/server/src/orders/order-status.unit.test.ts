import { describe, expect, test } from 'vitest';
import { isNoSale, isRefunded } from './order-status.ts';

describe('an order is no sale', () => {
  test.each([
    ['Canceled by the customer', 'eMAG'],
    ['Automatically canceled', 'eMAG'],
    ['Anulată', 'eMAG in Romanian'],
    ['Anulată de client', 'eMAG in Romanian'],
    ['Anulata', 'eMAG in Romanian without diacritics'],
    ['Neridicată', 'couriers in Romanian'],
    ['Refuzată la livrare', 'couriers in Romanian'],
    ['Payment error', 'PrestaShop'],
    ['Denied', 'OpenCart'],
    ['Expired', 'OpenCart'],
    ['voided', 'Shopify'],
    ['wc-failed', 'WooCommerce'],
  ])('as %s, a word of %s', (status) => {
    expect(isNoSale(status, 'lines', false)).toBe(true);
    expect(isRefunded(status)).toBe(false);
  });
});

describe('an order is a sale', () => {
  test.each([
    ['Finalized', 'eMAG'],
    ['Livrată', 'eMAG in Romanian'],
    ['livrata', 'eMAG in Romanian without diacritics'],
    ['Livrată și încasată', 'couriers in Romanian'],
    ['Returnată parțial', 'shops in Romanian'],
    ['Canceled Reversal', 'OpenCart'],
    ['Payment accepted', 'PrestaShop'],
    ['processing', 'WooCommerce'],
  ])('as %s, a word of %s', (status) => {
    expect([isNoSale(status, 'lines', false), isRefunded(status)]).toEqual([false, false]);
  });
});

describe('an order is a sale that was refunded', () => {
  test.each([
    ['Storno', 'eMAG'],
    ['Stornată', 'eMAG in Romanian'],
    ['Returnată', 'shops in Romanian'],
    ['Stornata', 'eMAG in Romanian without diacritics'],
    ['Returnata', 'shops in Romanian without diacritics'],
    ['Returnată expeditorului', 'couriers in Romanian'],
    ['Retur', 'shops in Romanian'],
    ['Refunded', 'PrestaShop and others'],
  ])('as %s, a word of %s', (status) => {
    expect([isNoSale(status, 'lines', false), isRefunded(status)]).toEqual([false, true]);
  });
});
