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
    ['Eroare la plată', 'PrestaShop in Romanian'],
    ['Erreur de paiement', 'PrestaShop in French'],
    ['Error en pago', 'PrestaShop in Spanish'],
    ['Erro no pagamento', 'PrestaShop in Portuguese'],
    ['Missing Orders', 'OpenCart, of a checkout that was left'],
    ['Plată în așteptare', 'WooCommerce in Romanian'],
    ['Pendiente de pago', 'WooCommerce in Spanish'],
    ['Ciornă', 'WooCommerce in Romanian'],
    ['Brouillon', 'WooCommerce in French'],
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
    ['Complete', 'Magento'],
    ['closed', 'a platform that is not Magento'],
    ['În așteptare', 'WooCommerce in Romanian, on hold'],
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
    ['Retourné', 'shops in French'],
    ['Devuelto', 'shops in Spanish'],
    ['Devolvida', 'shops in Portuguese'],
    ['Chargeback', 'OpenCart'],
    ['Reversed', 'OpenCart'],
    ['Zurückgesendet', 'shops in German'],
  ])('as %s, a word of %s', (status) => {
    expect([isNoSale(status, 'lines', false), isRefunded(status)]).toEqual([false, true]);
  });
});
