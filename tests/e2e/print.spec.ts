import { enter } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

test('a report on paper is the report alone: light, without menu, chat and buttons, with the shop and the title', async ({
  page,
  mailbox,
  emailAddress,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await enter(page, mailbox, emailAddress, 'en', '/dashboard/profit-ads');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /support|chat/i })).toHaveCount(0);
  await expect(title).toBeVisible();
  await expect(page.getByRole('banner').getByText('Atelierul de Lumină')).toBeVisible();
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
  await expect.poll(ink).toBe('rgb(25, 23, 29)');
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect.poll(ink).toBe('rgb(239, 238, 241)');
});
