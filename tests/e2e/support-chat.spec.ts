import type { Page } from '@playwright/test';
import { enter } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(async ({ page, mailbox, emailAddress }) => {
  await enter(page, mailbox, emailAddress, 'en');
});

async function openChat(page: Page) {
  await page.getByRole('button', { name: /^Open the support chat/ }).click();
  return page.getByRole('dialog', { name: 'Support' });
}

test('[CHAT-1] [CHAT-2] [CHAT-3] a question is answered over the socket, and still there after a reload', async ({
  page,
}) => {
  const chat = await openChat(page);
  await expect(chat.getByText('Connected', { exact: true })).toBeVisible();
  await chat.getByRole('button', { name: 'How do I import my orders?' }).click();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.keyboard.press('Enter');
  const log = chat.getByRole('log');
  await expect(log.getByText('How do I import my orders?')).toBeVisible();
  await expect(log.getByText('Assistant')).toBeVisible();
  await expect(log.getByRole('link').first()).toBeVisible();
  expect(calls).not.toContain('/support/ask');

  await page.reload();
  const again = await openChat(page);
  await expect(again.getByText('How do I import my orders?')).toHaveCount(1);
  await expect(again.getByText('Assistant')).toBeVisible();
});

test('[CHAT-3] where the socket does not open, the question goes by a call', async ({ page }) => {
  await page.routeWebSocket('**/support', (socket) => socket.close());
  const chat = await openChat(page);
  await expect(chat.getByText('Error', { exact: true })).toBeVisible();
  await chat.getByRole('textbox', { name: 'Message' }).fill('How do I import my orders?');
  const asked = page.waitForRequest('**/support/ask');
  await page.keyboard.press('Enter');
  expect((await asked).postDataJSON()).toMatchObject({ userId: 'authenticated', language: 'en' });
  await expect(chat.getByRole('log').getByText('Assistant')).toBeVisible();
});

test('[CHAT-4] a question that reaches nobody says so, and is sent again once', async ({ page }) => {
  await page.routeWebSocket('**/support', (socket) => socket.close());
  await page.route('**/support/ask', (route) => route.abort('connectionfailed'));
  const chat = await openChat(page);
  await chat.getByRole('textbox', { name: 'Message' }).fill('How do I import my orders?');
  await page.keyboard.press('Enter');
  await expect(chat.getByRole('alert')).toContainText('Please try again or contact our team by email.');
  await page.unroute('**/support/ask');
  await chat.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(chat.getByRole('log').getByText('Assistant')).toBeVisible();
  await expect(chat.getByRole('alert')).toHaveCount(0);
  await expect(chat.getByText('How do I import my orders?')).toHaveCount(1);
});
