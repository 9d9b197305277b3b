import { readdirSync, statSync } from 'node:fs';
import { expect } from '@playwright/test';
import { root } from '../support/root.ts';
import { openStory, shots, test } from './storybook.ts';

const MOST_BYTES = 40 * 1024 * 1024;
const all = shots();

for (const shot of all) {
  test(shot.name, async ({ storyPage, storybook }) => {
    await openStory(storyPage, storybook, shot);
    await expect(storyPage).toHaveScreenshot(`${shot.name}.png`);
  });
}

test('each baseline belongs to a story, and all of them stay small', () => {
  const directory = `${root}tests/visual/__screenshots__`;
  const images = readdirSync(directory);
  const wanted = new Set(all.map(({ name }) => `${name}.png`));
  expect(images.filter((image) => !wanted.has(image))).toEqual([]);
  const bytes = images.map((image) => statSync(`${directory}/${image}`).size).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
});
