import type { Browser, Page, Request } from '@playwright/test';
import { enter, PASSWORD, register } from './support/accounts.ts';
import { expect, test } from './support/test.ts';
import { LANGUAGES as CODES } from '../../packages/domain/src/languages.ts';

const LANGUAGES = [
  ['en', '', 'Know what your shop really earns, order by order.'],
  ['ro', '/ro', 'Află cât câștigă cu adevărat magazinul tău, comandă cu comandă.'],
  ['fr', '/fr', 'Sachez ce que votre boutique gagne vraiment, commande par commande.'],
  ['es', '/es', 'Descubre lo que tu tienda gana de verdad, pedido a pedido.'],
  ['pt', '/pt', 'Saiba quanto a sua loja ganha realmente, encomenda a encomenda.'],
] as const;
const PAGES = ['', '/contact', '/terms', '/privacy', '/gdpr'];

/** What the page's policy refused, and what went wrong in its scripts. */
function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}

const scripts = (page: Page): string[] => {
  const found: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') found.push(new URL(request.url()).pathname);
  });
  return found;
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [language, prefix, title] of LANGUAGES) {
    test(`[LAND-8] the public pages are in ${language}, with what search engines and social networks read${['en', 'ro'].includes(language) ? '' : ' @full'}`, async ({
      page,
    }) => {
      const problems = problemsOf(page);
      for (const path of PAGES) {
        const address = prefix + path || '/';
        // A search engine takes anything.
        const found = await page.request.get(address, { headers: { accept: '*/*' } });
        expect(await found.text()).toMatch(new RegExp(`^<!doctype html><html lang="${language}"[^]*<h1`, 'i'));
        await page.goto(address);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (path === '') await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
        const alternates = page.locator('link[rel=alternate]');
        expect(await alternates.evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))).toEqual([
          ...CODES,
          'x-default',
        ]);
        for (const name of ['description', 'twitter:card']) {
          await expect(page.locator(`meta[name="${name}"]`)).toHaveAttribute('content', /\S/);
        }
        for (const name of ['og:title', 'og:description', 'og:url', 'og:image']) {
          await expect(page.locator(`meta[property="${name}"]`)).toHaveAttribute('content', /\S/);
        }
        // Its styles were let in: it is in the middle of the window.
        expect((await page.getByRole('banner').boundingBox())?.x).toBe(36);
      }
      expect(problems).toEqual([]);
    });
  }

  test('[LAND-1] [LAND-2] [LAND-3] [LAND-4] the landing page has its sections, links, offer and plans in each language', async ({
    page,
  }) => {
    for (const [language, prefix] of LANGUAGES) {
      await page.goto(prefix || '/');
      for (const anchor of ['problems', 'features', 'pricing', 'about']) {
        await expect(page.locator(`section#${anchor}, #${anchor}`).first(), `${language} ${anchor}`).toBeVisible();
        await expect(page.locator(`a[href$="#${anchor}"]`).first()).toBeVisible();
      }
      for (const path of ['/contact', '/terms', '/privacy', '/gdpr']) {
        await expect(page.locator(`a[href="${prefix}${path}"]`).first(), `${language} ${path}`).toBeVisible();
      }
      await expect(page.locator('a[href="/auth"]').first()).toBeVisible();
      await expect(page.locator('a[href^="mailto:"]').first()).toBeVisible();
      await expect(page.locator('a[href="/auth?mode=signup"]').filter({ hasText: '15' }).first()).toBeVisible();
      // Six that the AI does, and that it watches fraud and returns.
      await expect(page.locator('#features').getByRole('heading', { level: 3 })).toHaveCount(7);
      const prices = page.locator('#pricing');
      for (const price of [199, 699, 1499]) {
        const written = new RegExp(String(price).replace(/(\d)(\d{3})$/, '$1[\\s.,\u202f]?$2'));
        await expect(prices.getByText(written).first(), `${language} ${price}`).toBeVisible();
      }
    }
    await page.goto('/');
    const growth = page.locator('#pricing').getByRole('listitem', { name: 'Growth' });
    for (const said of [
      'Most popular',
      '5 platforms',
      '90-day forecasts',
      'Custom reports',
      'Advanced fraud detection',
    ])
      await expect(growth.getByText(said)).toBeVisible();
    await expect(page.getByText('Most popular')).toHaveCount(1);
  });

  test('[LAND-6] the contact form is sent by the browser itself, and answered in its language', async ({ page }) => {
    await page.goto('/ro/contact');
    await page.getByLabel('Numele tău').fill('Ioana Mureșan');
    await page.getByLabel(/^E-?mail/).fill('ioana@shop.example');
    await page.getByLabel('Companie').fill('Atelierul de Lumină');
    await page.getByLabel('Mesaj').fill('Bună ziua.');
    await page.getByRole('button', { name: 'Trimite mesajul' }).click();
    await expect(page).toHaveURL(/\/ro\/contact\?sent=1$/);
    await expect(page.getByRole('main').getByRole('status')).toContainText('Mulțumim');
  });

  for (const [address, task] of [
    ['/auth', 'Log in'],
    ['/auth?mode=signup', 'Create your account'],
  ] as const) {
    test(`${address} says that it needs a script, and has nothing to press in vain`, async ({ page, server }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: task })).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByRole('note')).toHaveText(/^This form needs JavaScript\./);
      await expect(main.getByRole('button', { name: /^(?:Log in|Create account)$/ })).toHaveCount(0);
      await page.getByLabel(/^E-?mail/).fill('ana@shop.test');
      await page.getByLabel('Password', { exact: true }).press('Enter');
      await expect(page).toHaveURL(server.origin + address);
      await expect(page.getByLabel(/^E-?mail/)).toHaveValue('ana@shop.test');
    });
  }

  test('[LAND-6] what the contact form lacks is reported by the browser, and what only the server knows by a page', async ({
    page,
  }) => {
    await page.goto('/ro/contact');
    await page.getByLabel('Numele tău').fill('Ioana Mureșan');
    await page.getByLabel('Mesaj').fill('Bună ziua.');
    await page.getByRole('button', { name: 'Trimite mesajul' }).click();
    await expect(page.getByLabel('Companie')).toBeFocused();
    await expect(page.getByLabel('Mesaj')).toHaveValue('Bună ziua.');
    await page.getByLabel('Companie').fill('Atelierul de Lumină');
    await page.getByLabel(/^E-?mail/).fill('ioana@shop'); // enough for a browser
    await page.getByRole('button', { name: 'Trimite mesajul' }).click();
    await expect(page).toHaveURL(/\/ro\/contact\?error=invalid_request$/);
    await expect(page.getByRole('alert')).toContainText('Întoarce-te cu o pagină ca să găsești ce ai scris.');
    await page.goBack();
    await expect(page.getByLabel('Mesaj')).toHaveValue('Bună ziua.');

    await page.getByLabel(/^E-?mail/).fill('ioana@shop.example');
    await page.getByLabel('Mesaj').fill('ă'.repeat(20_000)); // more than the server reads
    await page.getByRole('button', { name: 'Trimite mesajul' }).click();
    await expect(page).toHaveURL(/\/ro\/contact\?error=invalid_request$/);
  });
});

test('before the first touch there is one small script, and once it is seen the typeface; then the page is taken over and hears the first click', async ({
  page,
}) => {
  const problems = problemsOf(page);
  const loaded = scripts(page);
  const typeface = ['latin', 'romanian'].map((cut) =>
    page.waitForRequest((request) => request.url().includes(`/inter-${cut}-`)),
  );
  await page.goto('/');
  await Promise.all(typeface);
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual([expect.stringMatching(/\/hydrate-/)]);
  // By the mouse, and its place by the page itself: a locator waits for a frame, and a page that draws nothing has none.
  const button = await page.evaluate(() =>
    document.querySelector('[aria-label^="Language"]')?.getBoundingClientRect().toJSON(),
  );
  await page.mouse.click(button.x + button.width / 2, button.y + button.height / 2);
  await page.getByRole('menuitemradio', { name: 'Română' }).click();
  await expect(page).toHaveURL(/\/ro$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LANGUAGES[1][2]);
  await expect(page).toHaveTitle('Adaos: cât câștigă cu adevărat magazinul tău');
  expect(loaded.some((path) => /\/app-/.test(path))).toBe(true);
  expect(problems).toEqual([]);
});

/** What a page fetches until nothing is under way, with the bytes of each file, in a browser that has fetched nothing before. */
async function fetchedBy(browser: Browser, address: string, stored: Record<string, string>): Promise<string[]> {
  const { origin } = new URL(address);
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({ storageState: { cookies: [], origins: [{ origin, localStorage }] } });
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(address);
  // The typeface is the last to come.
  await page.waitForFunction(() => {
    const faces = [...document.fonts];
    return faces.some(({ status }) => status === 'loaded') && faces.every(({ status }) => status !== 'loading');
  });
  const files = requests.map(async (request) => {
    const { responseBodySize } = await request.sizes();
    return {
      type: request.resourceType(),
      path: new URL(request.url()).pathname,
      bytes: Math.max(responseBodySize, 0),
    };
  });
  const fetched = await Promise.all(files);
  await context.close();
  // A file that is fetched ahead and then used is two requests, either of which may carry its bytes.
  return [...Map.groupBy(fetched, ({ path }) => path)]
    .map(
      ([path, of]) =>
        `${of
          .map(({ type }) => type)
          .toSorted()
          .join('+')} ${path} ${of.reduce((sum, { bytes }) => sum + bytes, 0)}`,
    )
    .toSorted();
}

for (const address of ['/', '/ro', '/contact']) {
  test(`${address} costs a visitor who is signed in what it costs any other${address === '/' ? '' : ' @full'}`, async ({
    browser,
    server,
  }) => {
    const session = { accessToken: 'a', refreshToken: 'r', userRole: 'admin' };
    const visitor = await fetchedBy(browser, server.origin + address, {});
    expect(visitor.filter((file) => file.startsWith('script'))).toEqual([expect.stringMatching(/\/hydrate-/)]);
    expect(await fetchedBy(browser, server.origin + address, session)).toEqual(visitor);
  });
}

test('[LAND-1] the landing page leads a visitor who is signed in to the dashboard, and one who logs out to the login again', async ({
  page,
  context,
  mailbox,
  emailAddress,
}) => {
  await enter(page, mailbox, emailAddress, 'en', '/');
  const header = page.getByRole('banner');
  const dashboard = header.getByRole('link', { name: 'Go to the dashboard' });
  const login = header.getByRole('link', { name: 'Log in' });
  await expect(dashboard).toBeVisible();
  await expect(login).toBeHidden();

  const other = await context.newPage();
  await other.goto('/terms');
  const session = await other.evaluate(() => localStorage.getItem('accessToken') ?? '');
  await other.evaluate(() => localStorage.removeItem('accessToken'));
  await expect(login).toBeVisible();
  await expect(dashboard).toBeHidden();
  await other.evaluate((token) => localStorage.setItem('accessToken', token), session);
  await expect(dashboard).toBeVisible();

  // The app, once it is here, shows the same.
  await page.getByRole('button', { name: 'Language: EN, English' }).click();
  await page.keyboard.press('Escape');
  await expect(dashboard).toBeVisible();
  await expect(login).toBeHidden();
  await dashboard.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
});

test('[LAND-5] [LAND-8] the language chosen is remembered, and offered at / without being forced', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Language: EN, English' }).click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await expect(page).toHaveURL(/\/fr\/contact$/);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('link', { name: 'Continuer en français' }).click();
  await expect(page).toHaveURL(/\/fr$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LANGUAGES[2][2]);
});

test('the login has React here before the first touch, and the app after it', async ({ page }) => {
  const loaded = scripts(page);
  const named = (name: string) => loaded.some((path) => path.includes(`/assets/${name}-`));
  await page.goto('/auth');
  await expect.poll(() => named('react')).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(named('app')).toBe(false);
  await page.getByLabel(/^E-?mail/).focus();
  await expect.poll(() => named('app')).toBe(true);
});

test('what is typed and sent before the page is taken over is not lost @full', async ({ page }) => {
  const problems = problemsOf(page);
  // The app's code waits until all is typed and clicked.
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/app-/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/contact');
  await page.getByLabel('Your name').fill('Ioana Mureșan');
  await page.getByLabel(/^E-?mail/).fill('ioana@shop.example');
  await page.getByLabel('Company').fill('Atelierul de Lumină');
  await page.getByLabel('Message').fill('Hello');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  held.resolve();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Thank you, your message has arrived');
  await expect(page).toHaveURL(/\/contact$/);
  expect(problems).toEqual([]);
});

test('[AUTH-1] a login that is typed and sent while its scripts are slow is kept, and sent once they are here', async ({
  page,
  mailbox,
  emailAddress,
}) => {
  await register(page, mailbox, emailAddress);
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(new URL(request.url()).pathname);
  });
  const [first, rest] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(/\/assets\/hydrate-/, (route) => first.promise.then(() => route.continue()));
  await page.route(/\/assets\/app-/, (route) => rest.promise.then(() => route.continue()));
  await page.goto('/auth', { waitUntil: 'commit' });
  const email = page.getByLabel(/^E-?mail/);
  const login = page.getByRole('button', { name: 'Log in', exact: true });
  await email.fill(emailAddress);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await login.click();
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(email).toHaveValue(emailAddress);

  first.resolve();
  await expect(login).toHaveAttribute('type', 'submit');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(email).toHaveValue(emailAddress);
  expect(posted).toEqual([]);
  rest.resolve();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(posted.filter((path) => path.startsWith('/auth'))).toEqual(['/auth/login']);
});

test('[LAND-5] a message that is half written stays when the language changes, and is asked about when the page is left @full', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.getByLabel('Message').fill('Half a message');
  await page.getByRole('button', { name: 'Language: EN, English' }).click();
  await page.getByRole('menuitemradio', { name: 'Română' }).click();
  await expect(page).toHaveURL(/\/ro\/contact$/);
  await expect(page.getByLabel('Mesaj')).toHaveValue('Half a message');
  await page.goBack();
  await expect(page).not.toHaveURL(/\/ro\//);
  await expect(page.getByLabel('Message')).toHaveValue('Half a message');
  await page.getByRole('link', { name: 'Terms' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('Half a message');
});

test.describe('a page whose script can not be fetched', () => {
  const CODE = /\/assets\/app-/;

  test('is reloaded when a control is pressed, and then answers @full', async ({ page }) => {
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    // As often as the page asks: the pointer on its way to the control lets it try before the click does.
    await page.route(CODE, (route) => (loads > 1 ? route.continue() : route.abort()));
    await page.goto('/');
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Language: EN, English' }).click();
    await loaded;
    await page.getByRole('button', { name: 'Language: EN, English' }).click();
    await expect(page.getByRole('menuitemradio', { name: 'Română' })).toBeVisible();
  });

  test('[LAND-6] sends the contact form all the same @full', async ({ page }) => {
    await page.route(CODE, (route) => route.abort());
    await page.goto('/contact');
    await page.getByLabel('Your name').fill('Ioana Mureșan');
    await page.getByLabel(/^E-?mail/).fill('ioana@shop.example');
    await page.getByLabel('Company').fill('Atelierul de Lumină');
    await page.getByLabel('Message').fill('Good morning.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL(/\/contact\?sent=1$/);
    await expect(page.getByRole('main').getByRole('status')).toContainText('Thank you');
  });
});
