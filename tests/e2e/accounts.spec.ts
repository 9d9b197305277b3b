import type { LoginResponse } from '@adaos/api';
import { enter, fillLogin, openLink, PASSWORD, register, SHOP, signUp, verify } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

const EXPIRED = {
  type: 'about:blank',
  title: 'Unauthorized',
  status: 401,
  code: 'token_expired',
  error: 'The access token has expired.',
  message: 'The access token has expired.',
  requestId: '1',
};

test.describe('an account', () => {
  test('[AUTH-1] [AUTH-2] [AUTH-4] login and signup are one screen, toggled by a link @full', async ({ page }) => {
    await page.goto('/auth');
    await expect(page.getByLabel(/^E-?mail/)).toHaveAttribute('type', 'email');
    await expect(page.getByLabel('Company name')).toHaveCount(0);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText('Enter your email address.')).toBeVisible();
    await expect(page.getByText('Enter your password.')).toBeVisible();

    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL(/\/auth\?mode=signup$/);
    await expect(page.getByLabel('Company registration number')).toBeVisible();
    await expect(page.getByLabel('Phone number')).toBeVisible();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Enter your company’s name.')).toBeVisible();

    await page.getByRole('link', { name: 'Log in' }).click();
    await expect(page.getByLabel('Company name')).toHaveCount(0);
  });

  test('[AUTH-3] a link leads to the reset of a forgotten password @full', async ({ page }) => {
    await page.goto('/auth');
    await expect(page.getByRole('link', { name: /forgot/i })).toHaveAttribute('href', '/auth/reset');
  });

  test('[AUTH-5] [AUTH-8] [AUTH-14] is opened by the mail, and then by its password', async ({
    page,
    mailbox,
    emailAddress,
  }) => {
    await signUp(page, emailAddress);
    await verify(page, mailbox, emailAddress);
    await expect(page.getByText('Email verified. You can log in now.')).toBeVisible();
    await page.getByRole('link', { name: 'Log in' }).click();
    await fillLogin(page, emailAddress);
    await expect(page).toHaveURL(/\/dashboard$/);
    const stored = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
    expect(Object.keys(stored).toSorted()).toEqual(['accessToken', 'refreshToken', 'user', 'userRole']);
    expect(JSON.parse(stored['user'] ?? '')).toMatchObject({ email: emailAddress });
    expect(stored['userRole']).toBe('admin');
  });

  test('[AUTH-6] a wrong password is reported, and what was typed stays', async ({ page, emailAddress }) => {
    await page.goto('/auth');
    await fillLogin(page, emailAddress, 'not the password');
    await expect(page.getByRole('alert')).toHaveText('Wrong email or password.');
    await expect(page.getByLabel(/^E-?mail/)).toHaveValue(emailAddress);
  });

  test('[AUTH-9] that is not confirmed yet can have the mail sent again', async ({ page, mailbox, emailAddress }) => {
    await signUp(page, emailAddress);
    await mailbox.next(emailAddress);
    await page.getByRole('link', { name: 'Log in' }).click();
    await fillLogin(page, emailAddress);
    await expect(page.getByRole('alert')).toContainText('Please confirm your email');
    await page.getByRole('button', { name: 'Resend verification' }).click();
    await expect(page.getByText('Verification email sent.')).toBeVisible();
    await verify(page, mailbox, emailAddress);
  });

  test('[AUTH-14] is not confirmed by what looks at the link in the mail, and then is by the page', async ({
    page,
    request,
    mailbox,
    emailAddress,
  }) => {
    await signUp(page, emailAddress);
    const { links } = await mailbox.next(emailAddress);
    const link = links.find((found) => found.includes('/auth/verify')) ?? '';
    for (const accept of ['*/*', 'text/html,*/*;q=0.8']) {
      expect((await request.get(link, { headers: { accept } })).headers()['content-type']).toContain('text/html');
      await request.head(link, { headers: { accept } });
    }
    const credentials = { data: { email: emailAddress, password: PASSWORD } };
    expect((await request.post('/auth/login', credentials)).status()).toBe(403);
    await page.goto(link);
    await expect(page.getByText('Email verified. You can log in now.')).toBeVisible();
    expect((await request.post('/auth/login', credentials)).status()).toBe(200);
  });

  test('[AUTH-14] a link without a good token leads to the error, in Romanian', async ({ page }) => {
    for (const address of ['/auth/verify', '/auth/verify?token=not-a-token']) {
      await page.goto(address);
      await expect(page).toHaveURL(/\/auth\/verify\/error$/);
      await expect(page.getByRole('heading', { name: 'Verificarea emailului a eșuat' })).toBeVisible();
      await expect(page.getByText('Tokenul este invalid sau a expirat. Te rugăm să încerci din nou.')).toBeVisible();
    }
    await expect(page.locator('a[href^="mailto:"]').first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
  });

  test('[AUTH-7] a signed-in visitor of the login is taken to the dashboard', async ({
    page,
    mailbox,
    emailAddress,
  }) => {
    await enter(page, mailbox, emailAddress);
    await page.goto('/auth');
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test.describe('a guarded page', () => {
  test('[ROLE-2] without a session leads to the login, and from there back', async ({
    page,
    mailbox,
    emailAddress,
  }) => {
    await register(page, mailbox, emailAddress);
    await page.goto('/dashboard/integrations?x=1');
    await expect(page).toHaveURL(/\/auth\?next=/);
    await fillLogin(page, emailAddress);
    await expect(page).toHaveURL(/\/dashboard\/integrations\?x=1$/);
  });

  test('[AUTH-5] never leads to another origin after the login', async ({ page, mailbox, emailAddress }) => {
    await register(page, mailbox, emailAddress);
    await page.goto(`/auth?${new URLSearchParams({ next: '//evil.example/dashboard' }).toString()}`);
    await fillLogin(page, emailAddress);
    await expect(page).toHaveURL(/^http:\/\/[^/]+\/dashboard$/);
  });

  test('[AUTH-5] [AUTH-7] nor does an address made up for someone who is signed in @full', async ({
    page,
    mailbox,
    emailAddress,
  }) => {
    await enter(page, mailbox, emailAddress, 'en', '/terms');
    const origin = new URL(page.url()).origin;
    const opened: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) opened.push(new URL(request.url()).origin);
    });
    for (const next of [
      '//evil.example',
      'https:evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '/.//evil.example',
      '/x/%2e%2e//evil.example',
      'javascript:alert(1)',
      'data:text/html,x',
    ]) {
      await page.goto(`/auth?${new URLSearchParams({ next }).toString()}`);
      await expect(page, next).toHaveURL(/^http:\/\/[^/]+\/dashboard$/);
    }
    expect(new Set(opened)).toEqual(new Set([origin]));
  });

  test('[AUTH-5] an end of the address that names nothing is no blank page @full', async ({
    page,
    mailbox,
    emailAddress,
  }) => {
    await enter(page, mailbox, emailAddress, 'en', '/terms');
    await page.goto(`/auth?${new URLSearchParams({ next: '/dashboard/billing#%E0' }).toString()}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible();
  });

  test('[ALL-1] is not what no address is: it leads to the landing page @full', async ({ page }) => {
    for (const address of ['/no/such/page', '/old/page.php', '/%E0']) {
      await page.goto(address);
      await expect(page, address).toHaveURL(/^http:\/\/[^/]+\/$/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Know what your shop really earns');
    }
  });

  test('[ALL-1] an address of the dashboard that leads to no screen says so beside the menu, after the login', async ({
    page,
    mailbox,
    emailAddress,
  }) => {
    await enter(page, mailbox, emailAddress, 'en', '/terms');
    await page.goto('/dashboard/no-such-screen');
    await expect(page.getByRole('main').getByText(/address may be wrong/)).toBeVisible();
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Overview' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Go to the overview' }).click();
    await expect(page).toHaveURL(/\/dashboard\/overview$/);
  });
});

test.describe('a session', () => {
  test('[ROLE-8] ends at logout, here, on the server and in the other tabs', async ({
    page,
    context,
    request,
    mailbox,
    emailAddress,
  }) => {
    await enter(page, mailbox, emailAddress);
    const other = await context.newPage();
    await other.goto('/dashboard/integrations');
    await expect(other.getByRole('main')).toBeVisible();
    const refreshToken = await page.evaluate(() => localStorage.getItem('refreshToken'));

    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/auth$/);
    await expect(other).toHaveURL(/\/auth$/);
    // The tabs are two processes, which the browser notifies of each key on its own.
    await expect.poll(() => other.evaluate(() => Object.keys(localStorage))).toEqual([]);
    const answer = await request.post('/auth/refresh', {
      data: { refreshToken },
      headers: { accept: 'application/json' },
    });
    expect(answer.status()).toBe(401);
  });

  test('[ROLE-8] leaves nothing to the way back after its logout @full', async ({ page, mailbox, emailAddress }) => {
    await enter(page, mailbox, emailAddress, 'en', '/dashboard/billing');
    await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('textbox', { name: /^E-?mail/ })).toHaveValue(emailAddress);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/auth$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/auth(?:\?|$)/);
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    expect(await page.content()).not.toContain(emailAddress);
  });

  test('[ROLE-8] that gives way to another user’s in another tab shows nothing of the first @full', async ({
    page,
    context,
    mailbox,
    emailAddress,
  }) => {
    await enter(page, mailbox, emailAddress, 'en');
    const banner = page.getByRole('banner');
    await expect(banner.getByText(SHOP)).toBeVisible();
    const [email, password] = [`other-${emailAddress}`, PASSWORD];
    await page.request.post('/auth/register', { data: { email, password, name: 'The other shop' } });
    await openLink(page, mailbox, email);
    const session = (await (
      await page.request.post('/auth/login', { data: { email, password } })
    ).json()) as LoginResponse;

    const other = await context.newPage();
    await other.goto('/terms');
    await other.evaluate(({ accessToken, refreshToken, user }) => {
      localStorage.setItem('user', JSON.stringify(user));
      localStorage.setItem('accessToken', accessToken);
      localStorage.setItem('refreshToken', refreshToken ?? '');
    }, session);
    await expect(banner.getByText('The other shop')).toBeVisible();
    await expect(banner.getByText(SHOP)).toHaveCount(0);
  });

  test('[ROLE-9] that two tabs find expired is refreshed once, the second waiting for the first @full', async ({
    page,
    context,
    mailbox,
    emailAddress,
  }) => {
    await enter(page, mailbox, emailAddress, 'en', '/terms');
    await page.evaluate(() => localStorage.setItem('accessToken', 'expired'));
    const [asked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const refreshes: string[] = [];
    await context.route('**/auth/refresh', async (route) => {
      refreshes.push(route.request().method());
      asked.resolve();
      await held.promise;
      await route.continue();
    });
    const refused: string[] = [];
    const second = await context.newPage();
    second.on('response', (answer) => answer.status() === 401 && refused.push(answer.url()));
    await page.goto('/dashboard/billing');
    await asked.promise;
    await second.goto('/dashboard/integrations');
    await expect.poll(() => refused.length).toBeGreaterThan(0);
    held.resolve();
    for (const tab of [page, second]) await expect(tab.getByRole('banner').getByText(SHOP)).toBeVisible();
    expect(refreshes).toEqual(['POST']);
  });

  test('[ROLE-9] whose access token is no good is refreshed once, unseen', async ({ page, mailbox, emailAddress }) => {
    await enter(page, mailbox, emailAddress);
    await page.goto('/terms'); // where nothing is asked for meanwhile
    const before = await page.evaluate(() => {
      localStorage.setItem('accessToken', 'expired');
      return localStorage.getItem('refreshToken');
    });
    const refreshes: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/auth/refresh')) refreshes.push(request.method());
    });
    await page.goto('/dashboard/integrations');
    await expect(page.getByText('Atelierul de Lumină')).toBeVisible();
    expect(refreshes).toEqual(['POST']);
    expect(await page.evaluate(() => localStorage.getItem('refreshToken'))).not.toBe(before);
  });

  test('[ROLE-9] that the server has ended leads to the login with a notice, and back, in every tab', async ({
    page,
    context,
    mailbox,
    emailAddress,
  }) => {
    await enter(page, mailbox, emailAddress, 'en');
    const other = await context.newPage();
    await other.goto('/dashboard/billing');
    await expect(other.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible();
    await page.goto('/terms'); // where nothing is asked for meanwhile
    await page.evaluate(() => {
      localStorage.setItem('accessToken', 'expired');
      localStorage.setItem('refreshToken', 'ended');
    });
    await page.goto('/dashboard/integrations');
    await expect(page).toHaveURL(/\/auth\?next=/);
    const notice = 'Your session has ended. Please log in again.';
    await expect(page.getByText(notice)).toBeVisible();
    await expect(other).toHaveURL(/\/auth\?next=%2Fdashboard%2Fbilling$/);
    await expect(other.getByText(notice)).toBeVisible();
    await fillLogin(page, emailAddress);
    await expect(page).toHaveURL(/\/dashboard\/integrations$/);
    await expect(page.getByText(notice)).toHaveCount(0);
    await expect(other).toHaveURL(/\/dashboard\/billing$/);
    await expect(other.getByText(notice)).toHaveCount(0);
  });

  test('[ROLE-8] is over here although the server cannot be reached, which is said @full', async ({
    page,
    mailbox,
    emailAddress,
  }) => {
    await enter(page, mailbox, emailAddress);
    await page.route('**/auth/logout', (route) => route.abort('connectionfailed'));
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/auth$/);
    await expect(page.getByText('You are logged out on this device, but we could not reach the server.')).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  test('[ROLE-7] without a storage lasts as long as the page, and says so @full', async ({
    page,
    mailbox,
    emailAddress,
  }) => {
    await register(page, mailbox, emailAddress);
    await page.addInitScript(() => {
      for (const storage of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, storage, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
      // A browser that blocks its storage denies the locks too.
      LockManager.prototype.request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    });
    await page.goto('/auth');
    await fillLogin(page, emailAddress);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText('Browserul nu ne lasă să salvăm nimic.')).toBeVisible();
    await expect(page.getByText('Atelierul de Lumină')).toBeVisible();

    // Later on its token expires.
    let expired = true;
    await page.route('**/api/points', (route) =>
      expired ? ((expired = false), route.fulfill({ status: 401, json: EXPIRED })) : route.continue(),
    );
    const refreshed = page.waitForResponse((answer) => answer.url().endsWith('/auth/refresh'));
    await page.getByRole('navigation').getByRole('link', { name: 'Gamificare' }).click();
    expect((await refreshed).status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Gamificare' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });

  test('[ROLE-3] [ROLE-7] under a forged role shows what the server says', async ({ page, mailbox, emailAddress }) => {
    await enter(page, mailbox, emailAddress);
    await page.evaluate(() => localStorage.setItem('userRole', 'viewer'));
    await page.reload();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('userRole'))).toBe('admin');
  });
});

test('the password is never in the address or the storage', async ({ page, mailbox, emailAddress }) => {
  await enter(page, mailbox, emailAddress);
  const kept = await page.evaluate(
    () => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]) + location.href,
  );
  expect(kept).not.toContain(PASSWORD);
});
