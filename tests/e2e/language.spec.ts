import { enter } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

const LANGUAGES = [
  ['English', 'en', 'Email verification failed', 'Email not confirmed · Adaos'],
  ['Română', 'ro', 'Cont confirmat', 'E-mail confirmat · Adaos'],
  ['Français', 'fr', 'La vérification de l’e-mail a échoué', 'E-mail non confirmé · Adaos'],
  ['Español', 'es', 'La verificación del correo ha fallado', 'Correo no confirmado · Adaos'],
  ['Português', 'pt', 'A verificação do e-mail falhou', 'E-mail não confirmado · Adaos'],
] as const;

test('[ALL-2] [ALL-9] each route opens in its own language until one is chosen', async ({ page }) => {
  await page.goto('/auth');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle('Log in or create an account · Adaos');
  await page.goto('/auth/verify/error');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
  await expect(page).toHaveTitle('E-mail neconfirmat · Adaos');
});

test('[ALL-2] the language of a public page goes on to the account, over another chosen before', async ({ page }) => {
  await page.goto('/ro');
  await page
    .getByRole('link', { name: /încearcă gratuit/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/auth\?mode=signup$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Creează-ți contul');
  // By the app as by the page's own script: the way home is drawn by the router.
  await page.getByRole('button', { name: 'Limba: RO, Română' }).click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await page.getByRole('link', { name: 'Adaos', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.goto('/es');
  await page
    .getByRole('link', { name: /iniciar sesión/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

for (const [name, code, heading, title] of LANGUAGES) {
  test(`[ALL-2] [ALL-9] ${name} is taken at once, without a call, and remembered${code === 'ro' ? '' : ' @full'}`, async ({
    page,
  }) => {
    await page.goto(code === 'ro' ? '/auth/verify/success' : '/auth/verify/error'); // neither asks for anything itself
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') calls.push(request.url());
    });
    await page.getByRole('button', { name: /English|Română/ }).click();
    await page.getByRole('menuitemradio', { name }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(title);
    expect(calls).toEqual([]);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
  });
}

test('[ALL-2] the way home leads to the page in the language that is shown', async ({
  page,
  mailbox,
  emailAddress,
}) => {
  await enter(page, mailbox, emailAddress, 'ro', '/auth/change-password');
  const home = page.getByRole('link', { name: 'Adaos', exact: true });
  await expect(home).toHaveAttribute('href', '/ro');
  await page.evaluate(() => ['accessToken', 'refreshToken'].forEach((key) => localStorage.removeItem(key)));
  for (const address of ['/auth', '/auth/verify/error', '/auth/reset', '/auth/reset/confirm?token=x']) {
    await page.goto(address);
    await expect(home).toHaveAttribute('href', '/ro');
  }
});

test('[ALL-2] only the language that is shown is loaded, another when the choice is opened', async ({ page }) => {
  const texts: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/(?:first|open|later)-/.test(request.url())) texts.push(request.url());
  });
  await page.goto('/auth/verify/error');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verificarea emailului a eșuat');
  const shown = texts.length;
  expect(shown).toBe(2); // what every page says, and what those outside the dashboard say
  await page.getByRole('button', { name: 'Limba: RO, Română' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Français' })).toBeVisible();
  await expect.poll(() => texts.length).toBe(5 * shown);
});

test('[ALL-8] the scheme follows the system until one is chosen, which is remembered', async ({ page }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/auth');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(background).not.toBe(light);
  await page.getByRole('button', { name: /scheme|theme|appearance/i }).click();
  await page.getByRole('menuitemradio', { name: 'Light' }).click();
  await expect.poll(background).toBe(light);
  await page.reload();
  await expect.poll(background).toBe(light);
});
