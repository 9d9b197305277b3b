import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

const production = {
  NODE_ENV: 'production',
  APP_ORIGIN: 'https://adaos.example/',
  APP_SECRET: 'x'.repeat(32),
  DATABASE_URL: 'postgres://adaos@localhost/adaos',
  SMTP_URL: 'smtps://mail.example',
};

describe('readConfig', () => {
  test('an empty environment is a local server with defaults', () => {
    expect(readConfig({})).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 4000,
      trustProxy: false,
      maxConnections: 10_000,
      connectionsPerAddress: null,
      databaseUrl: null,
    });
  });

  test('an empty value counts as not set', () => {
    expect(readConfig({ PORT: '', SMTP_URL: '' })).toMatchObject({ port: 4000, smtpUrl: null });
  });

  test.each([
    [{ PORT: 'http' }, 'PORT: must be a whole number from 0 to 65535'],
    [{ PORT: '65536' }, 'PORT: must be a whole number from 0 to 65535'],
    [{ PORT: '80.5' }, 'PORT: must be a whole number from 0 to 65535'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV: must be production, development or test'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: must be an address that starts with postgres:// or postgresql://'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL: must be an address that starts with smtp:// or smtps://'],
    [{ APP_ORIGIN: 'adaos.example' }, 'APP_ORIGIN: must be an address that starts with http:// or https://'],
    [{ APP_SECRET: 'short' }, 'APP_SECRET: must have at least 32 characters'],
    [{ PASSWORD_MIN: '5' }, 'PASSWORD_MIN: must be a whole number from 6 to 128'],
    [{ MAX_CONNECTIONS: '0' }, 'MAX_CONNECTIONS: must be a whole number from 1 to 1000000'],
    [{ CONNECTIONS_PER_ADDRESS: 'few' }, 'CONNECTIONS_PER_ADDRESS: must be a whole number from 1 to 1000000'],
    [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY: must be 1 or 0'],
    [
      { CORS_ORIGINS: 'https://app.example, shop.example' },
      'CORS_ORIGINS.1: must be an address that starts with http:// or https://',
    ],
    [
      { STRIPE_PUBLISHABLE_KEY: 'sk_test_51OfSomebody' },
      'STRIPE_PUBLISHABLE_KEY: must be a publishable key of Stripe, which begins with pk_test_ or pk_live_',
    ],
    [{ PIXEL_ORIGIN: 'cdn.example' }, 'PIXEL_ORIGIN: must be an address that starts with http:// or https://'],
    [{ PIXEL_ORIGIN: 'https://cdn.example/adaos' }, 'PIXEL_ORIGIN: must be an address without a path'],
    [{ AI_MODEL: 'small' }, 'AI_MODEL: AI_BASE_URL and AI_MODEL are set together, or neither'],
    [{ SHOPIFY_API_KEY: 'key' }, 'SHOPIFY_API_SECRET: the key and the secret are set together, or neither'],
  ])('a wrong value is one clear line: %j', (env, line) => {
    expect(problemsOf(env)).toEqual([line]);
  });

  test('several wrong values are reported at once, a line each', () => {
    expect(problemsOf({ PORT: 'x', TRUST_PROXY: 'y' })).toHaveLength(2);
    const { APP_SECRET: _, ...rest } = production;
    const keys = { AI_MODEL: 'small', SHOPIFY_API_KEY: 'key', STRIPE_SECRET_KEY: 'sk' };
    expect(
      problemsOf({ ...rest, ...keys, PORT: 'x', SMTP_URL: 'mail.example' }).map((line) => line.split(':')[0]),
    ).toEqual(['PORT', 'SMTP_URL', 'AI_MODEL', 'SHOPIFY_API_SECRET', 'STRIPE_WEBHOOK_SECRET', 'APP_SECRET']);
  });

  test('a wrong value is reported as wrong, and not as missing too', () => {
    expect(problemsOf({ AI_BASE_URL: 'x', AI_MODEL: 'small' })).toEqual([expect.stringMatching(/^AI_BASE_URL: /)]);
    expect(problemsOf({ ...production, APP_ORIGIN: 'x' })).toEqual([expect.stringMatching(/^APP_ORIGIN: /)]);
    expect(problemsOf({ ...production, NODE_ENV: 'prod', APP_SECRET: '' })).toEqual([
      expect.stringMatching(/^NODE_ENV: /),
    ]);
  });

  test('production takes its origin without the slash and needs nothing more', () => {
    expect(readConfig(production)).toMatchObject({ production: true, appOrigin: 'https://adaos.example' });
  });

  test.each(['APP_ORIGIN', 'APP_SECRET', 'DATABASE_URL', 'SMTP_URL'] as const)(
    'production refuses to run without %s',
    (name) => {
      const { [name]: _, ...rest } = production;
      expect(problemsOf(rest)).toEqual([expect.stringMatching(new RegExp(`^${name}: `))]);
    },
  );

  test("production gives a browser no key of Stripe's but its own; locally there is one to try", () => {
    expect(readConfig({}).stripePublishableKey).toMatch(/^pk_test_/);
    expect(readConfig(production).stripePublishableKey).toBeNull();
    const STRIPE_PUBLISHABLE_KEY = 'pk_live_51OfSomebody';
    expect(readConfig({ ...production, STRIPE_PUBLISHABLE_KEY }).stripePublishableKey).toBe(STRIPE_PUBLISHABLE_KEY);
  });

  test('the script of shops may come from a network, in production by https only', () => {
    expect(readConfig(production).pixelOrigin).toBeNull();
    expect(readConfig({ ...production, PIXEL_ORIGIN: 'https://cdn.example/' }).pixelOrigin).toBe('https://cdn.example');
    expect(problemsOf({ ...production, PIXEL_ORIGIN: 'http://cdn.example' })).toEqual([
      'PIXEL_ORIGIN: the pages of shops load nothing without https',
    ]);
  });

  test('production calls no private address, whatever is set', () => {
    expect(problemsOf({ ...production, OUTBOUND_ALLOW: '127.0.0.1:80' })).toEqual([
      'OUTBOUND_ALLOW: production calls no private address',
    ]);
  });

  test('production refuses an origin without https, and takes the embedded database only when its place is named', () => {
    expect(problemsOf({ ...production, APP_ORIGIN: 'http://adaos.example' })).toHaveLength(1);
    const { DATABASE_URL: _, ...rest } = production;
    expect(problemsOf({ ...rest, DATA_DIR: '/srv/adaos' })).toEqual([]);
  });
});
