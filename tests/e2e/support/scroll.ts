import type { Page } from '@playwright/test';

/** To the end of the screen, whichever part of the page has the focus: what is below the first view is drawn near the window. */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.getByRole('main').hover();
  await page.mouse.wheel(0, 10_000);
}
