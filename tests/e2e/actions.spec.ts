import type { RecommendationsAnswer } from '@adaos/api';
import { enter } from './support/accounts.ts';
import { importOrders } from './support/imports.ts';
import { expect, test } from './support/test.ts';

test('in Romanian a recommendation is done, undone and then dismissed with a reason, from the overview to the queue', async ({
  page,
  mailbox,
  emailAddress,
}) => {
  await enter(page, mailbox, emailAddress, 'ro');
  await importOrders(page);
  await page.goto('/dashboard/overview');
  const week = page.getByRole('region', { name: 'Săptămâna aceasta' });
  // Evaluated behind the import: what is worth most is there without a reload.
  await expect(week.getByRole('listitem')).toHaveCount(3, { timeout: 30_000 });
  const first = week
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /^Completează/ }) })
    .first();
  const title = (await first.getByRole('heading').textContent()) ?? 'no title';
  await expect(first).toContainText(/profit nesigur pe lună/);

  // It is done where it is found: the cost is filled in over the overview.
  await first.getByRole('button', { name: `Rezolvă acum: ${title}` }).click();
  const costs = page.getByRole('dialog', { name: 'Costuri care lipsesc' });
  await expect(costs.getByRole('button', { name: /^Ambalare și pregătire/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(costs).toHaveCount(0);

  await first.getByRole('button', { name: 'Gata' }).click();
  await expect(week.getByRole('heading', { name: title })).toHaveCount(0);
  await page.getByRole('button', { name: 'Anulează' }).click();
  await expect(week.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Anulează' })).toHaveCount(0);

  await week.getByRole('link', { name: /^Toate recomandările/ }).click();
  const queue = page.getByRole('region', { name: 'Recomandări' });
  const row = queue.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  await row.getByRole('button', { name: 'Respinge' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'De ce respingi această recomandare?' });
  await dialog.getByRole('combobox', { name: 'Motiv' }).selectOption({ label: 'Alt motiv' });
  await dialog.getByRole('textbox', { name: 'Notă' }).fill('Îl plătește curierul.');
  await dialog.getByRole('button', { name: 'Respinge' }).click();
  await expect(row).toHaveCount(0);
  await queue.getByRole('button', { name: 'Respinse' }).click();
  await expect(row).toContainText(/Respinsă de .+: Alt motiv\. Îl plătește curierul\./);

  // It is kept: another look has the same.
  await page.reload();
  await queue.getByRole('button', { name: 'Respinse' }).click();
  await expect(row).toBeVisible();
  const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('accessToken'))}` };
  const answer: RecommendationsAnswer = await (await page.request.get('/api/recommendations', { headers })).json();
  const statuses = Map.groupBy(answer.recommendations, ({ status }) => status);
  expect([statuses.get('dismissed')?.length, statuses.get('done')?.length ?? 0]).toEqual([1, 0]);
});
