// What the contact page and the login say when the network or the server fails before the app has taken them over.
import type { Page } from '@playwright/test';
import { PASSWORD, register } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [address, unavailable] of [
    ['/contact', 'The service is not available right now.'],
    ['/ro/contact', 'Serviciul nu este disponibil momentan.'],
    ['/fr/contact', 'Le service n’est pas disponible pour le moment.'],
    ['/es/contact', 'El servicio no está disponible en este momento.'],
    ['/pt/contact', 'O serviço não está disponível neste momento.'],
  ] as const) {
    test(`[LAND-6] ${address} reports a message that the server cannot take, in its language`, async ({ page }) => {
      await page.goto(`${address}?error=unavailable`);
      await expect(page.getByRole('alert')).toContainText(unavailable);
    });
  }
});

test.describe('a page that its script has not taken over, without a network', () => {
  const offlineNotice = (page: Page) => page.getByRole('alert').filter({ hasText: /^You are offline\./ });
  const CODE = /\/assets\/(?:app|react)-/;

  async function fillContact(page: Page): Promise<void> {
    await page.getByLabel('Your name').fill('Ioana Mureșan');
    await page.getByLabel(/^E-?mail/).fill('ioana@shop.example');
    await page.getByLabel('Company').fill('Atelierul de Lumină');
    await page.getByLabel('Message').fill('Good morning.');
  }

  test('[LAND-6] says so, keeps the message that is written, and sends it once the network is back', async ({
    page,
    context,
  }) => {
    await page.goto('/contact');
    await context.setOffline(true);
    await expect(offlineNotice(page)).toBeInViewport();
    await fillContact(page);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(offlineNotice(page)).toBeInViewport();
    await expect(page.getByLabel('Message')).toHaveValue('Good morning.');
    await context.setOffline(false);
    await expect(page.getByRole('main').getByRole('status')).toContainText('Thank you');
    await expect(page).toHaveURL(/\/contact$/); // sent by the app
    await expect(offlineNotice(page)).toHaveCount(0);
  });

  test('[LAND-6] sends nothing by itself that was changed since it was to be sent @full', async ({ page, context }) => {
    const sent: (string | null)[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.postData());
    });
    await page.goto('/contact');
    await context.setOffline(true);
    await fillContact(page);
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByLabel('Message').fill('Good morning. I have');
    await context.setOffline(false);
    // The app is here, and would ask before it loses what is typed.
    const leave = () => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })));
    await expect.poll(leave).toBe(false);
    expect(sent).toEqual([]);
    await page.getByLabel('Message').fill('Good morning. I have a shop.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('Thank you');
    expect(sent).toEqual([expect.stringContaining('I have a shop.')]);
  });

  test('[AUTH-1] [ALL-2] says so in its language over the login, and logs in once the network is back', async ({
    page,
    context,
    mailbox,
    emailAddress,
  }) => {
    await register(page, mailbox, emailAddress);
    await page.goto('/auth');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(offlineNotice(page)).toBeInViewport();
    await page.getByLabel(/^E-?mail/).fill(emailAddress);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByLabel(/^E-?mail/)).toHaveValue(emailAddress);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/dashboard$/);

    await page.evaluate(() => localStorage.clear());
    await page.goto('/ro/contact');
    await context.setOffline(true);
    await expect(page.getByRole('alert').filter({ hasText: /^Ești offline\./ })).toBeInViewport();
  });

  test('[AUTH-1] keeps what is typed where it has to be reloaded, but no password @full', async ({ page, context }) => {
    await page.goto('/auth?mode=signup');
    await page.waitForLoadState('networkidle');
    await page.route(CODE, (route) => route.abort()); // lost while it was fetched
    const lost = page.waitForEvent('requestfailed');
    await page.getByLabel('Company name').fill('Atelierul de Lumină');
    await lost;
    await context.setOffline(true);
    await page.getByLabel(/^E-?mail/).fill('ioana@shop.example');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
    await page.unroute(CODE);
    const loaded = page.waitForEvent('load');
    await context.setOffline(false);
    await loaded;
    await expect(page.getByLabel('Company name')).toHaveValue('Atelierul de Lumină');
    await expect(page.getByLabel(/^E-?mail/)).toHaveValue('ioana@shop.example');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Lumină');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text'); // the app is here
    await expect(page.getByLabel('Company name')).toHaveValue('Atelierul de Lumină');
  });

  test('[AUTH-1] [ALL-2] keeps what is typed where the texts of another language do not come @full', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('adaos_language', 'ro'));
    const TEXTS = /\/assets\/first-/;
    await page.route(TEXTS, (route) => route.abort());
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    const lost = page.waitForEvent('requestfailed', (request) => TEXTS.test(request.url()));
    await page.goto('/auth?mode=signup');
    await lost;
    await page.waitForLoadState('networkidle');
    await page.getByLabel('Company name').fill('Atelierul de Lumină');
    await page.getByLabel(/^E-?mail/).fill('ioana@shop.example');
    await expect(page.getByLabel('Company name')).toHaveValue('Atelierul de Lumină');
    expect(documents).toHaveLength(1);
    await page.unroute(TEXTS);
    await page.getByRole('button', { name: 'Create account' }).click(); // which needs the app
    await expect(page.getByRole('button', { name: 'Creează contul' })).toBeVisible();
    await expect(page.getByLabel(/^E-?mail/)).toHaveValue('ioana@shop.example');
    expect(documents).toHaveLength(2);
  });
});
