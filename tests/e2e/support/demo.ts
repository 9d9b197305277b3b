import type { LoginResponse } from '@adaos/api';
import { expect, type Page } from '@playwright/test';
import type { ServerProcess } from '../../support/server.ts';
import { openSignedIn } from './accounts.ts';

/** Settings of a server that makes a demo shop at its start: two years of orders, ads, stock and some fraud. */
export const DEMO = { ADAOS_DEMO: '1' };

const PRINTED = /Demo shop: (\S+) with the password (\S+)/;

/** Opens an address of the demo shop, in English. */
export async function enterDemo(page: Page, server: ServerProcess, address: string): Promise<void> {
  await expect.poll(() => server.output, { timeout: 45_000 }).toMatch(PRINTED); // the shop is made once the server is ready
  const [, email, password] = PRINTED.exec(server.output) ?? [];
  const answer = await page.request.post('/auth/login', { data: { email, password } });
  expect(answer.status()).toBe(200);
  await openSignedIn(page, (await answer.json()) as LoginResponse, new URL(answer.url()).origin, 'en');
  await page.goto(address);
}
