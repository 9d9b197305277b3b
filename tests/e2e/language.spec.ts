import { expect, test } from './support/test.ts';

const LANGUAGES = [
  ['English', 'en', 'Log in'],
  ['Română', 'ro', 'Conectează-te'],
  ['Français', 'fr', 'Se connecter'],
  ['Español', 'es', 'Iniciar sesión'],
  ['Português', 'pt', 'Iniciar sessão'],
] as const;

test('[ALL-2] [ALL-9] each route opens in its own language until one is chosen', async ({ page }) => {
  await page.goto('/auth');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle('Log in or sign up · Adaos');
  await page.goto('/auth/verify/error');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
  await expect(page).toHaveTitle('E-mail neconfirmat · Adaos');
});

for (const [name, code] of LANGUAGES) {
  test(`[ALL-2] ${name} is taken at once, without a call, and remembered`, async ({ page }) => {
    await page.goto(code === 'ro' ? '/auth/verify/success' : '/auth/verify/error'); // neither asks for anything itself
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') calls.push(request.url());
    });
    await page.getByRole('button', { name: /English|Română/ }).click();
    await page.getByRole('menuitemradio', { name }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    expect(calls).toEqual([]);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
    await expect(page.locator('html')).toHaveAttribute('lang', code);
  });
}

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
