import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
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

/** A line to the server that can be cut, with all that goes over it, and restored. */
async function openLine(origin: string) {
  const { hostname, port } = new URL(origin);
  const open = new Set<Socket>();
  let cut = false;
  const line = createServer((near) => {
    if (cut) return void near.destroy();
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => undefined); // `close` reports its end
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    cut: () => {
      cut = true;
      for (const socket of open) socket.destroy();
    },
    restore: () => {
      cut = false;
    },
    close: () => {
      for (const socket of open) socket.destroy();
      line.close();
    },
  };
}

test('[CHAT-3] [CHAT-4] a question asked while the line is cut stays, says that it waits, and is sent once when that is back @full', async ({
  page,
  server,
}) => {
  const line = await openLine(server.origin);
  try {
    const { origins } = await page.context().storageState();
    const stored = origins.map((kept) => ({ ...kept, origin: line.origin }));
    await page.context().setStorageState({ cookies: [], origins: stored });
    await page.goto(`${line.origin}/dashboard`);
    const chat = await openChat(page);
    await expect(chat.getByText('Connected', { exact: true })).toBeVisible();
    await expect(chat.getByRole('button', { name: 'How do I connect Shopify?' })).toBeVisible(); // nothing from before
    const field = chat.getByRole('textbox', { name: 'Message' });
    await field.fill('How do I import my orders?');
    line.cut();
    await expect(chat.getByText('Connected', { exact: true })).toHaveCount(0);
    await expect(field).toHaveValue('How do I import my orders?');
    await field.press('Enter');
    const unsent = chat.getByText('Your message stays here and is sent as soon as the connection is back.');
    await expect(unsent).toHaveCount(1);
    await field.fill('How is net profit calculated?');
    await field.press('Enter');
    await expect(unsent).toHaveCount(2);
    const warned = page.waitForEvent('dialog');
    await page.evaluate(() => setTimeout(() => window.location.reload()));
    await (await warned).dismiss();

    line.restore();
    await expect(chat.getByText('Connected', { exact: true })).toBeVisible();
    await expect(unsent).toHaveCount(0);
    await expect(chat.getByText('Assistant')).toHaveCount(2);
    await expect(chat.getByRole('alert')).toHaveCount(0);
    await page.reload();
    const log = (await openChat(page)).getByRole('log');
    await expect(log.getByText('Assistant')).toHaveCount(2);
    await expect(log.getByText('How do I import my orders?', { exact: true })).toHaveCount(1);
    await expect(log.getByText('How is net profit calculated?', { exact: true })).toHaveCount(1);
  } finally {
    line.close();
  }
});
