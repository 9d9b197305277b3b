import { describe, expect, test } from 'vitest';
import { addressAfterLogin, loginAddress, safeReturnAddress } from './returnAddress.ts';

describe('[AUTH-5] the address to return to after the login', () => {
  test.each([
    '/dashboard/integrations',
    '/dashboard/overview?from=2009-12-01&to=2009-12-31',
    '/dashboard/orders/12#lines',
    '/',
  ])('may be %s', (address) => {
    expect(safeReturnAddress(address)).toBe(address);
  });

  test.each([
    'https://evil.example/dashboard',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
    'dashboard',
    ' /dashboard',
    '',
    null,
  ])('is never %j', (address) => {
    expect(safeReturnAddress(address)).toBeUndefined();
  });

  test.each(['/auth', '/auth?next=/auth', '/auth/verify?token=x'])('is not the login itself: %s', (address) => {
    expect(safeReturnAddress(address)).toBeUndefined();
  });

  test('survives the way through the login', () => {
    const asked = '/dashboard/overview/figures/netProfit?from=2009-12-01&to=2009-12-31';
    const next = new URL(loginAddress(asked), 'https://app.example').searchParams.get('next');
    expect(addressAfterLogin({ mustChangePassword: false }, next)).toBe(asked);
  });

  test('is the dashboard where none was asked for, or an unsafe one', () => {
    expect(addressAfterLogin({ mustChangePassword: false }, null)).toBe('/dashboard');
    expect(addressAfterLogin({ mustChangePassword: false }, '//evil.example')).toBe('/dashboard');
  });

  test('gives way to a change of password that is due', () => {
    expect(addressAfterLogin({ mustChangePassword: true }, '/dashboard/integrations')).toBe('/auth/change-password');
  });
});
