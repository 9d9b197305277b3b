import { describe, expect, test } from 'vitest';
import { integrationStatus, PLANS, PLATFORMS } from '@adaos/domain';
import { ClientFrame, contract, Platform, ProfileUpdate, ServerFrame, SUPPORT_MESSAGE_LENGTH } from './index.ts';

const ID = '7f0c5f2e-3f0a-4f34-9d0b-3d6f1a1f1c11';
const accepts = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

describe('[FORE-1] the sliders', () => {
  const { body } = contract.simulateForecast;
  test.each([
    [-50, 0, true],
    [-51, 0, false],
    [100, 0, true],
    [101, 0, false],
    [0, -30, true],
    [0, -31, false],
    [0, 50, true],
    [0, 51, false],
    [0.5, 0, false],
  ])('ads %d %%, price %d %%: %s', (adsChange, priceChange, right) => {
    expect(accepts(body, { adsChange, priceChange })).toBe(right);
  });
});

describe('[CHAT-2] a question', () => {
  test.each([
    ['', false],
    [' \n\t', false],
    ['a', true],
    ['a'.repeat(SUPPORT_MESSAGE_LENGTH), true],
    ['a'.repeat(SUPPORT_MESSAGE_LENGTH + 1), false],
  ])('case %#', (text, right) => {
    expect(accepts(contract.askSupport.body, { question: text, userId: 'authenticated' })).toBe(right);
    expect(accepts(ClientFrame, { type: 'message', message: text, userId: 'authenticated' })).toBe(right);
  });
});

describe('[CHAT-3] frames', () => {
  test('of the client are a token or a question', () => {
    expect(ClientFrame.parse({ type: 'message', message: ' Bună ', userId: 'anonymous', id: ID })).toEqual({
      type: 'message',
      message: 'Bună',
      userId: 'anonymous',
      id: ID,
    });
    expect(accepts(ClientFrame, { type: 'auth', token: 'a.b.c' })).toBe(true);
    expect(accepts(ClientFrame, { type: 'auth' })).toBe(false);
    expect(accepts(ClientFrame, { type: 'message', message: 'x', userId: 'someone' })).toBe(false);
    expect(accepts(ClientFrame, { type: 'message', message: 'x', userId: 'anonymous', id: '1' })).toBe(false);
    expect(accepts(ClientFrame, { type: 'shout', message: 'x' })).toBe(false);
  });

  test('of any server can be a type and a message alone', () => {
    expect(ServerFrame.parse({ type: 'message', message: 'Bună!' })).toEqual({ type: 'message', message: 'Bună!' });
    expect(accepts(ServerFrame, { type: 'received', id: ID })).toBe(true);
    expect(accepts(ServerFrame, { message: 'Bună!' })).toBe(false);
  });
});

describe('[LAND-4] the plans', () => {
  test('have the prices and limits of the specification, and Growth is the popular one', () => {
    expect(PLANS.map(({ id, price, currency, popular }) => [id, price, currency, popular])).toEqual([
      ['starter', 199, 'EUR', false],
      ['growth', 699, 'EUR', true],
      ['enterprise', 1499, 'EUR', false],
    ]);
    expect(PLANS.map(({ limits }) => [limits.platforms, limits.forecastDays])).toEqual([
      [2, 30],
      [5, 90],
      [null, 365],
    ]);
    expect(PLANS[1].limits).toMatchObject({ apiCalls: 50_000, storageGb: 10 });
  });

  test('are of the shape that billing answers with', () => {
    expect(contract.listPlans.answer.parse({ plans: PLANS })).toEqual({ plans: PLANS });
  });
});

describe('[INTG-3] the status of a platform', () => {
  test.each([
    ['shopify', 'plugin_required'],
    ['woocommerce', 'plugin_required'],
    ['magento', 'api_connected'],
    ['emag', 'api_connected'],
    ['custom', 'script_required'],
  ] as const)('%s is %s', (platform, status) => {
    expect(integrationStatus(platform)).toBe(status);
  });

  test('[INTG-2] is known for every platform, and a blank shop id is none', () => {
    expect(Platform.def.entries).toEqual(Object.fromEntries(Object.keys(PLATFORMS).map((name) => [name, name])));
    const { body } = contract.saveIntegration;
    expect(accepts(body, { platform: 'custom', shopId: '  ' })).toBe(false);
    expect(body.parse({ platform: 'custom', shopId: ' shop-1 ' }).shopId).toBe('shop-1');
  });
});

describe('[SETT-1] a profile picture', () => {
  const update = (avatar: unknown) => ({ name: 'Ana', email: 'ana@shop.example', avatar });
  test.each([
    ['data:image/png;base64,iVBORw0KGgo=', true],
    [null, true],
    [undefined, true],
    ['data:image/svg+xml;base64,PHN2Zz4=', false],
    ['https://elsewhere.example/a.png', false],
    [`data:image/png;base64,${'A'.repeat(49_152)}`, false],
  ])('case %#', (avatar, right) => {
    expect(accepts(ProfileUpdate, update(avatar))).toBe(right);
  });
});
