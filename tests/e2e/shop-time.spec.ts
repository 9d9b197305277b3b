import type { Locator } from '@playwright/test';
import { enter } from './support/accounts.ts';
import { importOrders } from './support/imports.ts';
import { expect, test } from './support/test.ts';

const SHOP_TIMEZONE = 'Asia/Tokyo';

test.use({ timezoneId: 'America/Los_Angeles' });

/** A time is shown as the clocks of the shop have it, in the ro-RO format. */
async function expectShopTime(time: Locator): Promise<void> {
  const at = new Date((await time.getAttribute('datetime')) ?? 'none');
  const clock = { hour: '2-digit', minute: '2-digit', timeZone: SHOP_TIMEZONE } as const;
  await expect(time).toContainText(at.toLocaleTimeString('ro-RO', clock));
}

test('[ALL-3] [CHAT-1] [DASH-4] the chat and the notifications show the time of the shop, not of the browser', async ({
  page,
  mailbox,
  emailAddress,
}) => {
  await enter(page, mailbox, emailAddress, 'ro');
  await importOrders(page, SHOP_TIMEZONE);
  await page.reload();

  await page.getByRole('button', { name: /^Notificări/ }).click();
  await expectShopTime(page.getByRole('listitem').locator('time').first());
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Deschide chatul/ }).click();
  const chat = page.getByRole('dialog', { name: 'Suport' });
  await chat.getByRole('textbox').fill('Cum îmi import comenzile?');
  await page.keyboard.press('Enter');
  const times = chat.getByRole('log').locator('time');
  await expect(times).toHaveCount(2);
  for (const time of await times.all()) await expectShopTime(time);
});
