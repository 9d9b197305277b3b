// The page on the way to Stripe, for hosts that answer a checkout with its id alone. The policy is the real server's.
import AxeBuilder from '@axe-core/playwright';
import { enter } from './support/accounts.ts';
import { standInForStripe, type StripeAnswer } from './support/stripe.ts';
import { expect, test } from './support/test.ts';

const PAGE = '/checkout/stripe.html';
const SESSION = 'cs_test_a1B2c3';
const FAILED = 'Eroare la redirecționarea către Stripe. Te rugăm să încerci din nou.';

test('[BILL-2] the id of a checkout is enough to be led to it, and back from it to billing', async ({
  page,
  mailbox,
  emailAddress,
}) => {
  await enter(page, mailbox, emailAddress, 'ro', '/dashboard/billing');
  const asked = await standInForStripe(page, 'leads on');
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  await page.goto(`${PAGE}?session=${SESSION}&language=ro&scheme=dark`);
  await expect(page).toHaveURL(/^https:\/\/checkout\.stripe\.com\/c\/pay\/cs_test_a1B2c3#pk_test_\w+$/);
  expect(asked).toEqual(['https://js.stripe.com/basil/stripe.js', `https://checkout.stripe.com/c/pay/${SESSION}`]);
  expect(refused).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard\/billing$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Facturare' })).toBeVisible();
});

test.describe('[BILL-3] the way that fails says so, and leads back to billing', () => {
  const ways: readonly [string, StripeAnswer, string][] = [
    ['its script is blocked', 'is blocked', `session=${SESSION}`],
    ['Stripe does not know the session', 'refuses', `session=${SESSION}`],
    ['no session is named', 'leads on', ''],
    ['what is named is no session', 'leads on', 'session=https://evil.example/'],
  ];
  for (const [why, answer, query] of ways) {
    test(`where ${why}`, async ({ page }) => {
      const asked = await standInForStripe(page, answer);
      await page.goto(`${PAGE}?${query}&language=ro`);
      await expect(page.getByRole('alert')).toHaveText(FAILED);
      await expect(page.getByRole('link', { name: 'Înapoi la facturare' })).toHaveAttribute(
        'href',
        '/dashboard/billing',
      );
      if (answer === 'leads on') expect(asked).toEqual([]);
    });
  }
});

test('[ALL-8] [ALL-2] the page speaks each language and breaks no rule of accessibility, in either scheme @full', async ({
  page,
}) => {
  await standInForStripe(page, 'refuses');
  for (const [language, text] of [
    ['en', 'The redirection to Stripe failed. Please try again.'],
    ['ro', FAILED],
    ['fr', 'La redirection vers Stripe a échoué. Veuillez réessayer.'],
    ['es', 'Error al redirigir a Stripe. Inténtalo de nuevo.'],
    ['pt', 'Falha no redirecionamento para o Stripe. Tente novamente.'],
    ['xx', 'The redirection to Stripe failed. Please try again.'],
  ] as const) {
    const scheme = language === 'ro' ? 'dark' : 'light';
    await page.goto(`${PAGE}?session=${SESSION}&language=${language}&scheme=${scheme}`);
    await expect(page.getByRole('alert')).toHaveText(text);
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'xx' ? 'en' : language);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => `${language} ${id}`)).toEqual([]);
  }
});

test('only this page lets a script of Stripe run', async ({ page }) => {
  const policyAt = async (address: string) => {
    const answer = await page.goto(address);
    return answer?.headers()['content-security-policy'] ?? '';
  };
  const own = await policyAt(`${PAGE}?session=x`);
  expect(own).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
  expect(own).not.toMatch(/unsafe|trusted-types/);
  for (const address of ['/', '/auth', '/dashboard/billing', '/checkout/sandbox/abcdefgh', '/checkout/stripe']) {
    const policy = await policyAt(address);
    expect(policy, address).not.toContain('stripe.com');
    expect(policy, address).toContain('trusted-types adaos-worker');
  }
});
