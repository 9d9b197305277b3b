import { expect, test } from 'vitest';
import * as domain from './index.ts';

const {
  adPlatformOf,
  FIELDS_OF,
  IMPORT_KINDS,
  languageOf,
  LANGUAGES,
  localeOf,
  FIELDS_WITHOUT_ITEMS,
  isWithoutItems,
  NEEDED_FIELDS_OF,
  neededFields,
  PLANS,
  platformName,
} = domain;

test('every language has its locale', () => {
  expect(LANGUAGES.map(localeOf)).toEqual(['en-GB', 'ro-RO', 'fr-FR', 'es-ES', 'pt-PT']);
});

test('what is not a language of the product is read as English', () => {
  expect([languageOf('ro'), languageOf('de'), languageOf(null)]).toEqual(['ro', 'en', 'en']);
});

test('platforms go by their names, and an unknown one by its own word', () => {
  expect(['shopify', 'emag', 'custom', 'toString'].map(platformName)).toEqual([
    'Shopify',
    'eMAG',
    'custom',
    'toString',
  ]);
});

test('reports name the platforms of ads in words of their own', () => {
  expect(['Google Adwords', 'Facebook', 'Tik Tok Ads', 'Bing', 'Pinterest'].map(adPlatformOf)).toEqual([
    'google_ads',
    'meta_ads',
    'tiktok_ads',
    'microsoft_ads',
    undefined,
  ]);
});

test.each(IMPORT_KINDS)('the columns of %s begin with those that are needed', (kind) => {
  const needed = NEEDED_FIELDS_OF[kind];
  expect(FIELDS_OF[kind].slice(0, needed.length)).toEqual(needed);
});

test('a file without items has a total, and neither quantities nor prices', () => {
  const whole = { orderId: 'A', date: 'B', orderTotal: 'C', quantity: '' };
  expect(isWithoutItems(whole)).toBe(true);
  for (const field of ['quantity', 'price', 'lineTotal'])
    expect(isWithoutItems({ ...whole, [field]: 'D' })).toBe(false);
  expect(isWithoutItems({ ...whole, orderTotal: ' ' })).toBe(false);
  expect(neededFields('orders', true)).toEqual(['orderId', 'date', 'orderTotal']);
  expect(neededFields('orders', false)).toEqual(NEEDED_FIELDS_OF.orders);
  expect(FIELDS_OF.orders).toEqual(expect.arrayContaining([...FIELDS_WITHOUT_ITEMS]));
});

test('each list names a thing once', () => {
  const lists = Object.entries(domain).filter(([, value]) => Array.isArray(value) && typeof value[0] === 'string');
  expect(lists.length).toBeGreaterThan(20);
  for (const [name, list] of lists) expect(new Set(list as string[]).size, name).toBe((list as string[]).length);
});

test('a plan that costs more allows more of everything', () => {
  for (const [less, more] of [[PLANS[0], PLANS[1]] as const, [PLANS[1], PLANS[2]] as const]) {
    expect(more.price).toBeGreaterThan(less.price);
    for (const [name, limit] of Object.entries(less.limits))
      expect(more.limits[name as keyof typeof more.limits] ?? Infinity, name).toBeGreaterThan(limit ?? Infinity);
  }
});
