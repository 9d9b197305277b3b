import type { LoginResponse } from '@adaos/api';
import { expect, type Page } from '@playwright/test';
import type { Mailbox } from '../../support/mailbox.ts';

export const PASSWORD = 'nine lamps in a row';
export const SHOP = 'Atelierul de Lumină';

/** Fills in and sends the sign-up form, in English. */
export async function signUp(page: Page, email: string, company = SHOP): Promise<void> {
  await page.goto('/auth?mode=signup');
  await page.getByLabel('Company name').fill(company);
  await page.getByLabel(/^E-?mail/).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Signup successful. Please check your email to verify your account.')).toBeVisible();
}

/** Opens the link of the verification mail. */
export async function verify(page: Page, mailbox: Mailbox, email: string): Promise<void> {
  const { links } = await mailbox.next(email);
  await page.goto(links.find((link) => link.includes('/auth/verify')) ?? 'no link');
  await expect(page).toHaveURL(/\/auth\/verify\/success$/);
}

/** Fills in and sends the login form, in English, on whatever page shows it. */
export async function fillLogin(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel(/^E-?mail/).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** A new shop, confirmed by its mail, by calls alone. */
export async function register({ request }: Page, mailbox: Mailbox, email: string): Promise<void> {
  const registered = await request.post('/auth/register', { data: { email, password: PASSWORD, name: SHOP } });
  expect(registered.status()).toBe(201);
  await openLink({ request }, mailbox, email);
}

/** Opens the link of the next mail to an address, by the call that its page makes. */
export async function openLink({ request }: Pick<Page, 'request'>, mailbox: Mailbox, email: string): Promise<void> {
  const { links } = await mailbox.next(email);
  const token = links.map((link) => new URL(link).searchParams.get('token')).find((found) => found !== null);
  const headers = { accept: 'application/json' };
  const verified = await request.get('/auth/verify', { params: { token: token ?? '' }, headers });
  expect(await verified.json()).toHaveProperty('message', 'Email verified. You can log in now.');
}

/** Has the browser keep a session, as a login leaves it. */
export async function openSignedIn(
  page: Page,
  { accessToken, refreshToken, user }: LoginResponse,
  origin: string,
  language?: string,
): Promise<void> {
  const stored = {
    accessToken,
    refreshToken,
    user: JSON.stringify({ id: user.id, name: user.name, email: user.email }),
    userRole: user.role,
    ...(language !== undefined && { adaos_language: language }),
  };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value: value ?? '' }));
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
}

/**
 * A new shop whose owner is signed in, in the language given, at an address, default the dashboard. The login itself is left
 * to the journeys that are about it.
 */
export async function enter(
  page: Page,
  mailbox: Mailbox,
  email: string,
  language?: string,
  address = '/dashboard',
): Promise<void> {
  await register(page, mailbox, email);
  const answer = await page.request.post('/auth/login', { data: { email, password: PASSWORD } });
  await openSignedIn(page, (await answer.json()) as LoginResponse, new URL(answer.url()).origin, language);
  await page.goto(address);
}
