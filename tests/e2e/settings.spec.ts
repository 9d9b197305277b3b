import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { enter, fillLogin, PASSWORD, register } from './support/accounts.ts';
import { codeAt } from './support/authenticator.ts';
import { expect, test } from './support/test.ts';

const login = (page: Page, email: string, password: string) =>
  page.request.post('/auth/login', { data: { email, password } });

async function choosePicture(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  await (await chooser).setFiles(file);
}

test('[SETT-1] [ALL-2] the profile and the preferences are saved, and the language is taken at once', async ({
  page,
  mailbox,
  emailAddress,
}) => {
  await enter(page, mailbox, emailAddress, 'en', '/settings');
  for (const tab of ['Profile', 'Password', 'Reset password', 'Security', 'Development']) {
    await expect(page.getByRole('tab', { name: tab, exact: true })).toBeVisible();
  }
  const profile = page.getByRole('region', { name: 'Your profile' });
  await profile.getByRole('textbox', { name: 'Name' }).fill('');
  await profile.getByRole('button', { name: 'Save changes' }).click();
  await expect(profile.getByText('Enter your name.')).toBeVisible();
  await profile.getByRole('textbox', { name: 'Name' }).fill('Ana Popescu');
  await profile.getByRole('button', { name: 'Save changes' }).click();
  await expect(profile.getByRole('status')).toHaveText('Saved.');
  await expect(page.getByRole('button', { name: 'Account: AP, Ana Popescu' })).toBeVisible();

  await page.route('**/api/profile', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await profile.getByRole('textbox', { name: 'Name' }).fill('Somebody');
  await profile.getByRole('button', { name: 'Save changes' }).click();
  await expect(profile.getByRole('alert')).toContainText('Error updating the profile...');
  await page.unroute('**/api/profile');
  await profile.getByRole('textbox', { name: 'Name' }).fill('Ana Popescu');

  const notices = page.getByRole('region', { name: 'Notifications' });
  await notices.getByRole('group', { name: 'Stock' }).getByRole('checkbox', { name: 'Email at once' }).check();
  await notices.getByRole('button', { name: 'Save changes' }).click();
  await expect(notices.getByRole('status').first()).toHaveText('Saved.');

  const downloaded = page.waitForEvent('download');
  await page
    .getByRole('region', { name: 'All of your data' })
    .getByRole('button', { name: 'Download all data' })
    .click();
  const archive = await downloaded;
  expect(archive.suggestedFilename()).toMatch(/^adaos-shop-[\d-]+\.zip$/);
  expect(await archive.failure()).toBeNull();
  // A zip file begins so.
  expect((await readFile(await archive.path())).subarray(0, 2).toString()).toBe('PK');

  const preferences = page.getByRole('region', { name: 'Preferences' });
  await preferences.getByRole('combobox', { name: 'Language' }).selectOption('fr');
  await preferences.getByRole('combobox', { name: 'Time zone' }).fill('Paris');
  await page.getByRole('option', { name: /Paris/ }).click();
  await preferences.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Paramètres' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Nom', exact: true })).toHaveValue('Ana Popescu');
  await expect(page.getByRole('combobox', { name: 'Langue' })).toHaveValue('fr');
  const stock = page.getByRole('group', { name: 'Stock' });
  await expect(stock.getByRole('checkbox', { name: 'E-mail immédiat' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');

  // Another browser knows of no choice; the account does.
  await page.goto('/terms');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/auth');
  await fillLogin(page, emailAddress);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('button', { name: 'Compte : AP, Ana Popescu' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('adaos_language'))).toBeNull();
});

test('[ALL-2] the language of a profile is spoken where none was chosen, for as long as its owner is signed in @full', async ({
  page,
  mailbox,
  emailAddress,
}) => {
  await enter(page, mailbox, emailAddress);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'ro');
  const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('accessToken'))}` };
  const notifications = { email: true, push: false, sms: false };
  const preferElsewhere = async (language: string) => {
    const data = { language, timezone: 'Europe/Bucharest', notifications };
    expect((await page.request.put('/api/profile/preferences', { headers, data })).status()).toBe(200);
    await page.goto('/settings');
    await expect(html).toHaveAttribute('lang', language);
  };
  await preferElsewhere('fr');
  await preferElsewhere('es');

  await page.getByRole('button', { name: /^Idioma/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  const preferences = page.getByRole('region', { name: 'Preferences' });
  await expect(preferences.getByRole('combobox', { name: 'Language' })).toHaveValue('es');
  await preferences.getByRole('combobox', { name: 'Time zone' }).fill('Paris');
  await page.getByRole('option', { name: /Paris/ }).click();
  await preferences.getByRole('button', { name: 'Save changes' }).click();
  await expect(preferences.getByRole('status')).toHaveText('Saved.');
  const profile = await (await page.request.get('/api/profile', { headers })).json();
  expect(profile.preferences).toEqual({ language: 'es', timezone: 'Europe/Paris', notifications });
  await page.reload();
  await expect(preferences).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('adaos_language'));
  await page.reload();
  await expect(html).toHaveAttribute('lang', 'es');
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(html).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('[SETT-1] [ALL-2] what is not saved yet of the notifications stays when the language is switched above @full', async ({
  page,
  mailbox,
  emailAddress,
}) => {
  await enter(page, mailbox, emailAddress, 'en', '/settings');
  const stock = page.getByRole('group', { name: 'Stock' });
  await stock.getByRole('checkbox', { name: 'Email at once' }).check();
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await expect(page.getByRole('combobox', { name: 'Langue' })).toHaveValue('fr');
  await expect(stock.getByRole('checkbox', { name: 'E-mail immédiat' })).toBeChecked();
  await page.getByRole('link', { name: 'Facturation' }).click();
  await page.getByRole('alertdialog').getByRole('button').first().waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  const notices = page.getByRole('region', { name: 'Notifications' });
  await notices.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(notices.getByRole('status').first()).not.toBeEmpty();
  await page.getByRole('link', { name: 'Facturation' }).click();
  await expect(page).toHaveURL(/billing$/);
});

test('[SETT-1] a picture is cut small and kept; a file that is none is refused @full', async ({
  page,
  mailbox,
  emailAddress,
}) => {
  await enter(page, mailbox, emailAddress, 'en', '/settings');
  const profile = page.getByRole('region', { name: 'Your profile' });
  await choosePicture(page, { name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
  await expect(profile.getByRole('alert')).toContainText('This file could not be read as a picture.');
  await choosePicture(page, { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await expect(profile.getByRole('button', { name: 'Remove' })).toBeVisible();
  await page.reload();
  const picture = profile.locator('img');
  await expect(picture).toHaveAttribute('src', /^data:image\/jpeg;base64,/);
  const size = () => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  await expect.poll(size).toEqual([160, 160]);
  await profile.getByRole('button', { name: 'Remove' }).click();
  await expect(picture).toHaveCount(0);
});

test('[SETT-1] a new address goes on waiting for its confirmation whatever else of the profile is changed @full', async ({
  page,
  mailbox,
  emailAddress,
}) => {
  await enter(page, mailbox, emailAddress, 'en', '/settings');
  const profile = page.getByRole('region', { name: 'Your profile' });
  const wanted = `new-${emailAddress}`;
  await profile.getByRole('textbox', { name: /^E-?mail/ }).fill(wanted);
  await profile.getByRole('button', { name: 'Save changes' }).click();
  const waiting = profile.getByText(`Waiting for ${wanted} to be confirmed`);
  await expect(waiting).toBeVisible();
  await choosePicture(page, { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await expect(profile.getByRole('button', { name: 'Remove' })).toBeVisible();
  await page.reload();
  await profile.getByRole('textbox', { name: 'Name' }).fill('Ana Popescu');
  await profile.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: 'Account: AP, Ana Popescu' })).toBeVisible();
  await page.reload();
  await expect(waiting).toBeVisible();
  // The address of now again calls it off.
  await profile.getByRole('textbox', { name: /^E-?mail/ }).fill(emailAddress);
  await profile.getByRole('button', { name: 'Save changes' }).click();
  await expect(waiting).toHaveCount(0);
});

test('[SETT-2] [DASH-4] the password is changed by the rules of the settings, counts, and is notified', async ({
  page,
  mailbox,
  emailAddress,
}) => {
  await enter(page, mailbox, emailAddress, 'ro', '/settings?tab=password');
  const change = async (wanted: string, again: string) => {
    await page.getByLabel('Parola actuală', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Parola nouă', { exact: true }).fill(wanted);
    await page.getByLabel('Repetă parola nouă', { exact: true }).fill(again);
    await page.getByRole('button', { name: 'Schimbă parola' }).click();
  };
  await page.getByRole('button', { name: 'Schimbă parola' }).click();
  await expect(page.getByText('Toate câmpurile sunt obligatorii').first()).toBeVisible();
  await change('o lampă mare', 'o lampă mică');
  await expect(page.getByText('Parolele nu se potrivesc!').first()).toBeVisible();
  await change('scurt7!', 'scurt7!');
  await expect(page.getByText('Parola trebuie să aibă cel puțin 8 caractere!').first()).toBeVisible();
  await change('o lampă mare', 'o lampă mare');
  await expect(page.getByRole('status').filter({ hasText: 'Parola a fost schimbată.' })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Notificări, una necitită' }).click();
  const notification = page.getByRole('listitem').filter({ hasText: 'Parolă schimbată' });
  await expect(notification).toContainText('Toate celelalte sesiuni au fost închise.');
  await page.getByRole('button', { name: 'Marchează ca citită: Parolă schimbată' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Notificări, niciuna necitită' })).toBeVisible();
  expect((await login(page, emailAddress, PASSWORD)).status()).toBe(401);
  expect((await login(page, emailAddress, 'o lampă mare')).status()).toBe(200);
});

test('[SETT-3] [AUTH-15] [AUTH-16] [AUTH-17] a forgotten password is reset through the mail, once', async ({
  page,
  mailbox,
  emailAddress,
}) => {
  await register(page, mailbox, emailAddress);
  await page.goto('/auth/reset');
  await page.getByLabel(/^E-?mail/).fill(emailAddress);
  await page.getByRole('button', { name: 'Trimite linkul' }).click();
  await expect(page.getByText('Un email de resetare a fost trimis. Verifică inbox-ul tău.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Înapoi la intrarea în cont' })).toHaveAttribute('href', '/auth');

  const { links } = await mailbox.next(emailAddress);
  const address = links.find((link) => link.includes('/auth/reset/confirm')) ?? 'no link';
  const set = async (wanted: string, again: string) => {
    await page.getByLabel('Parola nouă', { exact: true }).fill(wanted);
    await page.getByLabel('Repetă parola nouă', { exact: true }).fill(again);
    await page.getByRole('button', { name: 'Salvează parola nouă' }).click();
  };
  await page.goto(address);
  await set('o lampă mare', 'o lampă mică');
  await expect(page.getByText('Parolele nu se potrivesc. Te rugăm să încerci din nou.').first()).toBeVisible();
  await set('scurt', 'scurt');
  await expect(page.getByText('Parola trebuie să aibă cel puțin 6 caractere.').first()).toBeVisible();
  await set('o lampă mare', 'o lampă mare');
  await page.getByText('Parola a fost resetată cu succes. Te poți loga acum.').waitFor(); // looks at each frame
  await expect(page).toHaveURL(/\/auth$/); // by itself, after 3 s
  expect((await login(page, emailAddress, PASSWORD)).status()).toBe(401);
  expect((await login(page, emailAddress, 'o lampă mare')).status()).toBe(200);

  await page.goto(address);
  await set('încă o lampă', 'încă o lampă');
  await expect(page.getByRole('alert')).toBeVisible();
  expect((await login(page, emailAddress, 'încă o lampă')).status()).toBe(401);
  await page.goto('/auth/reset/confirm');
  await expect(page.getByText('Token invalid sau lipsă. Te rugăm să încerci din nou.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cere un link nou' })).toHaveAttribute('href', '/auth/reset');
});

test('[SETT-4] [AUTH-19] the second factor is switched on by a code, asked for at login, and switched off', async ({
  page,
  mailbox,
  emailAddress,
}) => {
  await enter(page, mailbox, emailAddress, 'en', '/settings?tab=security');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Two-factor authentication' })).toBeFocused();
  const secret = (await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{2,4}){3,}$|^[A-Z2-7]{16,}$/).textContent()) ?? '';
  const code = page.getByRole('listitem', { name: 'Enter the code that the app shows' }).getByRole('textbox');
  await code.fill('000000');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('This code is wrong or has already been used.')).toBeVisible();
  await code.fill(codeAt(secret, 0));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const backupCodes =
    (await page.getByRole('group', { name: 'Backup codes' }).textContent())?.match(/[\w-]{6,}/g) ?? [];
  expect(backupCodes).toHaveLength(10);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText(/^On since/)).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await fillLogin(page, emailAddress);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByLabel('Code', { exact: true }).fill(codeAt(secret, 1));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto('/settings?tab=security');
  await page.getByRole('button', { name: 'Turn off' }).click();
  const question = page.getByRole('dialog', { name: 'Turn off two-factor authentication?' });
  await question.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click();
  await question.getByLabel('Code from the app, or a backup code').fill(backupCodes[0] ?? '');
  await question.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible();
  expect((await login(page, emailAddress, PASSWORD)).status()).toBe(200);
});

test('[SETT-5] [CAMP-5] [ALL-6] in mock mode every screen shows the sample, marked; nothing is read or changed @full', async ({
  page,
  mailbox,
  emailAddress,
}) => {
  await enter(page, mailbox, emailAddress, 'en', '/settings?tab=development');
  const loaded = page.waitForEvent('load');
  await page.getByRole('switch', { name: 'Sample mode' }).click();
  await page.getByRole('alert').filter({ hasText: 'Sample mode is on. The app reloads.' }).waitFor(); // looks at each frame
  await loaded;
  await expect(page.getByRole('switch', { name: 'Sample mode' })).toBeChecked();

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  const main = page.getByRole('main');
  const menu = page.getByRole('navigation');
  for (const screen of [
    'Overview',
    'Profit and ads',
    'Active campaigns',
    'Fraud and returns',
    'Forecast & What-if',
    'Stock and suppliers',
    'Alerts and recommendations',
    'Ad copy',
    'Billing',
    'Administration',
  ]) {
    await menu.getByRole('link', { name: screen, exact: true }).click();
    await expect(main.getByText('Sample data', { exact: true }).first(), screen).toBeVisible();
  }
  await page.goto('/dashboard/gamification');
  await expect(main.getByText('Sample data', { exact: true }).first()).toBeVisible();
  await menu.getByRole('link', { name: 'Active campaigns' }).click();
  await main
    .getByRole('link', { name: /^Details: / })
    .first()
    .click();
  await expect(main.getByRole('heading', { name: 'Optimized budget' })).toBeVisible();

  for (const own of ['/dashboard/overview/figures/sales', '/dashboard/orders/1']) {
    await page.goto(own);
    await expect(page).toHaveURL(/\/dashboard\/overview$/);
    await expect(main.getByText('Sample data', { exact: true }).first(), own).toBeVisible();
  }
  await menu.getByRole('link', { name: 'Settings' }).click();
  const profile = page.getByRole('region', { name: 'Your profile' });
  await profile.getByRole('textbox', { name: 'Name' }).fill('Somebody');
  await profile.getByRole('button', { name: 'Save changes' }).click();
  await expect(profile.getByRole('alert')).toContainText('Sample mode is on, so nothing was sent.');
  const ofFrame = /^GET \/(auth\/session|auth\/password-rules|api\/notifications)$/;
  expect(sent.filter((call) => !ofFrame.test(call))).toEqual([]);
});

test('[SETT-5] in mock mode no button changes anything on the server @full', async ({
  page,
  mailbox,
  emailAddress,
}) => {
  await enter(page, mailbox, emailAddress, 'en', '/terms');
  await page.evaluate(() => localStorage.setItem('adaos_mock_mode', '1'));
  await page.goto('/settings?tab=reset');
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' || /\/connect\//.test(pathname)) sent.push(`${request.method()} ${pathname}`);
  });
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const { type } = JSON.parse(String(payload)) as { type: string };
      if (type !== 'auth') sent.push(type);
    });
  });
  const main = page.getByRole('main');
  const refused = main.getByRole('alert').filter({ hasText: 'Sample mode is on, so nothing was sent.' });
  await main.getByRole('button', { name: 'Send the link' }).click();
  await expect(refused).toBeVisible();

  await page.goto('/dashboard/integrations');
  for (const [platform, address] of [
    ['Shopify', 'lamps.myshopify.com'],
    ['WooCommerce', 'https://lamps.test'],
  ] as const) {
    await main.getByRole('link', { name: new RegExp(`^${platform}`) }).click();
    if (platform === 'WooCommerce') await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    const card = main.getByRole('region', { name: platform });
    await card.getByRole('textbox', { name: 'Address of your shop' }).fill(address);
    await card.getByRole('button', { name: `Connect ${platform}` }).click();
    await expect(card.getByRole('alert')).toContainText(`Error connecting ${platform}: Sample mode is on`);
  }

  await main.getByRole('link', { name: /^Visits and other platforms/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  const pixel = main.getByRole('region', { name: 'Set up another platform' });
  await pixel.getByRole('combobox', { name: 'Platform' }).selectOption({ label: 'Custom platform (script)' });
  await pixel.getByRole('textbox', { name: 'Shop ID' }).fill('lamps-42');
  await pixel.getByRole('button', { name: 'Generate' }).click();
  await expect(pixel.getByRole('alert')).toHaveText(/^Sample mode is on, so nothing was sent\./);
  expect(await page.evaluate(() => localStorage.getItem('adaos_integration'))).toBeNull();

  await page.goto('/dashboard/billing');
  await main.getByRole('button', { name: 'Choose Starter' }).click();
  await expect(page.getByText('Sample mode is on, so nothing was sent.')).toBeVisible();
  await page.goto('/dashboard/admin');
  await main
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Sample mode is on, so nothing was sent.')).toBeVisible();

  await page.getByRole('button', { name: /^Open the support chat/ }).click();
  const chat = page.getByRole('dialog', { name: 'Support' });
  await expect(chat.getByText('Connected', { exact: true })).toBeVisible();
  await chat.getByRole('textbox', { name: 'Message' }).fill('How do I import?');
  await page.keyboard.press('Enter');
  await expect(chat.getByText('Sample mode is on, so nothing was sent.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('[ROLE-8] a logout asks first where a form is not saved; one in another tab does not @full', async ({
  page,
  context,
  mailbox,
  emailAddress,
}) => {
  await enter(page, mailbox, emailAddress, 'en', '/settings');
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Somebody Else');
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.getByRole('button', { name: 'Logout' }).click();
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await expect(name).toHaveValue('Somebody Else');

  const other = await context.newPage();
  await other.goto('/dashboard/billing');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL(/\/auth$/);
  await expect(page).toHaveURL(/\/auth$/);
  await expect(dialog).toHaveCount(0);
});
