import type { BrowserContext, Locator, Page, Request } from '@playwright/test';
import { enter, fillLogin, PASSWORD, register } from './support/accounts.ts';
import { scrollToEnd } from './support/scroll.ts';
import { expect, test } from './support/test.ts';

/** The requests to an address from here on. */
function requestsTo(page: Page, address: RegExp): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (address.test(request.url())) sent.push(request);
  });
  return sent;
}

/** Begins a question in the chat, which is over all screens. */
async function beginQuestion(page: Page, text: string): Promise<Locator> {
  await page.getByRole('button', { name: /^Open the support chat/ }).click();
  const draft = page.getByRole('dialog', { name: 'Support' }).getByRole('textbox', { name: 'Message' });
  await draft.fill(text);
  return draft;
}

/** Opens a screen whose code is not here, without a network, and reads that it waits for that. */
async function openOffline(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await link(page, 'Fraud and returns').click();
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('This will load as soon as you are connected again.');
  await expect(link(page, 'Settings')).toBeVisible();
}

const link = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });
const banner = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^You are (?:offline|back online)\.(?! This)/ });
const topOf = async (part: Locator) => (await part.boundingBox())?.y;
const bottomOf = async (part: Locator) => {
  const box = await part.boundingBox();
  return box === null ? undefined : box.y + box.height;
};
/** Waits until neither of two parts lies on the other. */
async function expectApart(one: Locator, other: Locator): Promise<void> {
  const overlap = async () => {
    const [a, b] = [await one.boundingBox(), await other.boundingBox()];
    if (!a || !b) return 'missing';
    return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
  };
  await expect.poll(overlap).toBe(false);
}

const html = { status: 200, contentType: 'text/html', body: '<h1>Welcome to the hotel’s network</h1>' };
const json = (body: string) => ({ status: 200, contentType: 'application/json', body });
/** One of them is enough for each run: the client takes each for the same failure. */
const unreadable = [
  ['a page of HTML', html, ''],
  ['half of an answer', json('{"members": ['), ' @full'],
  ['an answer of another shape', json('{"welcome": true}'), ' @full'],
] as const;

test.describe('a signed-in page', () => {
  test.beforeEach(async ({ page, mailbox, emailAddress }) => {
    await enter(page, mailbox, emailAddress, 'en');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('says for as long as the network is lost, in a banner, and in a word that it is back @full', async ({
    page,
    context,
  }) => {
    const main = page.getByRole('main');
    let before: number | undefined;
    await expect(async () => {
      before = await topOf(main); // nothing while the frame is being replaced
      expect(before).toBeDefined();
    }).toPass();
    await context.setOffline(true);
    await expect(banner(page)).toContainText('You are offline.');
    await expect(async () => expect(await topOf(main)).toBe(await bottomOf(banner(page)))).toPass();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByText('You are back online.')).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    await expect.poll(() => topOf(main)).toBe(before);
  });

  test('[ALL-7] reports a network that fails without the browser knowing, and reads again when it is back', async ({
    page,
    context,
  }) => {
    await page.route('**/api/points', (route) => route.abort());
    await page.goto('/dashboard/gamification');
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toContainText('The server cannot be reached.');
    await expect(banner(page)).toHaveCount(0);
    await context.setOffline(true);
    await expect(banner(page)).toBeVisible();
    await page.unroute('**/api/points');
    await context.setOffline(false);
    await expect(main.getByRole('alert')).toHaveCount(0);
  });

  test('opened without a network says what it needs, and comes by itself once that is back @full', async ({
    page,
    context,
  }) => {
    const draft = await beginQuestion(page, 'How do I');
    const loaded = requestsTo(page, /\/dashboard\/fraud-returns$/);
    await openOffline(page, context);
    await context.setOffline(false);
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Fraud and returns' })).toBeVisible();
    await expect(draft).toHaveValue('How do I');
    expect(loaded.filter((request) => request.isNavigationRequest())).toEqual([]);
  });

  test('opened without a network comes from the new version, where one was deployed meanwhile @full', async ({
    page,
    context,
  }) => {
    await openOffline(page, context);
    let old = true;
    await page.route(/\/assets\/FraudPage-/, (route) => {
      if (!old) return route.continue();
      old = false;
      return route.fulfill({ status: 404 });
    });
    await context.setOffline(false);
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Fraud and returns' })).toBeVisible();
    await expect(page).toHaveURL(/fraud-returns$/);
  });

  test('opened without a network is not reloaded over what is typed elsewhere @full', async ({ page, context }) => {
    const draft = await beginQuestion(page, 'How do I');
    await openOffline(page, context);
    let gone = true;
    await page.route(/\/assets\/FraudPage-/, (route) => (gone ? route.fulfill({ status: 404 }) : route.continue()));
    const main = page.getByRole('main');
    await context.setOffline(false);
    await expect(main.getByRole('alert')).toContainText('Something went wrong.');
    await expect(draft).toHaveValue('How do I');
    // The code is there again no sooner than the page is reloaded: the page may request it meanwhile.
    page.once('dialog', (warning) => {
      gone = false;
      void warning.accept();
    });
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Fraud and returns' })).toBeVisible();
  });

  test('keeps what is typed while nothing can be saved, and saves it once the network is back', async ({
    page,
    context,
  }) => {
    await link(page, 'Settings').click();
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill('Ana Popescu');
    const save = page.getByRole('button', { name: 'Save' }).first();
    await context.setOffline(true);
    await save.click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('The server cannot be reached.');
    await expect(name).toHaveValue('Ana Popescu');
    await context.setOffline(false);
    await save.click();
    await expect(page.getByRole('button', { name: 'Account: AP, Ana Popescu' })).toBeVisible();
  });

  test('opens its menus without a network, and loads the chat into its place once that is back @full', async ({
    page,
    context,
  }) => {
    // Their code comes by itself, after all that the first view needs.
    const hasPopups = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/popups-')),
      );
    await expect.poll(hasPopups, { timeout: 30_000 }).toBe(true);
    await context.setOffline(true);
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Open the support chat/ }).click();
    const chat = page.getByRole('dialog', { name: 'Support' });
    await expect(chat).toContainText('You are offline. This will load as soon as you are connected again.');
    await context.setOffline(false);
    await expect(chat.getByRole('textbox', { name: 'Message' })).toBeFocused();
  });

  test('whose chat cannot be loaded says so in its place, and has it after a reload @full', async ({ page }) => {
    await page.route(/\/assets\/ChatConversation-/, (route) => route.abort());
    await page.getByRole('button', { name: /^Open the support chat/ }).click();
    const chat = page.getByRole('dialog', { name: 'Support' });
    await expect(chat.getByRole('alert')).toContainText('This part could not be loaded.');
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await page.unroute(/\/assets\/ChatConversation-/);
    await chat.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await beginQuestion(page, 'How do I');
    await expect(chat.getByRole('textbox', { name: 'Message' })).toHaveValue('How do I');
  });

  test('says what it has to say beside what one needs, on every width @full', async ({ page }) => {
    await page.route('**/api/guides?**', async (route) => {
      const answer = await route.fetch();
      const { guides } = (await answer.json()) as { guides: object[] };
      await route.fulfill({ json: { guides: guides.map((guide) => ({ ...guide, available: false })) } });
    });
    for (const [width, height] of [
      [1440, 900],
      [900, 800],
      [768, 1024],
      [360, 780],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/dashboard/instructions');
      await page.getByRole('main').getByRole('button', { name: 'See details: Connect Shopify' }).click();
      const notice = page.getByRole('group', { name: 'Notices' });
      await expect(notice).toContainText('available soon');
      await expectApart(notice, page.getByRole('button', { name: 'Open the support chat' }));
      const logout = page.getByRole('button', { name: 'Logout' });
      if (width < 900) await page.getByRole('button', { name: 'Open menu' }).click();
      await logout.click({ trial: true });
      if (width < 900) {
        await page.keyboard.press('Escape');
        await expect(logout).toBeHidden();
      }
      const last = page.getByRole('main').locator('a, button').last();
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expectApart(notice, last);
    }
  });

  test('whose chart cannot be loaded says so in its place, and keeps its figures @full', async ({ page }) => {
    await page.route(/\/assets\/charts-/, (route) => route.abort());
    await page.goto('/dashboard?sample=1');
    const main = page.getByRole('main');
    const toChart = async () => {
      await expect(main.getByText('Net profit', { exact: true }).first()).toBeVisible();
      await scrollToEnd(page);
      await main.getByRole('heading', { name: 'Performance summary' }).scrollIntoViewIfNeeded();
    };
    await toChart();
    await expect(main.getByRole('alert')).toContainText('This part could not be loaded.');
    await expect(main.getByText('Net profit', { exact: true }).first()).toBeVisible();
    await page.unroute(/\/assets\/charts-/);
    await main.getByRole('button', { name: 'Reload the page' }).click();
    await toChart();
    await expect(main.getByRole('group', { name: /^Profit and ads, by / })).toBeVisible();
  });

  test('whose code can not be fetched says so in its place, and comes when tried again', async ({ page }) => {
    await page.route(/\/assets\/FraudPage-/, (route) => route.abort());
    await link(page, 'Fraud and returns').click();
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toContainText('Something went wrong.');
    await expect(link(page, 'Settings')).toBeVisible();
    await page.unroute(/\/assets\/FraudPage-/);
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Fraud and returns' })).toBeVisible();
  });

  test('[ALL-7] says, where the texts of a screen can not be fetched, that it could not be loaded, and comes when tried again @full', async ({
    page,
  }) => {
    for (const address of ['/dashboard/profit-ads', '/dashboard/overview']) {
      await page.route(/\/assets\/(first|later)-/, (route) => route.abort());
      await page.goto(address);
      await expect(page.getByRole('alert')).toHaveText(
        'This page could not be loaded. Check your connection and try again.',
      );
      await page.unroute(/\/assets\/(first|later)-/);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('navigation').getByRole('link', { name: 'Billing' })).toBeVisible();
    }
  });

  test('shows its shape while its code is on the way, never nothing', async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route(/\/assets\/StockPage-/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await link(page, 'Stock and suppliers').click();
    await expect(page).toHaveURL(/stock-suppliers$/);
    await expect(page.getByRole('main').getByRole('status', { name: 'Loading…' })).toBeVisible();
    held.resolve();
    await expect(page.getByRole('heading', { level: 1, name: 'Stock and suppliers' })).toBeVisible();
  });

  test('[ALL-7] is read again by itself when the server is ill, with pauses; a payment is not', async ({ page }) => {
    await page.route('**/billing/create-checkout-session', (route) => route.fulfill({ status: 503 }));
    const payments = requestsTo(page, /create-checkout-session$/);
    await link(page, 'Billing').click();
    await page.getByRole('button', { name: 'Choose Growth' }).click();
    await expect(page.getByRole('alert')).toContainText('Server error. Please try again later or contact support.');

    let ill = 2;
    await page.route('**/ads/campaigns', (route) => (ill-- > 0 ? route.fulfill({ status: 503 }) : route.continue()));
    await link(page, 'Active campaigns').click();
    await expect(page.getByRole('main').getByRole('heading', { name: 'No campaigns yet' })).toBeVisible();
    expect(ill).toBe(-1);
    // A payment tried again would have been so before the reads were.
    expect(payments).toHaveLength(1);
  });

  for (const [answer, given, tag] of unreadable) {
    test(`[ALL-10] [CALL-3] takes ${answer} with status 200 for the failure that it is${tag}`, async ({ page }) => {
      await page.route('**/api/points', (route) => route.fulfill(given));
      await page.goto('/dashboard/gamification');
      const main = page.getByRole('main');
      await expect(main.getByRole('alert')).toContainText('a response that we cannot read');
      await expect(main.getByText('Sample data', { exact: true })).toHaveCount(0);
      await page.unroute('**/api/points');
      await main.getByRole('button', { name: 'Try again' }).click();
      await expect(main.getByRole('alert')).toHaveCount(0);
      await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
    });

    test(`[ALL-10] does not take ${answer} with status 200 for a form that is saved, nor for a payment${tag}`, async ({
      page,
    }) => {
      await page.route('**/api/profile', (route) =>
        route.request().method() === 'GET' ? route.continue() : route.fulfill(given),
      );
      await link(page, 'Settings').click();
      const name = page.getByRole('textbox', { name: 'Name' });
      await name.fill('Ana Popescu');
      await page.getByRole('button', { name: 'Save' }).first().click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText('a response that we cannot read');
      await expect(name).toHaveValue('Ana Popescu');
      await expect(page.getByText('Saved.')).toHaveCount(0);

      await page.route('**/billing/create-checkout-session', (route) => route.fulfill(given));
      const payments = requestsTo(page, /create-checkout-session$/);
      await page.goto('/dashboard/billing');
      await page.getByRole('button', { name: 'Choose Growth' }).click();
      await expect(page.getByRole('alert')).not.toHaveCount(0);
      await expect(page).toHaveURL(/\/dashboard\/billing$/);
      expect(payments).toHaveLength(1);
    });
  }

  test('shows the shape of its figures while they are on the way @full', async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/api/points', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/dashboard/gamification');
    await expect(page.getByRole('main').getByRole('status', { name: 'The points are loading' })).toBeVisible();
    held.resolve();
    await expect(page.getByRole('main').getByRole('status', { name: 'The points are loading' })).toHaveCount(0);
    await expect(page.getByRole('main').getByText('Sample data', { exact: true })).toHaveCount(0);
  });

  test('[ALL-10] stays while it cannot be read who is signed in, asks once for it, and again when the network is back', async ({
    page,
    context,
  }) => {
    await page.route('**/auth/session', (route) => route.fulfill(html));
    const sessions = requestsTo(page, /\/auth\/session$/);
    await page.goto('/dashboard/settings');
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill('Ana Popescu');
    const asked = sessions.length;
    expect(asked).toBeLessThan(4); // each part that first needs it asks
    await context.setOffline(true);
    await context.setOffline(false);
    await expect.poll(() => sessions.length).toBeGreaterThan(asked);
    await expect(name).toHaveValue('Ana Popescu');
  });

  test('with a form that is not saved asks before it is left by a link, the way back or a reload @full', async ({
    page,
  }) => {
    await link(page, 'Settings').click();
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill('Somebody Else');
    const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });

    await link(page, 'Billing').click();
    await expect(dialog.getByRole('button', { name: 'Stay here' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/dashboard\/settings$/);
    await page.getByRole('tab', { name: 'Security' }).click();
    await dialog.getByRole('button', { name: 'Stay here' }).click();
    await page.goBack();
    await dialog.getByRole('button', { name: 'Stay here' }).click();
    await expect(page).toHaveURL(/\/dashboard\/settings$/);
    await expect(name).toHaveValue('Somebody Else');

    const warned = page.waitForEvent('dialog');
    await page.evaluate(() => setTimeout(() => window.location.reload()));
    const warning = await warned;
    expect(warning.type()).toBe('beforeunload');
    await warning.dismiss();
    await expect(name).toHaveValue('Somebody Else');

    await page.goBack();
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('with a form that is not saved asks before it is left where no more code can be loaded, and keeps what is typed @full', async ({
    page,
  }) => {
    await link(page, 'Settings').click();
    const name = page.getByRole('textbox', { name: 'Name' });
    await expect(name).toBeVisible();
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 })); // a new version was deployed
    await name.fill('Somebody Else');
    await link(page, 'Fraud and returns').click();
    await page
      .getByRole('alertdialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Stay here' })
      .click();
    await expect(name).toHaveValue('Somebody Else');
  });

  test('with a form that is saved is left without a question @full', async ({ page }) => {
    await link(page, 'Settings').click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Ana Popescu');
    await page.getByRole('button', { name: 'Save' }).first().click();
    await expect(page.getByRole('button', { name: 'Account: AP, Ana Popescu' })).toBeVisible();
    await link(page, 'Billing').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible();
  });
});

test('[ALL-10] [AUTH-6] a page of HTML with status 200 is no login @full', async ({ page }) => {
  await page.route('**/auth/login', (route) =>
    route.request().method() === 'POST' ? route.fulfill(html) : route.continue(),
  );
  await page.goto('/auth');
  await fillLogin(page, 'someone@shop.test');
  await expect(page.getByRole('alert')).toHaveText('Login failed');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('a page outside the dashboard says that the network is lost too, and its form waits for it @full', async ({
  page,
  context,
  mailbox,
  emailAddress,
}) => {
  await register(page, mailbox, emailAddress);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text'); // the app is here
  await context.setOffline(true);
  await expect(banner(page)).toContainText('You are offline.');
  await fillLogin(page, emailAddress);
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
  await expect(page.getByLabel(/^E-?mail/)).toHaveValue(emailAddress);
  await context.setOffline(false);
  await expect(page.getByText('You are back online.')).toBeVisible();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a page that needs no account shows that it comes from the first moment on a slow network', async ({ page }) => {
  const app = Promise.withResolvers<void>();
  const code = Promise.withResolvers<void>();
  await page.route(/\/assets\/app-[\w-]+\.js$/, async (route) => {
    await app.promise;
    await route.continue();
  });
  await page.route(/\/assets\/ResetPage-/, async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto('/auth/reset', { waitUntil: 'commit' });
  const width = () => page.locator('#root:empty').evaluate((root) => getComputedStyle(root, '::after').width);
  await expect.poll(width).toBe('28px');
  app.resolve();
  const loading = page.getByRole('status', { name: 'Se încarcă…' });
  await expect(loading).toBeVisible();
  code.resolve();
  await expect(page.getByRole('textbox')).toBeVisible();
  await expect(loading).toHaveCount(0);
});

test('[ALL-4] a form that is sent twice at once is sent once @full', async ({ page, emailAddress }) => {
  const sent = requestsTo(page, /\/auth\/register$/);
  await page.goto('/auth?mode=signup');
  await page.getByLabel('Company name').fill('Two clicks');
  await page.getByLabel(/^E-?mail/).fill(emailAddress);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).dblclick();
  await expect(page.getByText('Signup successful.')).toBeVisible();
  expect(sent).toHaveLength(1);
});

for (const [name, days] of [
  ['ahead', 1],
  ['behind', -1],
] as const) {
  test(`[ROLE-9] a clock that is a day ${name} changes nothing`, async ({ page, mailbox, emailAddress }) => {
    await page.addInitScript((offset) => {
      const now = Date.now.bind(Date);
      window.Date = class extends Date {
        constructor(...given: [] | [number]) {
          super(...(given.length === 0 ? ([now() + offset] as const) : given));
        }
        static override now = () => now() + offset;
      } as DateConstructor;
    }, days * 86_400_000);
    await enter(page, mailbox, emailAddress, 'en');
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await page.goto('/terms'); // where nothing is asked for meanwhile
    await page.evaluate(() => localStorage.setItem('accessToken', 'expired'));
    await page.goto('/dashboard');
    await expect(page.getByRole('banner').getByText('Atelierul de Lumină')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
}

test('[ROLE-7] a storage that is full keeps the session for the page, and says so @full', async ({
  page,
  mailbox,
  emailAddress,
}) => {
  await register(page, mailbox, emailAddress);
  await page.goto('/auth');
  await page.evaluate(() => {
    const fill = (piece: string) => {
      try {
        for (let at = 0; ; at += 1) localStorage.setItem(`${piece.length} ${at}`, piece);
      } catch {
        // full of pieces of this size
      }
    };
    for (const length of [1_000_000, 10_000, 100, 1]) fill('x'.repeat(length));
  });
  await fillLogin(page, emailAddress);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Browserul nu ne lasă să salvăm nimic.')).toBeVisible();
  await expect(page.getByText('Atelierul de Lumină')).toBeVisible();
});
