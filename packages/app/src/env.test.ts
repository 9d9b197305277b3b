import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules(); // imports after it read the settings again
});

test.each([
  ['', ''],
  ['https://api.example', 'https://api.example'],
  ['https://api.example/', 'https://api.example'],
  ['https://api.example/v1//', 'https://api.example/v1'],
])('with the calls at "%s" the address of the contact form has one slash after it', async (setting, base) => {
  vi.stubEnv('VITE_API_URL', setting);
  const { apiBaseUrl } = await import('./env.ts');
  expect(apiBaseUrl).toBe(base);
  const { contactAction } = await import('./queries/contact.ts');
  expect(contactAction).toBe(`${base}/api/contact`);
});
