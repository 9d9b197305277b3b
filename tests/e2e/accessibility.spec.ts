import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { enter } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const PUBLIC = ['/', '/auth', '/auth?mode=signup', '/auth/verify/success', '/auth/verify/error'];
const SIGNED_IN = ['/dashboard', '/dashboard?sample=1', '/dashboard/integrations', '/dashboard/orders/1'];

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** The rules whose outcome may change with the colours; all others say the same in both schemes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** axe in the page itself, which has no frames: joining the results of frames takes another page for each look. */
const look = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

async function expectAccessible(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await open(page, address);
    const light = await look(page).withTags(TAGS).analyze();
    const paper = await background(page);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expect.poll(() => background(page)).not.toBe(paper);
    const dark = await look(page).withRules(COLOUR_RULES).analyze();
    const violations = [...light.violations, ...dark.violations];
    expect(violations.map(({ id, nodes }) => `${address} ${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
}

test('[ALL-8] no public page breaks a rule of accessibility, in either scheme @full', async ({ page }) => {
  await expectAccessible(page, PUBLIC);
});

test('[ALL-8] no page of the dashboard breaks a rule of accessibility, in either scheme', async ({
  page,
  mailbox,
  emailAddress,
}) => {
  await enter(page, mailbox, emailAddress);
  await expectAccessible(page, SIGNED_IN);
});

test('[ALL-8] no page is wider than a phone, a tablet or a desktop', async ({ page, mailbox, emailAddress }) => {
  const expectFitting = async (address: string) => {
    await open(page, address);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(beyond, { message: `${address} at ${width} px` }).toBeLessThanOrEqual(0);
    }
  };
  for (const address of PUBLIC) await expectFitting(address);
  await enter(page, mailbox, emailAddress);
  for (const address of SIGNED_IN) await expectFitting(address);
});

test('[ALL-8] an account is opened and left by keyboard alone', async ({ page, mailbox, emailAddress }) => {
  await enter(page, mailbox, emailAddress, 'en');
  await expect(page.getByRole('main').getByRole('link', { name: 'Import orders' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Import orders' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/integrations$/);
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: 'Logout' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/auth$/);
});
